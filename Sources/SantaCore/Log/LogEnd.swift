/// Where a commit that was appended ends in the log, and how much is promised about it.
struct LogEnd {
  var position: LogPosition
  /// Whether everything before it is on the disk.
  var isSynced: Bool
}
