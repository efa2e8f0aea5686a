import ArgumentParser
import Foundation

extension SantaServerCommand {
  /// The grants of a server.
  struct Permission: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List, grant and revoke rights on stores.",
      discussion: """
        A right has a level (read, write or manage) and is granted to a user (a name, or user:ID), to 'users' (everyone who has \
        signed in) or to 'anyone' (also without signing in). Rights add up. A pattern is the path of a store, in which '*' stands \
        for one whole component:

          santa-server permission grant bob /shared/list write
          santa-server permission grant users '/shared/*' read
          santa-server permission revoke bob /shared/list
        """,
      subcommands: [List.self, Grant.self, Revoke.self])
  }
}

/// A grant in requests and answers.
private struct GrantLine: Codable, Sendable {
  var subject: String
  var pattern: String
  var level: String?
  var create: Bool?

  var line: String {
    ([subject, pattern, level] + [create ?? false ? "create" : nil]).compactMap { $0 }.joined(separator: "  ")
  }
}

extension AdminOptions {
  /// Returns the subject of a grant that a person means: the name of a user needs no prefix.
  fileprivate static func subject(_ text: String) -> String {
    if text == "users" || text == "anyone" || text.hasPrefix("user:") || text.hasPrefix("name:") {
      return text
    }
    return "name:" + text
  }
}

extension SantaServerCommand.Permission {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the grants that matter for a path, or all grants: subject, pattern, level.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The path of a store, or a pattern; default: all grants.") var path: String?

    func run() async throws {
      struct Grants: Decodable, Sendable {
        var grants: [GrantLine]
      }
      let query = try path.map { "?path=" + (try AdminOptions.component($0)) } ?? ""
      for grant in try await server.send(Grants.self, "GET", "/v1/grants\(query)").grants {
        print(grant.line)
      }
    }
  }

  struct Grant: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Grant a right, or change its level.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "A user's name, user:ID, 'users' or 'anyone'.") var subject: String
    @Argument(help: "The path of a store, or a pattern.") var pattern: String
    @Argument(help: "read, write or manage.") var level: String
    @Flag(help: "Also let them create stores that match the pattern.") var create = false

    func validate() throws {
      guard ["read", "write", "manage"].contains(level) else {
        throw ValidationError("The level must be read, write or manage.")
      }
    }

    func run() async throws {
      let body = GrantLine(
        subject: AdminOptions.subject(subject), pattern: pattern, level: level, create: create)
      print(try await server.send(GrantLine.self, "PUT", "/v1/grants", body).line)
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a grant, which is named by the same subject and pattern. Open streams end.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "A user's name, user:ID, 'users' or 'anyone'.") var subject: String
    @Argument(help: "The path of a store, or a pattern.") var pattern: String

    func run() async throws {
      try await server.send(
        "DELETE", "/v1/grants", GrantLine(subject: AdminOptions.subject(subject), pattern: pattern))
    }
  }
}
