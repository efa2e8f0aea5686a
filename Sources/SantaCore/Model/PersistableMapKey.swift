#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The type of the keys of a ``Map``: `String`, the integers, `UUID`, and every ``PersistableEnum`` of texts or integers that
/// is declared to be one.
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
/// A map is sorted by its keys: texts by their UTF-8 bytes, integers by their value, UUIDs by their bytes, and enums by their
/// raw values. An entry whose key is none of the cases, because a newer program wrote it, stays in the store, and is left
/// out wherever the map is read.
public protocol PersistableMapKey: Hashable, Sendable, SendableMetatype {
  /// How a store represents a key.
  static var _keyKind: _PropertyKind { get }
  /// The key as a store holds it.
  var _key: String { get }
  /// The key that a store holds; nil if it is unknown to the program.
  init?(_key: String)
}

extension String: PersistableMapKey {
  /// The key itself.
  public var _key: String { self }
  /// The key itself.
  public init?(_key: String) { self = _key }
}

extension PersistableMapKey where Self: PersistableScalar {
  /// How a store represents a key.
  public static var _keyKind: _PropertyKind { _kind }
  /// The text that stands for the key, which sorts as the key does.
  public var _key: String {
    guard let text = MapKey.text(of: _storedValue, type: Self._kind.type) else {
      stopProgram(StoreError.unsuitableKey("\(Self.self)").message)
    }
    return text
  }
  /// The key of a text; nil if it is unknown to the program.
  public init?(_key: String) {
    guard let value = MapKey.value(of: _key, type: Self._kind.type) else { return nil }
    self.init(_stored: value)
  }
}

extension PersistableMapKey {
  /// Whether entries whose keys are unknown to the program are left out, as a newer program may have written them.
  static var isOftenUnknown: Bool { _keyKind.isKnown != nil }

  /// The key of an entry in a store; nil for an entry to leave out.
  ///
  /// A key that the type can't have is the placeholder of a damaged block. It reads as 0, so that a map has as many pairs as
  /// it counts: `map` and `Array(_:)` of the standard library rely on that, and stop the program without a message.
  static func read(_ key: String) -> Self? {
    Self(_key: key) ?? (isOftenUnknown ? nil : Self(_key: MapKey.placeholder(of: _keyKind.type)))
  }

  /// A key as JSON, imports and exports have it.
  var plainText: String { MapKey.plainText(of: _key, type: Self._keyKind.type) }

  /// The key of a text as JSON has it; nil if there is none.
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
