/// An error from below that knows what a person can do about it, so that a message need not guess.
protocol AdvisedError: Error {
  /// One sentence or two; nil where the cause alone tells nothing to do.
  var advice: String? { get }
}
