/// The pairs of a map in one state, in the order of their keys, which can be read in any isolation.
public struct FrozenMap<Key: PersistableMapKey, Value> {
  private let pairs: [(key: Key, value: Value)]

  /// - Parameter pairs: the pairs, in the order of their keys.
  init(_ pairs: [(key: Key, value: Value)]) { self.pairs = pairs }

  /// The value for a key; nil if the map does not contain the key. Keys are compared by their UTF-8 bytes. O(log n).
  public subscript(key: Key) -> Value? {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].key._key.precedesInBytes(key._key) { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low].key._key.utf8.elementsEqual(key._key.utf8) ? pairs[low].value : nil
  }

  /// The keys, in order.
  public var keys: [Key] { pairs.map(\.key) }

  /// The values, in the order of their keys.
  public var values: [Value] { pairs.map(\.value) }
}

extension FrozenMap: Sendable where Value: Sendable {}

extension FrozenMap: _NumberedCollection {
  /// The index of the first pair: 0.
  public var startIndex: Int { 0 }

  /// The number of pairs.
  public var endIndex: Int { pairs.count }

  /// The pair at an index. The program stops if the index is out of range.
  public subscript(index: Int) -> (key: Key, value: Value) {
    require(
      pairs.indices.contains(index), "Index \(index) is outside the map, which has \(pairs.count) pairs.")
    return pairs[index]
  }
}
