public import Foundation

extension Thread {
  /// Runs a block on a new thread, for work that blocks or must not wait for a thread of the pool.
  public static func onOwn(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Thread { continuation.resume(with: Result { try body() }) }.start()
    }
  }
}
