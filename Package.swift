// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether programs keep their symbols, as profilers and Scripts/order need them.
let keepsSymbols = Context.environment["NAVTUI_SYMBOLS"] != nil

/// Makes a program small and quick to start; Documentation/performance.md tells what each part brings.
///
/// The standard library is inside, with what it needs of libstdc++, and what runs from the start to the
/// end of a slide lies together. Whoever depends on the libraries links as they like.
let compact: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-use-ld=lld", "-L", "\(Context.packageDirectory)/Scripts/link",
      "-Xclang-linker", "-static-libgcc",
    ]
      + [
        "--no-export-dynamic", keepsSymbols ? "--strip-debug" : "--strip-all",
        "--no-warn-symbol-ordering",
        "--symbol-ordering-file=\(Context.packageDirectory)/Scripts/link/order",
      ].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release)
  )
]

let package = Package(
  name: "navtui",
  products: [
    .library(name: "NavModel", targets: ["NavModel"]),
    .library(name: "NavTUI", targets: ["NavTUI"]),
    .library(name: "NavDocuments", targets: ["NavDocuments"]),
    .executable(name: "navtui", targets: ["NavDemo"]),
  ],
  targets: [
    // What navigation is: values in, a scene out.
    .target(name: "NavModel", swiftSettings: strict),

    // How it is drawn and driven in a terminal.
    .target(
      name: "NavTUI",
      dependencies: ["NavModel", "LibC", "CNcurses", "CTerminal", "CUtf8proc"],
      swiftSettings: strict
    ),

    // Markdown files and folders as screens.
    .target(
      name: "NavDocuments",
      dependencies: ["NavModel", "NavTUI", "LibC", "CCmark", "CUtf8proc", "CYaml"],
      swiftSettings: strict
    ),

    // The program.
    .executableTarget(
      name: "NavDemo",
      dependencies: ["NavModel", "NavTUI", "NavDocuments", "LibC", "CGetopt"],
      swiftSettings: strict,
      linkerSettings: compact
    ),

    // The README's example.
    .executableTarget(
      name: "Fruit",
      dependencies: ["NavModel", "NavTUI"],
      path: "Examples/Fruit",
      swiftSettings: strict
    ),

    // What differs from one system to another: the C library, getopt_long, and what has to be C.
    .target(name: "LibC", path: "Sources/Platform/LibC", swiftSettings: strict),
    .systemLibrary(name: "CGetopt", path: "Sources/Platform/CGetopt"),
    .target(name: "CTerminal", path: "Sources/Platform/CTerminal"),

    // C libraries, from the system's packages.
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]
    ),
    .systemLibrary(
      name: "CUtf8proc",
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]
    ),
    .systemLibrary(
      name: "CCmark",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]
    ),
    .systemLibrary(name: "CYaml", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CVterm",
      path: "Tests/CVterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]
    ),

    // What things cost; counts what is taken from the heap.
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "NavBench",
      dependencies: ["CAllocations", "NavDocuments", "NavModel", "NavTUI"],
      path: "Benchmarks/NavBench",
      swiftSettings: strict
    ),

    // The scene that the peers draw, for comparing.
    .executableTarget(
      name: "PeerScene",
      dependencies: ["NavModel", "NavTUI"],
      path: "Benchmarks/PeerScene",
      swiftSettings: strict,
      linkerSettings: compact
    ),

    // Ends badly in the middle of a slide, in the way that it is told to.
    .executableTarget(
      name: "NavStumble",
      dependencies: ["LibC", "NavModel", "NavTUI"],
      path: "Tests/NavStumble",
      swiftSettings: strict
    ),

    // Tests mirror the rooms; TerminalTests runs the real program.
    .testTarget(name: "NavModelTests", dependencies: ["NavModel"], swiftSettings: strict),
    .executableTarget(
      name: "NavMachine",
      dependencies: ["NavModel"],
      path: "Tests/NavMachine",
      swiftSettings: strict
    ),
    .testTarget(
      name: "NavTUITests",
      dependencies: ["CNcurses", "CVterm", "LibC", "NavTUI"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "NavDocumentsTests",
      dependencies: ["NavDocuments", "CCmark"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "NavDemoTests",
      dependencies: ["NavDemo", "NavDocuments", "NavModel", "NavTUI"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CVterm", "NavDemo", "NavStumble"],
      swiftSettings: strict
    ),
  ]
)
