import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store history forget`: ends the demand of a program, or removes a cursor.
struct StoreHistoryForgetCommand: Command, Equatable {
  /// The part of a history that a command ends.
  enum Part: Equatable, Sendable {
    /// The demand of the program with this name.
    case demand(String)
    case cursor(String)
  }

  var options: StoreOptions
  var part: Part

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    do {
      let history = try HistoryInspection(directory)
      guard try await Writer().forget(part, in: directory) else { throw try missing(in: history, directory) }
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    try context.output.writeLine(line)
    return .success
  }

  /// The actor to which the store belongs while it is changed.
  private actor Writer {
    /// Returns whether there was such a part.
    func forget(_ part: Part, in directory: URL) throws -> Bool {
      let store = try Store(configuration: .init(location: .directory(directory)))
      switch part {
      case .demand(let program): return try store.endHistoryDemand(of: program)
      case .cursor(let name): return try store.removeCursor(named: name)
      }
    }
  }

  private func missing(in history: HistoryInspection, _ directory: URL) throws -> CommandFailure {
    let (what, names) =
      switch part {
      case .demand(let program): ("demand of '\(program)'", try history.demands().map(\.program))
      case .cursor(let name): ("cursor '\(name)'", history.cursors.map(\.name))
      }
    let known = names.isEmpty ? "It has none." : "It has \(names.map { "'\($0)'" }.joined(separator: ", "))."
    return CommandFailure(
      exitCode: .noInput, message: "The store in '\(directory.path)' has no \(what).", hint: known)
  }

  private var line: String {
    switch (options.format, part) {
    case (.plain, .demand(let program)): return "The demand of '\(program)' has ended.".terminalSafe
    case (.plain, .cursor(let name)): return "The cursor '\(name)' was removed.".terminalSafe
    case (.json, _):
      var object = JSONObject()
      object.append("event", "forget")
      switch part {
      case .demand(let program): object.append("program", program)
      case .cursor(let name): object.append("cursor", name)
      }
      return object.text
    }
  }
}

extension StoreHistoryForgetCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let part: Part
    switch (arguments[Self.demandOption], arguments[Self.cursorOption]) {
    case (let program?, nil): part = .demand(program)
    case (nil, let name?): part = .cursor(name)
    case (nil, nil): throw arguments.error(.missingOption(Self.demandOption))
    case (_?, _?):
      throw arguments.error(
        .conflict(Self.cursorOption, Self.demandOption, reason: "each must be used alone"))
    }
    self.init(options: try StoreOptions(arguments), part: part)
  }

  static let description = CommandDescription(
    name: "store history forget",
    command: StoreHistoryForgetCommand.self,
    argument: .folder,
    summary: Wording("end the demand of a program, or remove a cursor"),
    discussion: [
      "Use it for programs that are gone. The store removes the versions that no other",
      "demand needs. A program that still runs makes its demand again when it next opens",
      "the store, and a consumer whose cursor was removed gets an error.",
    ],
    examples: [
      "santa-cli store history forget cards --demand importer",
      "santa-cli store history forget cards --cursor mailer",
    ],
    ownOptions: [demandOption, cursorOption, .format]
  )

  static let demandOption = Option(
    "demand", .text("PROGRAM"), in: .subject,
    Wording("the program whose demand ends"))

  static let cursorOption = Option(
    "cursor", .text("NAME"), in: .subject,
    Wording("the cursor to remove"))
}
