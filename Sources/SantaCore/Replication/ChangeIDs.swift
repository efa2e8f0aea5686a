import SantaStore

/// The IDs of the changes that an order has had, by which a change that comes twice has one effect.
///
/// No two changes have one ID. After a server lost a part of its order, several replicas may send back one change, and its author
/// may send it, too, which does not know that.
///
/// A replica counts its changes from a random ID on, so what it records from one opening to the next is one run of IDs. At most
/// 10,000 runs are known. Of more, the one that was continued longest ago is forgotten: what is known is a function of the order,
/// so it is the same everywhere.
struct ChangeIDs: Sendable {
  static let maximumRunCount = 10_000
  private static let maximumRunLength: UInt64 = 1 << 40

  private struct Run {
    var first: UInt64
    var last: UInt64
    /// When it was continued.
    var turn: UInt64
  }

  /// In ascending order. They neither overlap nor adjoin.
  private var runs: [Run] = []
  private var turn: UInt64 = 0

  var isEmpty: Bool { runs.isEmpty }

  func contains(_ id: UInt64) -> Bool {
    let next = runs.partitionIndex { $0.last >= id }
    return next < runs.count && runs[next].first <= id
  }

  /// Whether all IDs of others are here.
  func contains(allOf others: ChangeIDs) -> Bool {
    others.runs.allSatisfy { run in
      let next = runs.partitionIndex { $0.last >= run.first }
      return next < runs.count && runs[next].first <= run.first && runs[next].last >= run.last
    }
  }

  /// - Returns: whether it was not there.
  mutating func insert(_ id: UInt64) -> Bool {
    if contains(id) { return false }
    insert(id...id)
    return true
  }

  /// Inserts IDs, some of which may be there, as one run with those that they overlap or adjoin.
  private mutating func insert(_ ids: ClosedRange<UInt64>) {
    turn += 1
    var run = Run(first: ids.lowerBound, last: ids.upperBound, turn: turn)
    let before = run.first == 0 ? 0 : run.first - 1
    let after = run.last == .max ? .max : run.last + 1
    let joined = runs.partitionIndex { $0.last >= before }..<runs.partitionIndex { $0.first > after }
    for other in runs[joined] {
      (run.first, run.last) = (min(run.first, other.first), max(run.last, other.last))
    }
    runs.replaceSubrange(joined, with: [run])
    guard runs.count > Self.maximumRunCount,
      let oldest = runs.indices.min(by: { runs[$0].turn < runs[$1].turn })
    else { return }
    runs.remove(at: oldest)
  }

  /// Inserts IDs, some of which may be there, in the order in which they were continued.
  mutating func insert(contentsOf others: ChangeIDs) {
    for run in others.runs.sorted(by: { $0.turn < $1.turn }) { insert(run.first...run.last) }
  }

  /// Those of the IDs that others do not have.
  func subtracting(_ others: ChangeIDs) -> ChangeIDs {
    var rest = ChangeIDs()
    for run in runs.sorted(by: { $0.turn < $1.turn }) {
      var next: UInt64? = run.first
      for other in others.runs[others.runs.partitionIndex { $0.last >= run.first }...] {
        guard let first = next, other.first <= run.last else { break }
        if first < other.first { rest.insert(first...(other.first - 1)) }
        next = other.last < run.last ? other.last + 1 : nil
      }
      if let next { rest.insert(next...run.last) }
    }
    return rest
  }

  /// Writes the number of runs (LEB128), and of each its first ID (UInt64) and how many follow it (LEB128), the one that was
  /// continued longest ago first.
  func encode(into writer: inout ByteWriter) {
    writer.count(runs.count)
    for run in runs.sorted(by: { $0.turn < $1.turn }) {
      writer.fixed(run.first)
      writer.unsigned(run.last - run.first)
    }
  }

  /// Inserts the IDs that `encode(into:)` has written. Some of them may be there already.
  mutating func insert(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let count = try reader.count()
    if count > Self.maximumRunCount { throw reader.malformed("there are too many runs of IDs") }
    for _ in 0..<count {
      let first = try reader.fixed(UInt64.self)
      let rest = try reader.unsigned()
      let (last, overflow) = first.addingReportingOverflow(rest)
      // No replica makes as many changes. Otherwise, one run could have the IDs of all changes to come.
      if overflow || rest >= Self.maximumRunLength { throw reader.malformed("a run of IDs is too long") }
      insert(first...last)
    }
  }
}
