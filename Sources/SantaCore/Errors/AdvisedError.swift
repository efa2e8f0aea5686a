/// An error with advice for people, which is included in the message of a ``StoreError``.
protocol AdvisedError: Error {
  /// One or two sentences; nil if the cause suggests no action.
  var advice: String? { get }
  /// Whether the disk or the user's quota is full.
  var isOfFullDisk: Bool { get }
}
