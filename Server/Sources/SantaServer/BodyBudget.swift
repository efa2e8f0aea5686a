import Synchronization

/// How many bytes the requests may have together that are in memory at the same time.
final class BodyBudget: Sendable {
  private let left: Mutex<Int>

  init(byteCount: Int) { left = Mutex(byteCount) }

  /// - Returns: false if there is no room for so many bytes.
  func take(_ byteCount: Int) -> Bool {
    left.withLock { left in
      if left < byteCount { return false }
      left -= byteCount
      return true
    }
  }

  func giveBack(_ byteCount: Int) { left.withLock { $0 += byteCount } }
}
