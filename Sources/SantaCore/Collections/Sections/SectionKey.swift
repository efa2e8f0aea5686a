/// The key of a section, for use in a dictionary, whose keys must equal themselves. All NaN are one key.
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
