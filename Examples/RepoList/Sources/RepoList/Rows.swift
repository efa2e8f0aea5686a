import Foundation
import SantaCore

/// The rows on the screen, with marks that show recent changes for some seconds.
///
/// The rows are read only once. After that, each change set says which rows to remove, insert, move, read again and mark.
public struct Rows: Equatable, Sendable {
  /// The duration of a row's motion.
  public static let motion: TimeInterval = 0.6
  /// How long a mark is shown.
  public static let memory: TimeInterval = 4

  /// A row with its latest changes.
  public struct Entry: Equatable, Sendable {
    public struct Move: Equatable, Sendable { public let from: Int, to: Int, at: Date }
    public struct Stars: Equatable, Sendable { public let gain: Int, at: Date }

    public var row: Row
    public var insertedAt: Date?
    public var move: Move?
    public var stars: Stars?
  }

  public private(set) var entries: [Entry] = []

  public init(_ rows: [Row] = []) { entries = rows.map { Entry(row: $0) } }

  /// Applies a change set to the rows.
  ///
  /// - Parameter row: returns the row at a new index.
  /// - Returns: the events: deletions, then insertions, moves and modifications.
  public mutating func apply(_ changes: ChangeSet, at now: Date, row: (Int) -> Row) -> [Event] {
    let old = entries
    changes.apply(to: &entries) { Entry(row: row($0)) }

    // A row that moved is also among the deletions and insertions.
    let left = Set(changes.deletions).subtracting(changes.moves.map(\.old)).sorted()
    let came = Set(changes.insertions).subtracting(changes.moves.map(\.new)).sorted()
    var events = left.map { Event.deleted(old[$0].row.name) }
    for index in came {
      entries[index].insertedAt = now
      events.append(.inserted(entries[index].row.name))
    }
    for (from, to) in changes.moves {
      keepMarks(of: old[from], at: to)
      entries[to].move = Entry.Move(from: from, to: to, at: now)
      events.append(.moved(entries[to].row.name, from: from + 1, to: to + 1))
      events += modified(old[from].row, to, changes.properties(at: to).filter { $0 != "pushedAt" }, now)
    }
    for (from, to) in changes.modifications {
      keepMarks(of: old[from], at: to)
      events += modified(old[from].row, to, changes.properties(at: to), now)
    }
    return events
  }

  private mutating func keepMarks(of old: Entry, at index: Int) {
    entries[index].insertedAt = old.insertedAt
    entries[index].move = old.move
    entries[index].stars = old.stars
  }

  private mutating func modified(_ old: Row, _ index: Int, _ properties: [String], _ now: Date) -> [Event] {
    let row = entries[index].row
    var events: [Event] = []
    if properties.contains("stars") {
      entries[index].stars = Entry.Stars(gain: row.stars - old.stars, at: now)
      events.append(.starred(row.name, from: old.stars, to: row.stars))
    }
    let others = properties.filter { $0 != "stars" }
    return others.isEmpty ? events : events + [.modified(row.name, others)]
  }

  /// Returns whether a row is in motion, which makes the next frame different.
  public func isMoving(at now: Date) -> Bool {
    entries.contains { $0.slide(at: now) > 0 || $0.climb(at: now) > 0 }
  }

  /// Returns the rows in drawing order. A row in motion passes other rows on the way to its new index.
  public func arranged(at now: Date) -> [Entry] {
    var result = entries.filter { $0.climb(at: now) == 0 }
    let moving = entries.enumerated().compactMap { index, entry -> (place: Int, entry: Entry)? in
      guard entry.climb(at: now) > 0, let from = entry.move?.from else { return nil }
      return (index + Int((Double(from - index) * entry.climb(at: now)).rounded()), entry)
    }
    for (place, entry) in moving.sorted(by: { $0.place < $1.place }) {
      result.insert(entry, at: min(place, result.count))
    }
    return result
  }
}

extension Rows.Entry {
  /// The remaining distance of a new row, from 1 to 0.
  public func slide(at now: Date) -> Double { Self.rest(insertedAt, now) }

  /// The remaining distance of a moved row, from 1 to 0.
  public func climb(at now: Date) -> Double { Self.rest(move?.at, now) }

  private static func rest(_ start: Date?, _ now: Date) -> Double {
    guard let start else { return 0 }
    let rest = 1 - now.timeIntervalSince(start) / Rows.motion
    // The motion slows down at the end. If the clock is set back, the motion ends.
    return rest > 0 && rest <= 1 ? rest * rest : 0
  }

  /// Returns whether an event is recent enough to be marked.
  static func isFresh(_ time: Date?, _ now: Date) -> Bool {
    time.map { (0..<Rows.memory).contains(now.timeIntervalSince($0)) } ?? false
  }
}
