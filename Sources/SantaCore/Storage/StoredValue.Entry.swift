extension StoredValue {
  /// An entry of a map within a value.
  public struct Entry: Sendable {
    /// The key.
    public var key: String
    /// The value under the key.
    public var value: _StoredValue

    /// Creates an entry.
    public init(key: String, value: _StoredValue) {
      self.key = key
      self.value = value
    }
  }
}

extension StoredValue.Entry: Hashable {
  /// Returns whether two entries have equal stored bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key.utf8.elementsEqual(rhs.key.utf8) && lhs.value == rhs.value
  }

  /// Hashes the stored bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in key.utf8 { hasher.combine(byte) }
    hasher.combine(value)
  }
}
