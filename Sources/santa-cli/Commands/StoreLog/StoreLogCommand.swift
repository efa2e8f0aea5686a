import SantaCore

/// `store log`: prints the transactions in the history of a store.
struct StoreLogCommand: Command, Equatable {
  var options: StoreOptions
  var selection: HistorySelection
  var start: HistoryStart?
  /// The number of transactions to print, of which the newest are printed; nil for all of them.
  var limit: Int?
  /// Whether the newest transaction is printed first.
  var isReversed = false

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    do {
      let history = try HistoryInspection(directory)
      try selection.check(in: history, of: .storeLog)
      try write(history, to: context)
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    return .success
  }

  private func write(_ history: HistoryInspection, to context: CommandContext) throws {
    // Without a limit, each line is written when its transaction was read.
    let isBuffered = isReversed || limit != nil
    var lines: [String] = []
    try history.forEachTransaction(after: start, changing: selection.condition) { entry in
      try Task.checkCancellation()
      guard selection.contains(entry) else { return }
      let line = try HistoryLine(entry).text(in: options.format)
      if !isBuffered { return try context.output.writeLine(line) }
      lines.append(line)
      if let limit, lines.count > max(2 * limit, 1_024) { lines.removeFirst(lines.count - limit) }
    }
    let chosen = lines.suffix(limit ?? lines.count)
    for line in isReversed ? chosen.reversed() : Array(chosen) { try context.output.writeLine(line) }
  }
}
