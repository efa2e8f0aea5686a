/// What stops a run, for people.
struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }

  /// A wait that came to nothing.
  ///
  /// - Parameter what: a clause about what did not happen.
  static func tooLate(_ workload: String, _ limit: Duration, _ what: String) -> Failure {
    Failure("\(workload): \(what) within \(limit.components.seconds) seconds. The run was given up.")
  }
}
