import SantaCore

/// The demands and cursors of a store's history, for people or for programs.
struct HistoryReport {
  private let firstVersion: UInt64
  private let lastVersion: UInt64
  private let byteCount: Int
  private let demands: [HistoryDemand]
  private let cursors: [StoredCursor]

  init(_ history: HistoryInspection) throws(StoreError) {
    firstVersion = try history.firstVersion()
    lastVersion = history.version
    byteCount = try history.byteCount()
    demands = try history.demands()
    cursors = history.cursors
  }

  func lines(in format: OutputFormat) -> [String] {
    switch format {
    case .plain: plainLines
    case .json: jsonLines
    }
  }

  private var plainLines: [String] {
    var lines = [
      "Versions \(firstVersion) to \(lastVersion), \(NumberText.grouped(byteCount)) bytes", "",
    ]
    if demands.isEmpty {
      lines.append("No program demands versions.")
    } else {
      var table = TextTable(
        columns: [.init(title: "PROGRAM"), .init(title: "DEMAND"), .init(title: "BYTES", alignment: .right)])
      table.rows = demands.map { [$0.program, Self.text($0.rule), NumberText.grouped($0.byteCount)] }
      lines += table.lines
    }
    lines.append("")
    if cursors.isEmpty { return lines + ["There are no cursors."] }
    var table = TextTable(
      columns: [
        .init(title: "CURSOR"), .init(title: "VERSION", alignment: .right),
        .init(title: "BEHIND", alignment: .right), .init(title: "TIME"),
      ])
    table.rows = cursors.map { cursor in
      [
        cursor.name, "\(cursor.version)", "\(lastVersion - min(lastVersion, cursor.version))",
        cursor.isBeginning ? "begins with the current objects" : Timestamp.string(from: cursor.date),
      ]
    }
    return lines + table.lines
  }

  private static func text(_ rule: HistoryRule) -> String {
    switch rule {
    case .last(let count): return "the last \(NumberText.grouped(count)) versions"
    case .within(let milliseconds):
      let units: [(Int64, String)] = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "min"), (1_000, "s")]
      let unit = units.first { milliseconds % $0.0 == 0 } ?? (1, "ms")
      return "the last \(NumberText.grouped(Int(milliseconds / unit.0))) \(unit.1)"
    case .untilConsumed(let limit): return "until consumed, up to \(NumberText.grouped(limit)) bytes"
    }
  }

  private var jsonLines: [String] {
    var history = JSONObject()
    history.append("event", "history")
    history.append("firstVersion", Int(clamping: firstVersion))
    history.append("version", Int(clamping: lastVersion))
    history.append("bytes", byteCount)
    let demands = demands.map { demand in
      var object = JSONObject()
      object.append("event", "demand")
      object.append("program", demand.program)
      switch demand.rule {
      case .last(let count): object.append("last", count)
      case .within(let milliseconds): object.append("withinMilliseconds", Int(milliseconds))
      case .untilConsumed(let limit): object.append("untilConsumedLimit", limit)
      }
      object.append("bytes", demand.byteCount)
      return object.text
    }
    let cursors = cursors.map { cursor in
      var object = JSONObject()
      object.append("event", "cursor")
      object.append("cursor", cursor.name)
      object.append("version", Int(clamping: cursor.version))
      object.append("time", cursor.date)
      object.append("beginning", cursor.isBeginning)
      return object.text
    }
    return [history.text] + demands + cursors
  }
}
