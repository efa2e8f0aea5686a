/// A user of a server.
public struct ServerUser: Codable, Hashable, Identifiable, Sendable {
  /// The identifier: 32 lower-case hexadecimal digits.
  public let id: String
  /// The name with which the user signs in.
  public let name: String
  /// Whether the user manages the server and all stores.
  public let isAdmin: Bool
  /// Whether the user has neither a name nor a password.
  public let isAnonymous: Bool

  init(id: String, name: String, isAdmin: Bool, isAnonymous: Bool) {
    (self.id, self.name, self.isAdmin, self.isAnonymous) = (id, name, isAdmin, isAnonymous)
  }

  private enum CodingKeys: String, CodingKey { case id, name, isAdmin, isAnonymous }

  /// Decodes a user.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
    isAdmin = try values.decodeIfPresent(Bool.self, forKey: .isAdmin) ?? false
    isAnonymous = try values.decodeIfPresent(Bool.self, forKey: .isAnonymous) ?? false
  }
}
