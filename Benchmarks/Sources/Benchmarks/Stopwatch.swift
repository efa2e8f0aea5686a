/// How long a block takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .milliseconds(1)
}

/// How long a block takes that waits for others.
func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await ContinuousClock().measure(body) / .milliseconds(1)
}

/// Keeps the optimiser from dropping what is measured.
nonisolated(unsafe) var blackHole = 0
