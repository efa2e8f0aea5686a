import ArgumentParser
import Foundation

extension SantaServerCommand {
  /// The users of a server.
  struct User: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List, create and delete users, and set their passwords.",
      discussion: """
        These commands work while the server runs, and also while it doesn't. With --data, they must run as the user who runs the \
        server.
        """,
      subcommands: [List.self, Password.self, Disable.self, Enable.self, Admin.self, Delete.self])
  }
}

/// A user in the answers of a server.
private struct UserLine: Decodable, Sendable {
  var id: String
  var name: String?
  var isAdmin: Bool
  var isAnonymous: Bool
  var isDisabled: Bool

  var line: String {
    let kinds = [
      isAdmin ? "admin" : nil, isAnonymous ? "anonymous" : nil, isDisabled ? "disabled" : nil,
    ].compactMap { $0 }
    return (["\(id)  \(name ?? "-")"] + kinds).joined(separator: "  ")
  }
}

extension SantaServerCommand.User {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List all users: ID, name, and whether they are admin, anonymous or disabled.")

    @OptionGroup var server: AdminOptions

    func run() async throws {
      struct Users: Decodable, Sendable {
        var users: [UserLine]
      }
      for user in try await server.send(Users.self, "GET", "/v1/users").users { print(user.line) }
    }
  }

  struct Password: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a user's password, which is read from standard input. Creates the user if necessary.",
      discussion: """
        If the server has no admin yet, the new user becomes one. All sessions of an existing user end.

          santa-server user password anna --data ~/santa-data
        """, aliases: ["create"])

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user.") var name: String
    @Flag(help: "Make the user an admin, who manages everything on the server.") var admin = false

    func run() async throws {
      struct Body: Encodable, Sendable {
        var newPassword: String
        var isAdmin: Bool?
      }
      let body = Body(newPassword: try PasswordInput.read(), isAdmin: admin ? true : nil)
      let user = try await server.send(
        UserLine.self, "PUT", "/v1/users/\(try AdminOptions.component(ofUser: name))/password", body)
      print(user.line)
    }
  }

  struct Disable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Disable a user: sessions and open streams end, and signing in is refused. Nothing is deleted.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user, or user:ID.") var user: String

    func run() async throws { print(try await change(user, server, isDisabled: true).line) }
  }

  struct Enable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Enable a user who was disabled.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user, or user:ID.") var user: String

    func run() async throws { print(try await change(user, server, isDisabled: false).line) }
  }

  struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a user an admin, who manages everything on the server.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user, or user:ID.") var user: String
    @Flag(help: "Make the user an ordinary one again.") var remove = false

    func run() async throws { print(try await change(user, server, isAdmin: !remove).line) }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Delete a user with all sessions, tokens and grants. The stores of the user stay on the server.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The name of the user, or user:ID.") var user: String

    func run() async throws {
      try await server.send("DELETE", "/v1/users/\(try AdminOptions.component(ofUser: user))")
    }
  }
}

/// Changes a user.
private func change(
  _ user: String, _ server: AdminOptions, isDisabled: Bool? = nil, isAdmin: Bool? = nil
) async throws -> UserLine {
  struct Body: Encodable, Sendable {
    var isDisabled: Bool?
    var isAdmin: Bool?
  }
  return try await server.send(
    UserLine.self, "PATCH", "/v1/users/\(try AdminOptions.component(ofUser: user))",
    Body(isDisabled: isDisabled, isAdmin: isAdmin))
}
