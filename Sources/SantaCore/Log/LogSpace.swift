/// The free space on the disk of a store, of which commits leave as much as moving the logs to a segment takes: otherwise, a full
/// disk would stay full, because no space could be freed without writing a segment first.
struct LogSpace {
  let directory: String
  let disk: any Disk
  /// The greatest length of a log, to which more than that is free is not scarce.
  let typicalByteCount: Int
  /// The total length of the store's segments.
  let segmentByteCount: Int

  /// Throws if too little is left after a log has grown.
  ///
  /// - Parameters:
  ///   - growth: by how many bytes it grows.
  ///   - log: the last log.
  ///   - isScarce: set to true if so little is left that the logs should be moved to a segment soon.
  func check(growthOf growth: Int, log: LogFile, isScarce: inout Bool) throws(SystemError) {
    guard let available = disk.availableByteCount(at: directory) else { return }
    let left = available - growth
    // Far more than is required, unless logs could not be moved for long.
    if left >= 8 * typicalByteCount { return }
    // Merging the segments of a small store takes less space if objects were deleted.
    let required = log.byteCount + (try predecessors(of: log)) + min(segmentByteCount, typicalByteCount) / 2
    if left < 2 * required { isScarce = true }
    if left < required { throw SystemError(call: "pwrite", number: SystemError.noSpace) }
  }

  /// The total length of the logs before one.
  private func predecessors(of log: LogFile) throws(SystemError) -> Int {
    var byteCount = 0
    for base in try disk.contents(of: directory).compactMap(LogFile.base(ofName:)) where base < log.base {
      do { byteCount += try disk.open(LogFile.path(in: directory, base: base), .read).size() } catch {
        // Another process has moved it to a segment.
        if error.number != SystemError.noEntry { throw error }
      }
    }
    return byteCount
  }
}
