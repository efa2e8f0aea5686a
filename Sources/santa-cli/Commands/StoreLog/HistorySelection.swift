import SantaCore

/// The transactions that a command prints.
struct HistorySelection: Equatable {
  /// The type whose objects a transaction must have changed; nil for all transactions.
  var type: String?
  /// The author of the transactions; nil for all authors.
  var author: String?
  /// A query that an object of the type must match before or after the transaction that changes it, as it was typed.
  var query: String?

  init(_ arguments: CommandLineArguments) throws(UsageError) {
    type = arguments[StoreLogCommand.typeOption]
    author = arguments[StoreLogCommand.authorOption]
    query = arguments[.where]
    if query != nil, type == nil {
      throw arguments.error(
        .unreadable(.where, why: "A query is about the objects of one type. Add '--type NAME'."))
    }
  }

  /// The condition of the query, which the history selects by itself.
  var condition: ChangeCondition? {
    guard let type, let query else { return nil }
    return ChangeCondition(type: type, query: query)
  }

  func contains(_ entry: HistoryEntry) -> Bool {
    if let author, entry.author != author { return false }
    guard let type else { return true }
    return entry.changes.contains { $0.type == type }
  }

  /// Checks that the store has the type, and that the query can be read.
  func check(in history: HistoryInspection, of command: CommandName) throws {
    guard let type else { return }
    let names = history.typeNames
    if !names.contains(type) {
      throw UsageError(
        .invalidValue(
          StoreLogCommand.typeOption, value: type,
          requirement: names.isEmpty
            ? "the store has no types" : "the store has \(names.joined(separator: ", "))",
          suggestion: Spelling.nearest(to: type, among: names)),
        command: command)
    }
    guard let condition else { return }
    do throws(StoreError) { try history.check(condition) } catch {
      guard error.code == .invalidQuery else { throw error }
      throw UsageError(.unreadable(.where, why: error.message), command: command)
    }
  }
}
