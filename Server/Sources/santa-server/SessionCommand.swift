import ArgumentParser
import Foundation

extension SantaServerCommand {
  /// The sessions of a server's users.
  struct Session: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List and end the sessions of users.", subcommands: [List.self, End.self, EndAll.self])
  }
}

extension SantaServerCommand.Session {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the sessions of a user: ID, the day of the last use, and the name of the client.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user, or user:ID.") var user: String

    func run() async throws {
      struct Session: Decodable, Sendable {
        var id: String
        var lastUsed: String
        var name: String?
      }
      struct Sessions: Decodable, Sendable {
        var sessions: [Session]
      }
      let path = "/v1/users/\(try AdminOptions.component(ofUser: user))/sessions"
      for session in try await server.send(Sessions.self, "GET", path).sessions {
        print([session.id, session.lastUsed, session.name ?? "-"].joined(separator: "  "))
      }
    }
  }

  struct End: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End a session of a user, or all of them. Open streams end; the client must sign in again.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user, or user:ID.") var user: String
    @Argument(help: "The ID of the session, as 'list' prints it; default: all sessions of the user.") var id:
      String?

    func run() async throws {
      let session = try id.map { "/" + (try AdminOptions.component($0)) } ?? ""
      try await server.send(
        "DELETE", "/v1/users/\(try AdminOptions.component(ofUser: user))/sessions\(session)")
    }
  }

  struct EndAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-all",
      abstract:
        "End all sessions of all users, for example after restoring a backup. Everyone must sign in again.")

    @OptionGroup var server: AdminOptions

    func run() async throws { try await server.send("DELETE", "/v1/sessions") }
  }
}
