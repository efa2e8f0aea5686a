/// A list, set or map whose element type is erased.
protocol AnyCollectionProperty {
  /// A collection of this type with the contents of a sequence or dictionary; nil if these have another type. The
  /// collection is in no store.
  func filled(with contents: Any) -> Any?
}

extension AnyCollectionProperty where Self: Sequence {
  /// The elements of a sequence; nil if one of them has another type.
  static func elements(of contents: Any) -> [Element]? {
    guard let sequence = contents as? any Sequence else { return nil }
    var result: [Element] = []
    for element in AnySequence<Any>.erasing(sequence) {
      guard let element = element as? Element else { return nil }
      result.append(element)
    }
    return result
  }
}

extension AnySequence where Element == Any {
  fileprivate static func erasing(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}
