/// The work that a queue has found without a transaction.
struct MessageWork: Equatable {
  /// Whether there is something to do now.
  var isDue: Bool
  /// The duration after which there is, unless the store changes before; nil if only a change can bring work.
  var wait: Duration?
}
