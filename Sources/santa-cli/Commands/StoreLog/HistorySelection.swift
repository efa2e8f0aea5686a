import SantaCore

/// The transactions that a command prints.
struct HistorySelection: Equatable {
  /// The type whose objects a transaction must have changed; nil for all transactions.
  var type: String?
  /// The author of the transactions; nil for all authors.
  var author: String?

  init(_ arguments: CommandLineArguments) {
    type = arguments[StoreLogCommand.typeOption]
    author = arguments[StoreLogCommand.authorOption]
  }

  func contains(_ entry: HistoryEntry) -> Bool {
    if let author, entry.author != author { return false }
    guard let type else { return true }
    return entry.changes.contains { $0.type == type }
  }

  func checkType(in history: HistoryInspection, of command: CommandName) throws(UsageError) {
    let names = history.typeNames
    guard let type, !names.contains(type) else { return }
    throw UsageError(
      .invalidValue(
        StoreLogCommand.typeOption, value: type,
        requirement: names.isEmpty
          ? "the store has no types" : "the store has \(names.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: type, among: names)),
      command: command)
  }
}
