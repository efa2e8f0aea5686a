#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list, set or map whose element type is erased.
protocol AnyCollectionProperty {
  /// A collection of this type with the contents of a sequence or dictionary; nil if these have another type. The
  /// collection is in no store.
  func filled(with contents: Any) -> Any?
  /// The elements of a list or set, or the keys and values of a map, in order.
  var anyElements: [Any?] { get }
  /// Encodes the elements.
  ///
  /// - Parameter path: the objects around the collection.
  func encode(to encoder: any Encoder, within path: EncodedPath) throws
}

extension AnyCollectionProperty where Self: Sequence, Element: PersistableElement {
  var anyElements: [Any?] { map { $0 } }

  /// The elements of a sequence; nil if one of them has another type.
  static func elements(of contents: Any) -> [Element]? {
    guard let sequence = contents as? any Sequence else { return nil }
    var result: [Element] = []
    for element in AnySequence<Any>.erasing(sequence) {
      guard let element = PersistedValue.of(Element.self, from: element) else { return nil }
      result.append(element)
    }
    return result
  }
}

extension AnySequence where Element == Any {
  fileprivate static func erasing(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}

/// The conversion of a value whose type is not known.
enum PersistedValue {
  /// The value as another type: also an integer of another width whose value fits, a number as a `Double`, `Float` or
  /// `Decimal`, or an enum of its raw value. Nil if it is none.
  static func of<Value>(_ type: Value.Type, from any: Any) -> Value? {
    if let value = any as? Value { return value }
    if type == AnyPersistable.self || type == AnyPersistable?.self {
      return AnyPersistable(contentsOf: any) as? Value
    }
    guard let scalar = any as? any PersistableScalar, let type = Value.self as? any _QueryableValue.Type
    else {
      return nil
    }
    // In two steps, because a nil that is cast to an optional would become that optional's nil.
    guard let converted = type.scalar(scalar._storedValue) else { return nil }
    return converted as? Value
  }
}

extension _QueryableValue {
  fileprivate static func scalar(_ stored: StoredValue) -> Any? {
    _Scalar(_stored: stored) ?? number(stored).flatMap { _Scalar(_stored: $0) }
  }

  /// A number as the type of this value has it; nil if it is none, or too large.
  private static func number(_ stored: StoredValue) -> StoredValue? {
    let double: Double? =
      switch stored {
      case .int(let number): Double(exactly: number)
      case .unsigned(let number): Double(exactly: number)
      case .float(let number): Double(number)
      case .double(let number): number
      default: nil
      }
    switch (_Scalar._kind.type, stored) {
    case (.double, _): return double.map { .double($0) }
    case (.float, _):
      return double.flatMap { Float($0).isInfinite && $0.isFinite ? nil : .float(Float($0)) }
    // As it is written, and not with the digits behind a double that is 0.1.
    case (.decimal, .int(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.decimal, .unsigned(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.decimal, .float(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.decimal, _): return double.flatMap { Decimal(string: "\($0)") }.map { .decimal($0) }
    default: return nil
    }
  }
}
