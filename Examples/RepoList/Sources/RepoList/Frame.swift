import Foundation

/// The state of polling, for the status line.
public enum Status: Equatable, Sendable {
  case polling
  case waiting(until: Date)
  case failed(String, retryAt: Date)

  public func text(at now: Date) -> String {
    switch self {
    case .polling: "Asking the server …"
    case .waiting(let next): "Up to date. Next look in \(next.timeIntervalSince(now).short)."
    case .failed(let message, let retryAt): "\(message) Next try in \(retryAt.timeIntervalSince(now).short)."
    }
  }
}

/// One picture of the list, for a terminal of a certain size.
public struct Frame: Equatable, Sendable {
  public enum Style: String, Sendable {
    case plain = "", title = "1", quiet = "2", new = "32", moved = "36", star = "1;33", failure = "31"
  }

  /// The parts of each line. No line is wider than the terminal.
  public private(set) var lines: [[(text: String, style: Style)]] = []
  private let columns: Int
  private let now: Date

  public static func == (left: Frame, right: Frame) -> Bool {
    left.text == right.text && left.lines.map { $0.map(\.style) } == right.lines.map { $0.map(\.style) }
  }

  public init(_ rows: Rows, user: String, status: Status, columns: Int, height: Int, now: Date) {
    (self.columns, self.now) = (columns, now)
    let count = rows.entries.count
    add([("\(user.printable): \(count) \(count == 1 ? "repository" : "repositories")", .title)])
    // The title and the status line.
    let space = max(height - 2, 0)
    let hidden = count > space ? count - max(space - 1, 0) : 0
    for entry in rows.arranged(at: now).prefix(count - hidden) { add(entry) }
    if hidden > 0, space > 0 { add([("  … and \(hidden) more", .quiet)]) }
    for _ in 0..<max(height - 1 - lines.count, 0) { add([]) }
    let style: Style = if case .failed = status { .failure } else { .quiet }
    add([(status.text(at: now).printable, style)])
    lines = lines.suffix(max(height, 0))
  }

  private mutating func add(_ entry: Rows.Entry) {
    let row = entry.row
    let isNew = Rows.Entry.isFresh(entry.insertedAt, now)
    let move = entry.move.flatMap { Rows.Entry.isFresh($0.at, now) ? $0 : nil }
    let gain = entry.stars.flatMap { Rows.Entry.isFresh($0.at, now) ? $0.gain : nil }
    let mark = isNew ? "+" : move.map { $0.to < $0.from ? "^" : "v" } ?? (gain == nil ? " " : "*")
    let style: Style = isNew ? .new : move != nil ? .moved : row.isArchived ? .quiet : .plain

    // In a narrow terminal, the columns to the right of the name are left out first.
    let name = row.isArchived ? "\(row.name) (archived)" : row.name
    let pushed = row.pushedAt.relative(to: now)
    let stars = "\(row.stars)\(gain.map { $0 < 0 ? " (\($0))" : " (+\($0))" } ?? "")"
    let language = columns >= 56 ? 13 : 0
    let summary = columns >= 90 ? columns - 81 : 0
    let fixed = 2 + language + summary + 14 + 11
    var parts: [(text: String, style: Style)] = [
      ("\(mark) \(name.printable.fitted(max(columns - fixed, 8)))", style)
    ]
    if language > 0 { parts.append((" " + row.language.printable.fitted(language - 1), .quiet)) }
    let padding = String(repeating: " ", count: max(14 - stars.columns, 1))
    parts.append((padding + stars, gain == nil ? .plain : .star))
    parts.append((String(repeating: " ", count: max(11 - pushed.columns, 1)) + pushed, style))
    if summary > 0 { parts.append(("  " + row.summary.printable.fitted(summary - 2), .quiet)) }

    let slide = Int(Double(columns) * entry.slide(at: now))
    add([(String(repeating: " ", count: slide), .plain)] + parts)
  }

  private mutating func add(_ parts: [(text: String, style: Style)]) {
    var room = columns
    lines.append(
      parts.map { part in
        let text = part.text.prefix(columns: room)
        room -= text.columns
        return (text, part.style)
      })
  }

  /// The lines without styles.
  public var text: [String] {
    lines.map { parts in
      let line = parts.map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the terminal output that draws the frame over the previous one.
  public func sequence(hasColors: Bool) -> String {
    let drawn = lines.map { parts in
      let line = parts.map { text, style in
        hasColors && style != .plain && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[m" : text
      }.joined()
      // After a line that fills the terminal, the cursor is still on its last character, which would be erased.
      return parts.reduce(0) { $0 + $1.text.columns } < columns ? line + "\u{1B}[K" : line
    }
    // A synchronised update, so that the terminal doesn't show half a frame.
    return "\u{1B}[?2026h\u{1B}[H" + drawn.joined(separator: "\r\n") + "\u{1B}[?2026l"
  }
}
