/// A collection whose element type is not known.
protocol AnyCollectionProperty {
  /// A collection of this type, in no store, of what a sequence or dictionary holds; nil where that is of another type.
  func filled(with contents: Any) -> Any?
}

extension AnyCollectionProperty where Self: Sequence {
  /// The elements of any sequence whose elements are of this type; nil where one is of another.
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
