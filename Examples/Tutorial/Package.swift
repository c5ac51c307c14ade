// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "mail",
  dependencies: [.package(name: "navtui", path: "../..")],
  targets: [
    .executableTarget(
      name: "Mail",
      dependencies: [
        .product(name: "NavModel", package: "navtui"),
        .product(name: "NavTUI", package: "navtui"),
      ]
    ),
    .testTarget(name: "MailTests", dependencies: ["Mail"]),
  ]
)
