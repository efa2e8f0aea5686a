/// The free space on the disk of a store. Commits leave enough of it to move the logs to a segment. Otherwise, a full disk
/// would stay full, because no space can be freed without writing a segment first.
struct LogSpace {
  let directory: String
  let disk: any Disk
  /// The maximum length of a log. Space isn't scarce if several times as much is free.
  let typicalByteCount: Int
  /// The total length of the store's segments.
  let segmentByteCount: Int
  /// The version of the state in the segments. Logs that end before it are kept for the history.
  let segmentVersion: Version

  /// Throws if too little space would be left after a log has grown.
  ///
  /// - Parameters:
  ///   - growth: the number of bytes by which it grows.
  ///   - log: the last log.
  ///   - isScarce: set to true if so little is left that the logs should be moved to a segment soon.
  func check(growthOf growth: Int, log: LogFile, isScarce: inout Bool) throws(SystemError) {
    guard let available = disk.availableByteCount(at: directory) else { return }
    let left = available - growth
    // This is far more than required, unless logs could not be moved for a long time.
    if left >= 8 * typicalByteCount { return }
    // Merging the segments of a small store takes less space if objects were deleted.
    let required = log.byteCount + (try predecessors(of: log)) + min(segmentByteCount, typicalByteCount) / 2
    if left < 2 * required { isScarce = true }
    if left < required { throw SystemError(call: "pwrite", number: SystemError.noSpace) }
  }

  /// Returns the total length of the logs before `log` that aren't in the segments.
  private func predecessors(of log: LogFile) throws(SystemError) -> Int {
    var byteCount = 0
    let bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).coldSorted()
    for (base, next) in zip(bases, bases.dropFirst()) where base < log.base && next > segmentVersion {
      do { byteCount += try disk.open(LogFile.path(in: directory, base: base), .read).size() } catch {
        // Another process has moved the log to a segment.
        if error.number != SystemError.noEntry { throw error }
      }
    }
    return byteCount
  }
}
