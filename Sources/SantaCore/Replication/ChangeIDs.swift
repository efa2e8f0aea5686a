import SantaStore

/// The IDs of the changes in an order. They ensure that a change takes effect only once, even if it arrives twice.
///
/// No two changes have the same ID. After a server has lost a part of its order, several replicas may send back the same
/// change. Its author does not know this, and may send it, too.
///
/// A replica numbers its changes consecutively, starting with a random ID, so all changes between two openings are one run of
/// IDs. At most 10,000 runs are kept. If there are more, the run that was continued longest ago is forgotten. The known IDs
/// depend only on the order, so they are the same in all replicas.
struct ChangeIDs: Sendable {
  static let maximumRunCount = 10_000
  private static let maximumRunLength: UInt64 = 1 << 40

  private struct Run {
    var first: UInt64
    var last: UInt64
    /// The turn in which the run was last continued.
    var turn: UInt64
  }

  /// The runs in ascending order. They neither overlap nor adjoin.
  private var runs: [Run] = []
  private var turn: UInt64 = 0

  var isEmpty: Bool { runs.isEmpty }

  func contains(_ id: UInt64) -> Bool {
    let next = runs.partitionIndex { $0.last >= id }
    return next < runs.count && runs[next].first <= id
  }

  /// Returns whether this set contains all IDs of another one.
  func contains(allOf others: ChangeIDs) -> Bool {
    others.runs.allSatisfy { run in
      let next = runs.partitionIndex { $0.last >= run.first }
      return next < runs.count && runs[next].first <= run.first && runs[next].last >= run.last
    }
  }

  /// - Returns: whether the ID is new.
  mutating func insert(_ id: UInt64) -> Bool {
    if contains(id) { return false }
    insert(id...id)
    return true
  }

  /// Inserts IDs, and joins them with the runs that they overlap or adjoin. Some of them may be known already.
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

  /// Inserts the IDs of another set, in the order in which its runs were continued. Some of them may be known already.
  mutating func insert(contentsOf others: ChangeIDs) {
    for run in others.runs.sorted(by: { $0.turn < $1.turn }) { insert(run.first...run.last) }
  }

  /// Returns the IDs that another set does not contain.
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

  /// Writes the number of runs (LEB128). For each run, writes its first ID (UInt64) and the number of IDs that follow it
  /// (LEB128). The run that was continued longest ago is first.
  func encode(into writer: inout ByteWriter) {
    writer.count(runs.count)
    for run in runs.sorted(by: { $0.turn < $1.turn }) {
      writer.fixed(run.first)
      writer.unsigned(run.last - run.first)
    }
  }

  /// Inserts the IDs that `encode(into:)` wrote. Some of them may be known already.
  mutating func insert(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let count = try reader.count()
    if count > Self.maximumRunCount { throw reader.malformed("there are too many runs of IDs") }
    for _ in 0..<count {
      let first = try reader.fixed(UInt64.self)
      let rest = try reader.unsigned()
      let (last, overflow) = first.addingReportingOverflow(rest)
      // No replica makes this many changes. Without the limit, one run could contain the IDs of all future changes.
      if overflow || rest >= Self.maximumRunLength { throw reader.malformed("a run of IDs is too long") }
      insert(first...last)
    }
  }
}
