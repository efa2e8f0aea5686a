#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A `Codable` type of properties, stored as JSON.
///
/// ```swift
/// struct Address: CodablePersistable {
///   var street: String
///   var city: String
/// }
///
/// final class Child: Object {
///   @Persisted var address: Address?
///   @Persisted var wishes: List<Wish>      // struct Wish: CodablePersistable
/// }
/// ```
///
/// A value is one column: it is read, written and compared as a whole, and observers are notified of one change to the whole
/// value. To query, sort or observe its parts, declare an ``EmbeddedObject`` instead. In queries, two values are equal if their
/// JSON, with sorted keys, is equal. This also applies in Swift if the type doesn't declare its own `==`.
///
/// If stored JSON can no longer be decoded, because the type has changed, an optional property reads as nil, and any other
/// property as its declared default. ``Object/unreadableProperties`` contains the name of the property. The JSON stays in the
/// store until you assign a new value. A property that isn't optional needs a default. In a collection whose elements aren't
/// optional, reading an element that can't be decoded stops the program with a message.
///
/// A value whose `encode(to:)` throws fails the write transaction. Infinity and NaN are stored as strings.
///
/// - Complexity: Each read decodes JSON, which takes microseconds. In loops, keep the value in a variable.
public protocol CodablePersistable: Codable, FailableCustomPersistable where PersistedType == Data {}

extension CodablePersistable {
  /// The stored representation of a value: data.
  public static var _kind: _PropertyKind {
    var kind = _PropertyKind(type: .data)
    kind.isKnown = { Self(_stored: $0) != nil }
    kind.hasInitialValue = { Self(persistedValue: Data()) != nil }
    kind.decode = { try Self(from: $0) }
    return kind
  }
  /// Decodes a value. Returns nil if the data isn't its JSON.
  public init?(persistedValue: Data) {
    do { self = try JSONForm.decoder.decode(Self.self, from: persistedValue) } catch { return nil }
  }
  /// The value as JSON, with sorted keys.
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
  /// Returns the stored value. A value that can't be encoded fails the transaction.
  public static func _stored(_ value: Self, _ context: _ModelContext) -> _StoredValue {
    do { return .data(try JSONForm.encoder.encode(value)) } catch {
      context.fail(.notEncodable("\(Self.self)", "\(error)"))
      return .data(Data())
    }
  }
  /// Returns the stored value. A value that can't be encoded fails the transaction.
  public static func _storedInMap(_ value: Self, _ context: _ModelContext) -> _StoredValue {
    _stored(value, context)
  }
}

/// The JSON format in which codable values are stored.
private enum JSONForm {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    // Equal values have the same bytes in every process, so that queries can compare them.
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

/// The former name of ``CodablePersistable``.
@available(*, deprecated, renamed: "CodablePersistable")
public typealias PersistableCodable = CodablePersistable
