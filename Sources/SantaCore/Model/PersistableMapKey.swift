#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type of the keys of a ``Map``: `String`, the integer types, `UUID`, and every ``PersistableEnum`` of strings or integers
/// that declares the conformance.
///
/// ```swift
/// enum Room: String, PersistableEnum, PersistableMapKey { case kitchen, attic }
///
/// final class House: Object {
///   @Persisted var phones: Map<Room, Int>
///   @Persisted var residents: Map<UUID, Person?>
/// }
/// ```
///
/// A map is sorted by its keys: strings by their UTF-8 bytes, integers by their value, UUIDs by their bytes, and enums by their
/// raw values. An entry whose key matches none of the cases, because a newer program wrote it, stays in the store, and is
/// omitted whenever the map is read.
public protocol PersistableMapKey: Hashable, Sendable, SendableMetatype {
  /// The stored representation of a key.
  static var _keyKind: _PropertyKind { get }
  /// The key in its stored form.
  var _key: String { get }
  /// Creates a key from its stored form. Returns nil if the key is unknown to the program.
  init?(_key: String)
}

extension String: PersistableMapKey {
  /// The key itself.
  public var _key: String { self }
  /// Creates the key itself.
  public init?(_key: String) { self = _key }
}

extension PersistableMapKey where Self: PersistableScalar {
  /// The stored representation of a key.
  public static var _keyKind: _PropertyKind { _kind }
  /// The string that represents the key, and sorts as the key does.
  public var _key: String {
    guard let text = MapKey.text(of: _storedValue, type: Self._kind.type) else {
      stopProgram(StoreError.unsuitableKey("\(Self.self)").message)
    }
    return text
  }
  /// Creates the key that a string represents. Returns nil if the key is unknown to the program.
  public init?(_key: String) {
    guard let value = MapKey.value(of: _key, type: Self._kind.type) else { return nil }
    self.init(_stored: value)
  }
}

extension PersistableMapKey {
  /// Whether entries with keys that are unknown to the program are omitted, because a newer program may have written them.
  static var isOftenUnknown: Bool { _keyKind.isKnown != nil }

  /// Returns the key of an entry in a store, or nil for an entry to omit.
  ///
  /// A key that the type can't have is the placeholder of a damaged block. It reads as 0, so that the number of pairs matches
  /// the count: the standard library's `map` and `Array(_:)` rely on that, and otherwise stop the program without a message.
  static func read(_ key: String) -> Self? {
    Self(_key: key) ?? (isOftenUnknown ? nil : Self(_key: MapKey.placeholder(of: _keyKind.type)))
  }

  /// The string for the key in JSON, imports and exports.
  var plainText: String { MapKey.plainText(of: _key, type: Self._keyKind.type) }

  /// The clause of an error about a string that isn't a key of this type.
  static func misfit(_ plainText: String) -> String {
    "the key '\(plainText.prefix(40))' isn't \(a: "\(Self.self)")"
  }

  /// Creates the key for a string in JSON. Returns nil if there is none.
  init?(plainText: String) {
    guard let text = MapKey.text(fromPlain: plainText, type: Self._keyKind.type) else { return nil }
    self.init(_key: text)
  }
}

extension Int: PersistableMapKey {}
extension Int8: PersistableMapKey {}
extension Int16: PersistableMapKey {}
extension Int32: PersistableMapKey {}
extension Int64: PersistableMapKey {}
extension UInt: PersistableMapKey {}
extension UInt8: PersistableMapKey {}
extension UInt16: PersistableMapKey {}
extension UInt32: PersistableMapKey {}
extension UInt64: PersistableMapKey {}
extension UUID: PersistableMapKey {}
