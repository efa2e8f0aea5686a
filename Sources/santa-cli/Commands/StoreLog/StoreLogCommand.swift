import SantaCore

/// `store log`: prints the transactions in the history of a store.
struct StoreLogCommand: Command, Equatable {
  var options: StoreOptions
  /// The type whose objects a transaction must have changed; nil for all transactions.
  var type: String?
  /// The author of the transactions; nil for all authors.
  var author: String?
  var start: HistoryStart?
  /// The number of transactions to print, of which the newest are printed; nil for all of them.
  var limit: Int?
  /// Whether the newest transaction is printed first.
  var isReversed = false

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    do {
      let history = try HistoryInspection(directory)
      try checkType(in: history)
      // Without a limit, each line is written when its transaction was read.
      let isBuffered = isReversed || limit != nil
      var lines: [String] = []
      try history.forEachTransaction(after: start) { entry in
        try Task.checkCancellation()
        guard isChosen(entry) else { return }
        let line = try HistoryLine(entry).text(in: options.format)
        if !isBuffered { return try context.output.writeLine(line) }
        lines.append(line)
        if let limit, lines.count > max(2 * limit, 1_024) { lines.removeFirst(lines.count - limit) }
      }
      let chosen = lines.suffix(limit ?? lines.count)
      for line in isReversed ? chosen.reversed() : Array(chosen) { try context.output.writeLine(line) }
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    return .success
  }

  private func isChosen(_ entry: HistoryEntry) -> Bool {
    if let author, entry.author != author { return false }
    guard let type else { return true }
    return entry.changes.contains { $0.type == type }
  }

  private func checkType(in history: HistoryInspection) throws(UsageError) {
    let names = history.typeNames
    guard let type, !names.contains(type) else { return }
    throw UsageError(
      .invalidValue(
        Self.typeOption, value: type,
        requirement: names.isEmpty
          ? "the store has no types" : "the store has \(names.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: type, among: names)),
      command: .storeLog)
  }
}
