import SantaCore

/// `store watch`: prints each transaction of a store when it has been committed, until Ctrl-C, or until the store is deleted.
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
      let folder = FolderWatch(url: directory)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          while let entry = try await entries.next() {
            guard selection.contains(entry) else { continue }
            try context.output.writeLine(try HistoryLine(entry).text(in: options.format))
          }
        }
        group.addTask {
          try await folder.waitForDeletion()
          throw folder.failure
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    try Task.checkCancellation()
    return .success
  }
}
