/// An error with advice for people. The message of a ``StoreError`` includes the advice.
protocol AdvisedError: Error {
  /// The advice, in one or two sentences; nil if the cause suggests no action.
  var advice: String? { get }
  /// Whether the file doesn't exist.
  var isOfMissingFile: Bool { get }
  /// Whether the disk or the user's quota is full.
  var isOfFullDisk: Bool { get }
}
