import Foundation
import Synchronization

/// Blocks that run at the same time, each on a thread of its own.
enum Threads {
  /// Runs `body` with 0..<count, waits for all, and throws the first error.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
    let (group, outcome) = (DispatchGroup(), Outcome())
    for number in 0..<count {
      group.enter()
      Thread.detachNewThread {
        do { try body(number) } catch { outcome.fail(error) }
        group.leave()
      }
    }
    group.wait()
    try outcome.get()
  }

  private final class Outcome: Sendable {
    private let error = Mutex<(any Error)?>(nil)

    func fail(_ new: any Error) { error.withLock { if $0 == nil { $0 = new } } }

    func get() throws { if let error = error.withLock({ $0 }) { throw error } }
  }
}
