/// The right of a user to a store on a server. Each level includes the levels before it.
public enum AccessLevel: String, Codable, Comparable, Sendable {
  /// The user can't use the store.
  case none
  /// The user can read the store.
  case read
  /// The user can change the store.
  case write
  /// The user can also give rights to other users, and delete the store.
  case manage

  private var rank: Int {
    switch self {
    case .none: 0
    case .read: 1
    case .write: 2
    case .manage: 3
    }
  }

  /// Returns whether a level includes less than another one.
  public static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rank < rhs.rank }
}
