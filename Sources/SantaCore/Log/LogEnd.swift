/// The end of an appended commit in the log, and its durability.
struct LogEnd {
  var position: LogPosition
  /// Whether everything before the end is on the disk.
  var isSynced: Bool
}
