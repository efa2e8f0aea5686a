#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list, set or map whose element type is erased.
protocol AnyCollectionProperty {
  /// Returns a collection of this type with the contents of a sequence or dictionary, or nil if these have another type. The
  /// collection isn't in a store.
  func filled(with contents: Any) -> Any?
  /// Returns why `filled(with:)` can't return a collection: the element, key or value that has another type, as a clause. Returns
  /// nil if the contents have another form.
  func misfit(in contents: Any) -> String?
  /// The elements of a list or set, or the keys and values of a map, in order.
  var anyElements: [Any?] { get }
  /// Encodes the elements.
  ///
  /// - Parameter path: the objects that enclose the collection.
  func encode(to encoder: any Encoder, within path: EncodedPath) throws
}

extension AnyCollectionProperty where Self: Sequence, Element: PersistableElement {
  var anyElements: [Any?] { map { $0 } }

  /// Returns the elements of a sequence, or nil if one of them has another type.
  static func elements(of contents: Any) -> [Element]? {
    guard let sequence = contents as? any Sequence else { return nil }
    var result: [Element] = []
    for element in AnySequence<Any>.erasing(sequence) {
      guard let element = PersistedValue.of(Element.self, from: element) else { return nil }
      result.append(element)
    }
    return result
  }

  func misfit(in contents: Any) -> String? {
    guard let elements = contents as? [Any] else { return nil }
    let index = elements.firstIndex { PersistedValue.of(Element.self, from: $0) == nil }
    return index.map { "the element at index \($0) has another type" }
  }
}

/// A map whose types are erased.
protocol AnyMapProperty {
  /// The type of the keys.
  static var keyType: any PersistableMapKey.Type { get }
}

extension AnySequence where Element == Any {
  fileprivate static func erasing(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}

/// Conversions of values whose static type is unknown.
enum PersistedValue {
  /// Converts a value to another type, or returns nil if it can't be converted. An integer is converted to another width if it
  /// fits, a number to `Double`, `Float` or `Decimal`, and a raw value to its enum. A value of one of Foundation's
  /// classes is converted like the Swift value that it stands for.
  static func of<Value>(_ type: Value.Type, from any: Any) -> Value? {
    if let value = any as? Value { return value }
    if type == AnyPersistable.self || type == AnyPersistable?.self {
      let value = AnyPersistable(contentsOf: any)
      return (value ?? FoundationValue.scalar(any).flatMap { AnyPersistable(contentsOf: $0) }) as? Value
    }
    guard let scalar = any as? any PersistableScalar ?? FoundationValue.scalar(any),
      let type = Value.self as? any _QueryableValue.Type
    else {
      // An optional type also casts from the nil of another type.
      return isNull(any) ? (Never?.none as Any) as? Value : nil
    }
    // In two steps, because casting a nil to an optional type would produce that optional's nil.
    guard let converted = type.scalar(scalar._storedValue) else { return nil }
    return converted as? Value
  }

  /// Returns whether a value is the null of Foundation's JSON. It is recognised by its name, because not all Foundation libraries
  /// have its class.
  static func isNull(_ any: Any) -> Bool {
    let mirror = Mirror(reflecting: any)
    if mirror.displayStyle == .optional { return mirror.children.first.map { isNull($0.value) } ?? false }
    return "\(mirror.subjectType)" == "NSNull"
  }
}

extension _QueryableValue {
  fileprivate static func scalar(_ stored: StoredValue) -> Any? {
    _Scalar(_stored: stored) ?? number(stored).flatMap { _Scalar(_stored: $0) }
  }

  /// Converts a number to the floating-point or decimal type of `_Scalar`. Returns nil if the value isn't a number or doesn't
  /// fit.
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
    // Converted from the description, so that 0.1 becomes exactly 0.1 rather than the binary value of the `Double`.
    case (.decimal, .int(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.decimal, .unsigned(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.decimal, .float(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.decimal, _): return double.flatMap { Decimal(string: "\($0)") }.map { .decimal($0) }
    default: return nil
    }
  }
}
