import NavModel

/// The pictures of covered screens, as the `snapshot` system shows them.
///
/// They are bounded, because each is as large as the window: beyond the bound the oldest are given up,
/// and their screens are drawn as they are now.
struct PictureStore {
  /// More screens than anyone goes back in a row without a pause.
  private static let capacity = 64

  private var pictures: [ScreenID: Surface] = [:]
  private var order: [ScreenID] = []

  /// The picture of a screen; nil where none was taken, or it was given up.
  subscript(screen: ScreenID) -> Surface? { pictures[screen] }

  mutating func keep(_ picture: Surface, of screen: ScreenID) {
    drop(screen)
    pictures[screen] = picture
    order.append(screen)
    if order.count > Self.capacity { drop(order[0]) }
  }

  mutating func drop(_ screen: ScreenID) {
    guard pictures.removeValue(forKey: screen) != nil else { return }
    order.removeAll { $0 == screen }
  }
}
