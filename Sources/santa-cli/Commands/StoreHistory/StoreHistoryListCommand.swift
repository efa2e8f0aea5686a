import SantaCore

/// `store history list`: prints the programs that demand versions of a store, and the cursors in its history.
struct StoreHistoryListCommand: Command, Equatable {
  var options: StoreOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    let report: HistoryReport
    do throws(StoreError) { report = try HistoryReport(try HistoryInspection(directory)) } catch {
      throw CommandFailure(inspecting: error)
    }
    for line in report.lines(in: options.format) { try context.output.writeLine(line) }
    return .success
  }
}

extension StoreHistoryListCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(options: try StoreOptions(arguments))
  }

  static let description = CommandDescription(
    name: "store history list",
    command: StoreHistoryListCommand.self,
    argument: .folder,
    summary: Wording("list who demands versions, and the cursors"),
    discussion: [
      "Prints the kept versions with the size of their files, each demand with the bytes",
      "that it needs alone, and each cursor with the last version that it has passed. The",
      "bytes include the commits since the last checkpoint, which the store always needs.",
    ],
    examples: [
      "santa-cli store history list",
      "santa-cli store history list cards --format json",
    ],
    ownOptions: [.format]
  )
}
