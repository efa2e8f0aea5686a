/// The error that stops a run.
struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }

  /// Returns the error for a wait that timed out.
  ///
  /// - Parameter what: a clause that says what did not happen.
  static func timedOut(_ workload: String, _ limit: Duration, _ what: String) -> Failure {
    Failure("\(workload): \(what) within \(limit.components.seconds) seconds. The run was given up.")
  }
}
