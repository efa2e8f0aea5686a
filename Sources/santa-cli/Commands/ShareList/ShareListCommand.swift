import SantaSync

/// `share list`: prints the stores that the user may use, or the users who may use a store.
struct ShareListCommand: Command, Equatable {
  var server: String
  /// The path of a store that the user manages; nil to list the user's own rights.
  var path: String?
  var format: OutputFormat

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    if let path {
      for grant in try await session.requesting({ try await $0.grants(on: path) }) {
        try context.output.writeLine(line(for: grant))
      }
    } else {
      for permission in try await session.requesting({ try await $0.permissions() }) {
        try context.output.writeLine(line(for: permission, of: session.user))
      }
    }
    return .success
  }

  private func line(for permission: Permission, of user: ServerUser) -> String {
    switch format {
    case .plain:
      let home = "/\(user.id)"
      let isOwn = permission.path == home || permission.path.hasPrefix(home + "/")
      let path = isOwn ? "/~" + permission.path.dropFirst(home.count) : permission.path
      return "\(path.terminalSafe)  \(permission.level.rawValue)"
    case .json:
      var object = JSONObject()
      object.append("event", "permission")
      object.append("path", permission.path)
      object.append("level", permission.level.rawValue)
      return object.text
    }
  }

  private func line(for grant: Grant) -> String {
    switch format {
    case .plain:
      let words =
        [grant.name ?? grant.subject, grant.pattern, grant.level.rawValue]
        + (grant.mayCreate ? ["create"] : [])
      return words.map(\.terminalSafe).joined(separator: "  ")
    case .json:
      var object = JSONObject()
      object.append("event", "grant")
      object.append("who", grant.subject)
      object.append("path", grant.pattern)
      object.append("level", grant.level.rawValue)
      object.append("create", grant.mayCreate)
      if let name = grant.name { object.append("name", name) }
      return object.text
    }
  }
}

extension ShareListCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      server: try arguments.required(.serverAddress), path: arguments.argument,
      format: try OutputFormat(arguments))
  }

  static let description = CommandDescription(
    name: "share list",
    command: ShareListCommand.self,
    argument: .anyWord("PATH"),
    summary: Wording("list the stores that you may use, or who may use a store"),
    examples: [
      "santa-cli share list --server https://santa.example.org",
      "santa-cli share list /~/santa --server https://santa.example.org",
    ],
    ownOptions: [.serverAddress, .format]
  )
}
