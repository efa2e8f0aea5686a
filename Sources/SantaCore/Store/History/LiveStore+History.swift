#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LiveStore {
  /// The name under which the demand of this program is stored.
  static var programName: String {
    let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? ""
    let fitting = name.prefix(while: { $0 != "\0" }).prefix(200)
    return fitting.isEmpty ? "program" : String(fitting)
  }

  /// Stores the demand of the configuration, unless it is already stored.
  func demandHistory() throws {
    guard !configuration.isReadOnly, let rule = try configuration.history.rule else { return }
    if case .inMemory(let name) = configuration.location { throw StoreError.historyInMemory(name) }
    let name = Self.programName
    if engine.latest.history?.settings.demands[name] == rule { return }
    try changeHistory { settings, _ in settings.demands[name] = rule }
  }

  /// Changes the settings of the history in a transaction.
  ///
  /// - Parameter change: changes the settings of the state that it receives.
  func changeHistory(_ change: (inout HistorySettings, Snapshot) -> Void) throws {
    beginWrite(ofHistory: true)
    if let failure = session?.failure {
      cancelWrite()
      throw failure
    }
    guard let transaction else { throw StoreError.endedByCallback() }
    transaction.changeHistory { change(&$0, transaction.base) }
    try commitWrite(withoutNotifying: [])
  }

  /// Sets the author and the note of the running transaction.
  func describeWrite(author: String?, note: String?) {
    for (what, text) in [("author", author), ("note", note)] {
      guard let byteCount = text?.utf8.count, byteCount > CommitDescription.maximumTextByteCount else {
        continue
      }
      return fail(
        .commitTextTooLong(what, byteCount: byteCount, limit: CommitDescription.maximumTextByteCount))
    }
    transaction?.author = author
    transaction?.note = note
  }
}
