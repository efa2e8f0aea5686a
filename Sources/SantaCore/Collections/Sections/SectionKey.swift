/// A section's key as a dictionary needs it: equal to itself, always. A NaN is not, and all NaNs share one section.
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
