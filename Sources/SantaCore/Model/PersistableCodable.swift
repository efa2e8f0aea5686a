#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Any `Codable` type as a property, stored as JSON.
///
/// ```swift
/// struct Address: PersistableCodable {
///   var street: String
///   var city: String
/// }
///
/// final class Child: Object {
///   @Persisted var address: Address?
///   @Persisted var wishes: List<Wish>      // struct Wish: PersistableCodable
/// }
/// ```
///
/// A value is one column: it is read, written and compared as a whole, and observers get the whole value as one change. To
/// query, sort or observe its parts, declare an ``EmbeddedObject`` instead. Two values are equal in queries if their JSON,
/// with sorted keys, is equal; for a type that does not declare its own `==`, also in Swift.
///
/// Stored JSON that no longer decodes, because the type has changed, reads as nil if the property is optional, and
/// otherwise as the declared default, and ``Object/unreadableProperties`` contains the name of the property. It stays in
/// the store until another value is assigned. A property that is not optional needs a default. An element of a collection
/// that does not decode stops the program with a message, unless the elements are optional.
///
/// A value whose `encode(to:)` throws fails the write transaction. Infinity and NaN are stored, as texts.
///
/// - Complexity: A read decodes JSON, which takes microseconds; keep the value in a variable in loops.
public protocol PersistableCodable: Codable, FailableCustomPersistable where PersistedType == Data {}

extension PersistableCodable {
  /// How a store represents a value: as data.
  public static var _kind: _PropertyKind {
    var kind = _PropertyKind(type: .data)
    kind.isKnown = { Self(_stored: $0) != nil }
    kind.hasInitialValue = { Self(persistedValue: Data()) != nil }
    kind.decode = { try Self(from: $0) }
    return kind
  }
  /// Decodes a value; nil if the data is not its JSON.
  public init?(persistedValue: Data) {
    do { self = try JSONForm.decoder.decode(Self.self, from: persistedValue) } catch { return nil }
  }
  /// The value as JSON with sorted keys.
  public var persistableValue: Data {
    do { return try JSONForm.encoder.encode(self) } catch {
      stopProgram("\(A: Self.self) can't be compared or stored, because it can't be encoded: \(error)")
    }
  }
  /// Stores a value in a cell. A value that can't be encoded fails the transaction.
  public static func _write(_ value: Self, _ object: Object, _ column: Int) {
    object._writeCell(column) { context in _stored(value, context) }
  }
  /// Stores a value in a cell.
  public static func _store(_ value: Self, _ object: Object, _ column: Int) { _write(value, object, column) }
  /// The stored value. A value that can't be encoded fails the transaction.
  public static func _stored(_ value: Self, _ context: _ModelContext) -> StoredValue {
    do { return .data(try JSONForm.encoder.encode(value)) } catch {
      context.fail(.notEncodable("\(Self.self)", "\(error)"))
      return .data(Data())
    }
  }
  /// The stored value. A value that can't be encoded fails the transaction.
  public static func _storedInMap(_ value: Self, _ context: _ModelContext) -> StoredValue {
    _stored(value, context)
  }
}

/// The JSON in which codable values are stored.
private enum JSONForm {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    // The same value has the same bytes in every process, so that queries can compare them.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }
}
