/// An event after which callers may have fewer rights, so that their open streams must be checked.
public struct AccessChange: Sendable {
  /// The users whose sessions, tokens or rights changed.
  public var users: Set<UserID> = []
  /// Whether the change may concern all callers, for example because a grant to all users changed.
  public var concernsEveryone = false

  /// Whether a caller's streams must be checked.
  public func concerns(_ principal: Principal) -> Bool {
    concernsEveryone || principal.user.map { users.contains($0) } ?? false
  }

  var isEmpty: Bool { !concernsEveryone && users.isEmpty }
}
