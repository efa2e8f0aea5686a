import Dispatch

/// Runs what takes long, or waits for the disk, away from the threads that serve connections.
func onDisk<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global(qos: .utility).async { continuation.resume(with: Result { try body() }) }
  }
}

/// Runs what takes long away from the threads that serve connections.
func onDisk<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .utility).async { continuation.resume(returning: body()) }
  }
}
