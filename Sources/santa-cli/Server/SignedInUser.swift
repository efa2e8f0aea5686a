import SantaSync

/// The user who is signed in to a server.
struct SignedInUser: Sendable {
  let address: ServerAddress
  let connection: ServerConnection
  let user: ServerUser

  /// - Parameter server: the address of the server, as it was typed.
  /// - Throws: ``CommandFailure`` if the address is invalid, or no user is signed in.
  init(_ server: String, in context: CommandContext) throws {
    address = try ServerAddress(server)
    connection = try address.connection(in: context)
    guard let user = connection.currentUser else {
      throw CommandFailure(
        exitCode: .unavailable, message: "No user is signed in to \(address.name).",
        hint: "Sign in with 'santa-cli login'.")
    }
    self.user = user
  }

  /// Makes requests in the name of the user.
  ///
  /// - Throws: ``CommandFailure`` if the server refuses a request or can't be reached.
  func requesting<R: Sendable>(_ body: @Sendable (ServerConnection) async throws -> R) async throws -> R {
    do { return try await body(connection) } catch let error as SyncError { throw CommandFailure(error) }
  }
}
