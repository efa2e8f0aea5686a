#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rights of users, and how users share their stores.
extension ServerConnection {
  /// Returns the stores and patterns that a user may use.
  public func permissions(as user: ServerUser.ID? = nil) async throws -> [Permission] {
    struct Answer: Decodable { var permissions: [Permission] }
    let answer: Answer = try await call(as: user).get("permissions")
    return answer.permissions
  }

  /// Returns the rights that were given on a path. The user must manage it.
  public func grants(on path: String, as user: ServerUser.ID? = nil) async throws -> [Grant] {
    struct Answer: Decodable { var grants: [Grant] }
    let answer: Answer = try await call(as: user).get("grants", [URLQueryItem(name: "path", value: path)])
    return answer.grants
  }

  /// Gives a right. Rights add up: a user has the highest one of those that were given.
  ///
  /// - Parameters:
  ///   - level: the right.
  ///   - pattern: the path of a store, or a pattern such as `/shared/*`, in which a star stands for one component. The user must
  ///     manage the path in front of the first star.
  ///   - subject: the users who get the right.
  ///   - mayCreate: whether they may also create stores there.
  public func grant(
    _ level: AccessLevel, on pattern: String, to subject: Grant.Subject, mayCreate: Bool = false,
    as user: ServerUser.ID? = nil
  ) async throws {
    struct Body: Encodable, Sendable {
      var subject: String
      var pattern: String
      var level: AccessLevel
      var create: Bool
    }
    try await call(as: user).put(
      "grants", Body(subject: subject.text, pattern: pattern, level: level, create: mayCreate))
  }

  /// Takes a right away that was given to the same subject with the same pattern.
  public func revoke(
    _ pattern: String, from subject: Grant.Subject, as user: ServerUser.ID? = nil
  ) async throws {
    try await call(as: user).delete("grants", ["subject": subject.text, "pattern": pattern])
  }

  /// Gives up a right of the user to a store of another user. The store remains on the machine, but isn't synchronised any more.
  ///
  /// Only a right that was given to the user alone can be given up, with the same pattern. A right of all users remains.
  public func leave(_ pattern: String, as user: ServerUser.ID? = nil) async throws {
    let user = try signedIn(user)
    try await revoke(pattern, from: .user(user), as: user)
  }

  /// Makes an offer of a right, which the recipient accepts with ``acceptOffer(_:as:)``.
  ///
  /// - Parameters:
  ///   - level: the right, at most the one that the user has.
  ///   - path: the path of a store that the user manages.
  ///   - duration: the time after which the offer expires; nil for the server's default.
  /// - Returns: the token of the offer. The first user who accepts it gets the right. It can't be shown again later.
  public func offer(
    _ level: AccessLevel, on path: String, expiringAfter duration: Duration? = nil,
    as user: ServerUser.ID? = nil
  ) async throws -> String {
    struct Body: Encodable, Sendable {
      var path: String
      var level: AccessLevel
      var expiresIn: Int64?
    }
    struct Answer: Decodable { var token: String }
    let answer: Answer = try await call(as: user).post(
      "offers", Body(path: path, level: level, expiresIn: duration?.components.seconds))
    return answer.token
  }

  /// Accepts an offer.
  ///
  /// - Returns: the store that the user may use now, with the right.
  @discardableResult
  public func acceptOffer(_ token: String, as user: ServerUser.ID? = nil) async throws -> Permission {
    try await call(as: user).post("offers/accept", ["token": token])
  }

  /// Deletes a store on the server for all its users. The user must manage it. The stores on the machines remain, but aren't
  /// synchronised any more.
  public func deleteStore(_ path: String, as user: ServerUser.ID? = nil) async throws {
    let authorization = try authorization(of: user)
    let name = try RemotePath(path, user: authorization.user).wireName
    try await ServerCall(server, authorization).delete("stores/\(name)")
  }
}

/// A store, or a pattern of paths, that a user may use.
public struct Permission: Decodable, Hashable, Sendable {
  /// The path or the pattern.
  public let path: String
  /// The right.
  public let level: AccessLevel
}

/// A right that was given.
public struct Grant: Decodable, Hashable, Sendable {
  /// The users who have a right.
  public struct Subject: Hashable, Sendable {
    let text: String

    /// A user with an ID.
    public static func user(_ id: ServerUser.ID) -> Subject { Subject(text: "user:\(id)") }

    /// A user with a name.
    public static func named(_ name: String) -> Subject { Subject(text: "name:\(name)") }

    /// All users who are signed in, except anonymous ones.
    public static let users = Subject(text: "users")

    /// Everyone, signed in or not.
    public static let anyone = Subject(text: "anyone")
  }

  /// The users, as the server writes them: `user:ID`, `users` or `anyone`.
  public let subject: String
  /// The path or the pattern.
  public let pattern: String
  /// The right.
  public let level: AccessLevel
  /// Whether the users may also create stores.
  public let mayCreate: Bool
  /// The name of the user; nil for other subjects, and if the server is older than 0.3.
  public let name: String?

  private enum CodingKeys: String, CodingKey { case subject, pattern, level, create, name }

  /// Decodes a right.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    subject = try values.decode(String.self, forKey: .subject)
    pattern = try values.decode(String.self, forKey: .pattern)
    level = try values.decode(AccessLevel.self, forKey: .level)
    mayCreate = try values.decodeIfPresent(Bool.self, forKey: .create) ?? false
    name = try values.decodeIfPresent(String.self, forKey: .name)
  }
}
