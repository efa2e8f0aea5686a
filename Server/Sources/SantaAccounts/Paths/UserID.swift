/// The identifier of a user: 32 lower-case hexadecimal digits. It never changes, and is never used again.
public struct UserID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public let description: String

  /// Reads an identifier. Capitals become lower case.
  ///
  /// - Returns: nil unless the string has 32 hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    guard let digits = Self.digits(text.utf8) else { return nil }
    description = digits
  }

  /// Makes a new identifier from a random number.
  init() { description = RandomText.hexadecimal(byteCount: 16) }

  private static func digits(_ text: some Collection<UInt8>) -> String? {
    guard text.count == 32 else { return nil }
    var digits: [UInt8] = []
    digits.reserveCapacity(32)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte | 0x20)
      default: return nil
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A user's ID has 32 hexadecimal digits.")
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public static func < (left: UserID, right: UserID) -> Bool { left.description < right.description }
}
