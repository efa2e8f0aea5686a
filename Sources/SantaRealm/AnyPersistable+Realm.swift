extension AnyPersistable {
  /// Creates no value. RealmSwift's name of `AnyPersistable.none`.
  public init() { self = .none }

  /// A decimal number. RealmSwift's name of ``decimal(_:)``.
  public static func decimal128(_ value: Decimal) -> AnyPersistable { .decimal(value) }

  /// An identifier, as the string of its digits. A name of RealmSwift.
  public static func objectId(_ value: ObjectId) -> AnyPersistable { .string(value.stringValue) }

  /// A map of values. RealmSwift's name of ``map(_:)``.
  public static func dictionary(_ values: [String: AnyPersistable]) -> AnyPersistable { .map(values) }

  /// A map of values. RealmSwift's name of ``map(_:)``.
  public static func fromDictionary(_ values: [String: AnyPersistable]) -> AnyPersistable { .map(values) }

  /// A list of values. RealmSwift's name of ``list(_:)``.
  public static func fromArray(_ values: [AnyPersistable]) -> AnyPersistable { .list(values) }

  /// The map of values; nil for another value. RealmSwift's name of ``mapValue``.
  public var dictionaryValue: [String: AnyPersistable]? { mapValue }

  /// The decimal number; nil for another value. RealmSwift's name of ``decimalValue``.
  public var decimal128Value: Decimal? { decimalValue }

  /// The identifier; nil for a value that is not a string of 24 hexadecimal digits. A name of RealmSwift.
  public var objectIdValue: ObjectId? {
    stringValue.flatMap { $0.isEmpty ? nil : ObjectId(persistedValue: $0) }
  }
}
