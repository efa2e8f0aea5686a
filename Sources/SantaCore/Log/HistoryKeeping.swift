/// Determines the kept states of a new manifest: the roots from which later versions are computed with the records after
/// them.
///
/// A version is computed from the last root at or before it. Removing the first root therefore removes the versions up to the
/// next root, and the logs and segments that only these versions need.
struct HistoryKeeping {
  /// A log: the version before its first record, the version of its last record, and its length in bytes.
  struct LogExtent {
    var base: Version
    var end: Version
    var byteCount: Int
  }

  /// The roots, ascending by version.
  private(set) var roots: [Manifest]
  /// The manifest that is about to be published. Its state is the root of the versions after it.
  let newest: Manifest
  /// The logs, ascending by version.
  let logs: [LogExtent]

  /// - Parameters:
  ///   - previous: the manifest that is replaced, with its roots.
  ///   - large: the manifests in records after the previous manifest and before the new one. The changes of these commits are
  ///     only in their segments.
  ///   - distance: the number of bytes of records between two roots.
  init(
    previous: Manifest, large: [Manifest], newest: Manifest, logs: [LogExtent], distance: Int
  ) {
    (roots, self.newest, self.logs) = (previous.roots, newest, logs)
    if previous.version < newest.version {
      let isFar =
        roots.last.map { byteCount(ofLogsFrom: $0.version, to: previous.version) >= distance } ?? true
      if isFar || previous.isLarge { roots.append(previous) }
    }
    for manifest in large where manifest.version < newest.version {
      if manifest.version > roots.last?.version ?? .zero || roots.isEmpty { roots.append(manifest) }
    }
    for index in roots.indices { roots[index].roots = [] }
  }

  /// Begins with the roots of the current manifest.
  init(_ manifest: Manifest, logs: [LogExtent]) {
    (roots, newest, self.logs) = (manifest.roots, manifest, logs)
  }

  /// Removes the first roots as long as no program demands their versions.
  ///
  /// - Parameters:
  ///   - clock: the time in milliseconds since 1970.
  ///   - settings: the settings of the newest state.
  mutating func prune(at clock: Int64, _ settings: HistorySettings?) {
    guard let settings else {
      roots = []
      return
    }
    roots.removeFirst(roots.prefix { firstVersion(inLogOf: $0) < settings.deletedBefore }.count)
    let rules = Array(settings.demands.values)
    while !roots.isEmpty, !rules.contains(where: { demands(firstRoot: $0, settings, clock) }) {
      roots.removeFirst()
    }
  }

  /// Returns the version before the first record in the log that has the records after a root.
  private func firstVersion(inLogOf root: Manifest) -> Version {
    guard let log = logs.last(where: { $0.base <= root.version }) else { return root.version }
    return root.version < log.end ? log.base : log.end
  }

  /// Returns whether a rule demands versions that are computed from the first root.
  private func demands(firstRoot rule: HistoryRule, _ settings: HistorySettings, _ clock: Int64) -> Bool {
    let next = roots.count > 1 ? roots[1] : newest
    switch rule {
    case .last(let count):
      return UInt64(count) > newest.version.rawValue - next.version.rawValue
    case .within(let milliseconds):
      // A root without a time is older than the history.
      guard let time = next.history?.commit.time else { return false }
      return time > clock - milliseconds
    case .untilConsumed(let limit):
      return settings.cursors.values.contains { $0.position.version < next.version } && byteCount <= limit
    }
  }

  /// The number of bytes that the store would not need without its history.
  var byteCount: Int {
    guard let first = roots.first else { return 0 }
    let needed = Set(newest.segments.map(\.number))
    var segments: [SegmentNumber: Int] = [:]
    for segment in roots.lazy.flatMap(\.segments) where !needed.contains(segment.number) {
      segments[segment.number] = segment.byteCount
    }
    return segments.values.reduce(byteCount(ofLogsFrom: first.version, to: newest.version), +)
  }

  /// Returns the number of bytes of the logs with records after a version that end at or before another one.
  private func byteCount(ofLogsFrom first: Version, to last: Version) -> Int {
    logs.reduce(0) { $1.end > first && $1.end <= last ? $0 + $1.byteCount : $0 }
  }
}
