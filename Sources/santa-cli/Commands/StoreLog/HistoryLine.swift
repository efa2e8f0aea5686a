import SantaCore

/// A line about a transaction in the history of a store.
struct HistoryLine {
  private let entry: HistoryEntry

  init(_ entry: HistoryEntry) { self.entry = entry }

  func text(in format: OutputFormat) throws -> String {
    switch format {
    case .plain: plain.terminalSafe
    case .json: try json
    }
  }

  /// For example `12  2026-12-24T10:00:00Z  Stop +3 ~1 -2  importer: flights of 24 December`, or, without a history, `12  Stop +3` or
  /// `12  Stop +3  (4 commits)`.
  private var plain: String {
    let changes = entry.changes.map { changes in
      let counts = [("+", changes.insertions), ("~", changes.modifications), ("-", changes.deletions)]
      let shown = counts.filter { $0.1 > 0 }.map { " \($0.0)\(NumberText.grouped($0.1))" }
      return changes.type + shown.joined()
    }
    let description = [entry.author, entry.note].compactMap { $0 }.joined(separator: ": ")
    let parts = [
      "\(entry.version)", entry.date.map { Timestamp.string(from: $0) } ?? "",
      changes.isEmpty ? "schema" : changes.joined(separator: ", "), description,
      entry.commitCount > 1 ? "(\(NumberText.grouped(Int(clamping: entry.commitCount))) commits)" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private var json: String {
    get throws {
      var object = JSONObject()
      object.append("event", "transaction")
      object.append("version", Int(clamping: entry.version))
      if entry.commitCount > 1 { object.append("commits", Int(clamping: entry.commitCount)) }
      object.append("token", try entry.token?.text)
      object.append("time", entry.date)
      object.append("author", entry.author)
      object.append("note", entry.note)
      let changes = entry.changes.map { changes in
        var object = JSONObject()
        object.append("type", changes.type)
        object.append("inserted", changes.insertions)
        object.append("modified", changes.modifications)
        object.append("deleted", changes.deletions)
        return object.text
      }
      object.append("changes", json: "[\(changes.joined(separator: ","))]")
      return object.text
    }
  }
}
