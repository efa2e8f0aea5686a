/// The users that a program has signed in to a server.
public struct ServerConnectionState: Hashable, Sendable {
  /// The signed-in users, in the order in which they signed in.
  public internal(set) var users: [ServerUser] = []
  /// The user of stores and requests that name no other user; nil if `users` is empty.
  public internal(set) var currentUser: ServerUser?
  /// The users in ``users`` whose sessions have ended, for example because the password was changed on another machine. Their
  /// stores are used offline until they sign in again.
  public internal(set) var usersToSignIn: Set<ServerUser.ID> = []

  /// Whether a user is signed in, and the session has not ended as far as is known.
  public func isSignedIn(_ user: ServerUser.ID) -> Bool {
    users.contains { $0.id == user } && !usersToSignIn.contains(user)
  }
}
