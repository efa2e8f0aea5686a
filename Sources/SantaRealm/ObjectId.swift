import Synchronization

/// A unique identifier of 12 bytes: the second in which it was made, and random bytes. A name of RealmSwift.
///
/// ```swift
/// final class Dog: Object {
///   @Persisted(primaryKey: true) var _id: ObjectId
/// }
/// ```
///
/// Without a default, each new object gets another identifier. It is stored as a string of 24 hexadecimal digits. Use a
/// `UUID` in new classes.
public struct ObjectId: Sendable {
  private static let counter = Atomic(UInt32.random(in: 0...UInt32.max))
  private static let process = UInt64.random(in: 0..<1 << 40)

  /// 24 hexadecimal digits, in lower case.
  public let stringValue: String

  /// Creates an identifier of zeros. A name of RealmSwift: ``generate()`` returns a new identifier.
  public init() { self = Self.zero }

  /// A new identifier, with the current time.
  public static func generate() -> ObjectId { ObjectId(timestamp: Date()) }

  /// Creates an identifier from a literal of 24 hexadecimal digits. The program stops for another string.
  public init(_ digits: StaticString) { self = orStop { try ObjectId(string: digits.description) } }

  /// Creates an identifier from 24 hexadecimal digits.
  ///
  /// - Throws: an error for another string.
  public init(string: String) throws {
    guard string.utf8.count == 24, string.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw Invalid(string: string)
    }
    stringValue = string.lowercased()
  }

  /// Creates an identifier with a time. RealmSwift's other parts are random.
  public init(timestamp: Date, machineId: Int = 0, processId: Int = 0) {
    // A date beyond all limits counts as 1970.
    let seconds = UInt32(exactly: timestamp.timeIntervalSince1970.rounded(.down)) ?? 0
    let count = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue & 0xff_ffff
    stringValue =
      Self.digits(UInt64(seconds), 8) + Self.digits(Self.process, 10) + Self.digits(UInt64(count), 6)
  }

  /// The second in which the identifier was made.
  public var timestamp: Date {
    Date(timeIntervalSince1970: Double(UInt32(stringValue.prefix(8), radix: 16) ?? 0))
  }

  private static func digits(_ number: UInt64, _ count: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: count - text.count) + text
  }

  private struct Invalid: Swift.Error, CustomStringConvertible {
    let string: String
    var description: String { "\"\(string)\" is not an ObjectId, which has 24 hexadecimal digits." }
  }
}

extension ObjectId: FailableCustomPersistable, PersistableMapKey {
  /// Creates an identifier from the stored string: zeros for an empty one, which is the initial value of a property. Nil for any
  /// other string that is not an identifier, so that ``Object/unreadableProperties`` lists its property.
  public init?(persistedValue: String) {
    if persistedValue.isEmpty {
      self = Self.zero
    } else {
      do { try self.init(string: persistedValue) } catch { return nil }
    }
  }

  /// The digits.
  public var persistableValue: String { stringValue }

  /// A new identifier.
  public static func _initialValue() -> ObjectId { generate() }

  private static let zero = ObjectId(digits: String(repeating: "0", count: 24))

  private init(digits: String) { stringValue = digits }
}

extension ObjectId: Comparable {
  /// Whether an identifier is before another one, in the order of their digits.
  public static func < (left: Self, right: Self) -> Bool { left.stringValue < right.stringValue }
}

extension ObjectId: CustomStringConvertible {
  /// The digits.
  public var description: String { stringValue }
}

extension ObjectId: Codable {
  /// Decodes the digits.
  public init(from decoder: any Decoder) throws {
    try self.init(string: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }
}
