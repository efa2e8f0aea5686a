import SantaCore

/// `store watch`: prints each transaction of a store when it has been committed, until Ctrl-C.
struct StoreWatchCommand: Command, Equatable {
  var options: StoreOptions
  var selection: HistorySelection
  /// The start; nil for the next commit.
  var start: HistoryStart?

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    do {
      // Without a history, a store has no authors, and no versions to begin with.
      let history = try HistoryInspection(
        directory, onlyFollows: start == nil && selection.author == nil)
      try selection.check(in: history, of: .storeWatch)
      let entries = try history.entries(after: start, changing: selection.condition)
      while let entry = try await entries.next() {
        guard selection.contains(entry) else { continue }
        try context.output.writeLine(try HistoryLine(entry).text(in: options.format))
      }
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    try Task.checkCancellation()
    return .success
  }
}
