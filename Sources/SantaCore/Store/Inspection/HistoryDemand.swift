/// The demand of a program for versions of a store.
///
/// Accessible to the package, like ``HistoryInspection``.
package struct HistoryDemand: Hashable, Sendable {
  /// The name of the program.
  package let program: String
  package let rule: HistoryRule
  /// The number of bytes with which the versions would be stored for this demand alone, including the commits since the last
  /// checkpoint.
  package let byteCount: Int
}
