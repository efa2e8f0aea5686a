/// The point in a history after which transactions are read.
///
/// Accessible to the package, like ``HistoryInspection``.
package enum HistoryStart: Hashable, Sendable {
  case token(HistoryToken)
  case version(StoreVersion)
}
