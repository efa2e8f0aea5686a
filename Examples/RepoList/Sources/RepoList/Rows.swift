import Foundation
import SantaCore

/// The rows of the screen, with marks that show for some seconds what happened to them.
///
/// After the first time they are never read anew: each change set says which rows to take out, put in, move and read
/// again, and what to mark.
public struct Rows: Equatable, Sendable {
  /// How long a row slides or climbs.
  public static let motion: TimeInterval = 0.6
  /// How long a mark is shown.
  public static let memory: TimeInterval = 4

  /// A row with what happened to it last.
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

  /// Brings the rows up to date.
  ///
  /// - Parameter row: the row with a new index.
  /// - Returns: what happened: deletions, then insertions, moves and modifications.
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

  /// Whether a row is in motion, so that the next frame is another one.
  public func isMoving(at now: Date) -> Bool {
    entries.contains { $0.slide(at: now) > 0 || $0.climb(at: now) > 0 }
  }

  /// The rows in the order in which they are drawn: one that moves passes the others on its way to its place.
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
  /// How far a new row still is from its place: from 1 to 0.
  public func slide(at now: Date) -> Double { Self.rest(insertedAt, now) }

  /// How far a row that moved still is from its place: from 1 to 0.
  public func climb(at now: Date) -> Double { Self.rest(move?.at, now) }

  private static func rest(_ start: Date?, _ now: Date) -> Double {
    guard let start else { return 0 }
    let rest = 1 - now.timeIntervalSince(start) / Rows.motion
    // Slower at the end. A clock that was set back ends the motion.
    return rest > 0 && rest <= 1 ? rest * rest : 0
  }

  /// Whether something happened so lately that it is still marked.
  static func isFresh(_ time: Date?, _ now: Date) -> Bool {
    time.map { (0..<Rows.memory).contains(now.timeIntervalSince($0)) } ?? false
  }
}
