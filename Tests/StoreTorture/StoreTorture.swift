import Foundation

/// Runs real processes on real stores: they are killed, run many at a time, run out of disk space and file descriptors, and
/// read damaged and forged files. `scripts/torture.sh` and `scripts/fuzz.sh` run it.
@main struct StoreTorture {
  private static let commands: [String: @Sendable (Options) throws -> Void] = [
    "write": { try WriteCommand($0).run() },
    "read": { try ReadCommand($0).run() },
    "check": { try CheckCommand($0).run() },
    "probe": { options in
      var command = try ProbeCommand(options)
      try command.run()
    },
    "kills": { options in
      var command = try KillsCommand(options)
      try command.run()
    },
    "consume": { try ConsumeCommand($0).run() },
    "cursors": { options in
      var command = try CursorsCommand(options)
      try command.run()
    },
    "answer": { try AnswerCommand($0).run() },
    "messages": { options in
      var command = try MessagesCommand(options)
      try command.run()
    },
    "crowd": { try CrowdCommand($0).run() },
    "migrate": { try MigrateCommand($0).run() },
    "follow": { try FollowCommand($0).run() },
    "migrations": { options in
      var command = try MigrationsCommand(options)
      try command.run()
    },
    "lifetimes": { try LifetimesCommand($0).run() },
    "growth": { try GrowthCommand($0).run() },
    "damage": { try DamageCommand($0).run() },
    "fuzz": { try FuzzCommand($0).run() },
    "fuzz-work": { try FuzzWorkCommand($0).run() },
  ]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let command = commands[name] else {
      Output.complaint("Which command? \(commands.keys.sorted().joined(separator: ", ")).")
      exit(64)
    }
    do { try command(Options(arguments.dropFirst())) } catch {
      Output.complaint("\(name): \(error)")
      exit(1)
    }
  }
}
