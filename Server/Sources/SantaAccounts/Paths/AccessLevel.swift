/// A caller's right on a store. Each level includes those before it.
public enum AccessLevel: Int, Comparable, Sendable, CaseIterable {
  /// Nothing: the caller is not told whether the store exists.
  case none
  /// Receive the store's changes.
  case read
  /// Send changes, too.
  case write
  /// Grant rights on the store, and delete it, too.
  case manage

  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

extension AccessLevel: Codable {
  /// The name in JSON and on the command line: `none`, `read`, `write` or `manage`.
  public var name: String {
    switch self {
    case .none: "none"
    case .read: "read"
    case .write: "write"
    case .manage: "manage"
    }
  }

  /// - Returns: nil if the string isn't the name of a level.
  public init?(name: some StringProtocol) {
    guard let level = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = level
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let level = Self(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' isn't a level. Use none, read, write or manage.")
    }
    self = level
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
