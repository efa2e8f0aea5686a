import Foundation

/// The path of a store: 1 to 8 components, each 1 to 64 letters, digits, `.`, `-` or `_`, not beginning with a dot.
///
/// A path has at most 200 bytes. It has two text forms: with slashes (``description``), and the ``wireName``, one component of a
/// URL, which is also the name on the disk. A value is always canonical, so equal paths name the same store:
///
/// ```swift
/// let path = StorePath("~:tasks", for: user)!
/// print(path)            // /0123456789abcdef0123456789abcdef/tasks
/// print(path.wireName)   // 0123456789abcdef0123456789abcdef:tasks
/// StorePath("/shared/santa") == StorePath("shared:santa")  // true
/// ```
///
/// A first component that has the form of a user's ID is the home of this user. Other letters keep their case: `/Tasks` and
/// `/tasks` are two stores.
public struct StorePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The components, the first one first.
  public let components: [String]

  /// Reads a path from either text form.
  ///
  /// - Parameters:
  ///   - text: a path with slashes, which begins with one, or a wire name. Percent signs are refused.
  ///   - caller: the user that a first component `~` stands for.
  /// - Returns: nil if the text isn't a path, or if it begins with `~` and there is no caller.
  public init?(_ text: some StringProtocol, for caller: UserID? = nil) {
    guard let components = PathComponents.parse(text, for: caller, allowsStars: false) else { return nil }
    self.components = components
  }

  /// Reads a path from one component of a URL, whose percent-encoding is decoded exactly once.
  ///
  /// - Returns: nil if the component isn't a wire name, for example because it has an encoded slash.
  public init?(urlComponent: some StringProtocol, for caller: UserID? = nil) {
    // A longer component can't be a path, even if each byte is encoded with three.
    guard urlComponent.utf8.count <= 3 * PathComponents.maximumByteCount,
      let text = urlComponent.removingPercentEncoding, !text.utf8.contains(UInt8(ascii: "/"))
    else { return nil }
    self.init(text, for: caller)
  }

  private init(_ components: [String]) { self.components = components }

  /// The store in which a server keeps users, grants and sessions.
  public static let accounts = StorePath(["__server"])

  /// The store in which a user asks for changes of permissions.
  public static func management(of user: UserID) -> StorePath {
    StorePath([user.description, "__management"])
  }

  /// The form with slashes.
  public var description: String { "/" + components.joined(separator: "/") }

  /// The form with colons, without a separator in front: the name in URLs, lists, directories and databases.
  public var wireName: String { components.joined(separator: ":") }

  /// Whether a component begins with `__`. Only the server uses these stores, except ``management(of:)``.
  public var isReserved: Bool { components.contains { PathComponents.isReserved($0) } }

  /// The user in whose home the store is; nil if the first component isn't a user's ID.
  public var owner: UserID? { UserID(components[0]) }

  public static func < (left: StorePath, right: StorePath) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}

extension StorePath: Codable {
  /// Reads either text form. `~` is refused, because it has no meaning without a caller.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This isn't the path of a store.")
    }
    self = path
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
