import Synchronization

/// Limits the total size of the request bodies that are in memory at the same time.
final class BodyBudget: Sendable {
  private let left: Mutex<Int>

  init(byteCount: Int) { left = Mutex(byteCount) }

  /// - Returns: false if fewer bytes are left.
  func take(_ byteCount: Int) -> Bool {
    left.withLock { left in
      if left < byteCount { return false }
      left -= byteCount
      return true
    }
  }

  func giveBack(_ byteCount: Int) { left.withLock { $0 += byteCount } }
}
