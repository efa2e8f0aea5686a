/// A rule that determines the versions of a store to keep.
package enum HistoryRule: Hashable, Sendable {
  /// The last versions.
  case last(Int)
  /// All versions that were committed within this duration before now.
  case within(milliseconds: Int64)
  /// The versions that a cursor has not reached yet, as long as the files for them don't have more bytes.
  case untilConsumed(byteCount: Int)
}
