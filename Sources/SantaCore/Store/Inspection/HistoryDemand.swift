/// The demand of a program for versions of a store.
///
/// Accessible to the package, like ``HistoryInspection``.
package struct HistoryDemand: Hashable, Sendable {
  /// The name of the program.
  package let program: String
  package let rule: HistoryRule
  /// The number of bytes of files that the store would need for this demand alone.
  package let byteCount: Int
}
