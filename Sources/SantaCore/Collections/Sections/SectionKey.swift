/// A section's key for use in a dictionary, which requires that a key equals itself. All NaN are one key.
struct SectionKey<Key: Hashable>: Hashable {
  let key: Key

  init(_ key: Key) { self.key = key }

  private var equalsItself: Bool { key == key }

  static func == (left: SectionKey, right: SectionKey) -> Bool {
    left.key == right.key || !left.equalsItself && !right.equalsItself
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(equalsItself ? key : nil)
  }
}
