import Synchronization

/// Counts the open streams of the page, and limits their number.
final class PageVisitors: Sendable {
  /// An open stream, which counts until it is released.
  final class Visitor: Sendable {
    private let visitors: PageVisitors

    fileprivate init(_ visitors: PageVisitors) { self.visitors = visitors }

    deinit { visitors.count.withLock { $0 -= 1 } }
  }

  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int) { self.limit = limit }

  /// The number of open streams.
  var current: Int { count.withLock { $0 } }

  /// Counts a stream; nil if there are too many.
  func enter() -> Visitor? {
    let isAdmitted = count.withLock { count in
      if count >= limit { return false }
      count += 1
      return true
    }
    return isAdmitted ? Visitor(self) : nil
  }
}
