import ArgumentParser
import Foundation
import SantaAccounts

extension SantaServerCommand {
  /// The tokens of programs, and the token of the server.
  struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the server's token, or make tokens for programs that may do less.",
      discussion: """
        Without a subcommand, it replaces the server's token, as 'replace' does.
        """,
      subcommands: [Replace.self, List.self, Create.self, Delete.self], defaultSubcommand: Replace.self)
  }
}

extension SantaServerCommand.Token {
  struct Replace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the server's token by a new one. Restart running servers afterwards.")

    @OptionGroup var storage: StorageOptions
    @OptionGroup var audit: AuditOptions

    func run() async throws {
      let log = try audit.open()
      let token = try await storage.makeToken()
      log?.note("replaceToken")
      log?.flush()
      try show(token: token)
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the program tokens of the server: ID, name, level, patterns, expiry.")

    @OptionGroup var server: AdminOptions

    func run() async throws {
      struct Token: Decodable, Sendable {
        var id: String
        var name: String?
        var patterns: [String]
        var level: String
        var expires: String?
      }
      struct Tokens: Decodable, Sendable {
        var tokens: [Token]
      }
      for token in try await server.send(Tokens.self, "GET", "/v1/tokens").tokens {
        let patterns = token.patterns.joined(separator: " ")
        print(
          [token.id, token.name ?? "-", token.level, patterns, token.expires ?? "-"].joined(separator: "  "))
      }
    }
  }

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Make a token for a program, which can be limited to paths, a level and a time. It is shown only once.",
      discussion: """
          santa-server token create backup read '/shared/*' --days 365 --data ~/santa-data
        """)

    @OptionGroup var server: AdminOptions
    @Argument(help: "A name, which helps you to recognise the token.") var name: String
    @Argument(help: "The highest level: read, write or manage.") var level: String
    @Argument(help: "The paths of stores, or patterns.") var patterns: [String]
    @Option(help: "The days until the token expires; default: never.") var days: Int?

    func validate() throws {
      guard ["read", "write", "manage"].contains(level) else {
        throw ValidationError("The level must be read, write or manage.")
      }
      guard !patterns.isEmpty else { throw ValidationError("Name at least one path.") }
      guard (1...3_650).contains(days ?? 1) else {
        throw ValidationError("--days must be between 1 and 3650.")
      }
    }

    func run() async throws {
      struct Body: Encodable, Sendable {
        var name: String
        var level: String
        var patterns: [String]
        var expiresIn: Int?
      }
      struct Made: Decodable, Sendable {
        var token: String
      }
      let body = Body(name: name, level: level, patterns: patterns, expiresIn: days.map { $0 * 86_400 })
      try show(token: try await server.send(Made.self, "POST", "/v1/tokens", body).token)
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End a program token of the server. Streams that were opened with it end.")

    @OptionGroup var server: AdminOptions
    @Argument(help: "The ID of the token, as 'list' prints it.") var id: String

    func run() async throws {
      try await server.send("DELETE", "/v1/tokens/\(try AdminOptions.component(id))")
    }
  }
}
