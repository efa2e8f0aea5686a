/// The time that a block takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .milliseconds(1)
}

/// The time that an asynchronous block takes.
func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await ContinuousClock().measure(body) / .milliseconds(1)
}

/// Takes results, so that the optimiser does not remove the measured code.
nonisolated(unsafe) var blackHole = 0
