import Foundation

/// Threads for databases whose writers block.
enum WriterThreads {
  /// Runs the work of each writer on a separate thread.
  static func run(_ count: Int, _ work: @escaping @Sendable (Int) throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<count {
        group.addTask {
          try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try work(writer) }) }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
