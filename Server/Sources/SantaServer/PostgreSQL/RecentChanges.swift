#if PostgreSQL
  import Foundation
  import SantaReplication

  /// The recent changes of an order in memory, so that many followers need only one read of the database.
  struct RecentChanges: Sendable {
    private(set) var epoch: String
    /// The position before the first change in `changes`.
    private(set) var start: OrderPosition
    private(set) var changes: [OrderedChange] = []
    private var byteCount = 0

    /// The size from which the earlier half is discarded, in bytes.
    static let limit = 16 << 20

    init(epoch: String, head: OrderPosition) { (self.epoch, start) = (epoch, head) }

    var head: OrderPosition { changes.last?.position ?? start }

    /// Appends the changes that follow the head.
    ///
    /// - Returns: false if the changes don't follow the head.
    mutating func append(_ new: [OrderedChange]) -> Bool {
      var chain = Data(head.chainBytes)
      for (index, change) in new.enumerated() {
        chain = Chain.next(after: chain, replica: change.replica, sequence: change.sequence, change.bytes)
        guard change.position == OrderPosition(version: head.version + UInt64(index) + 1, hash: Array(chain))
        else {
          return false
        }
      }
      changes += new
      byteCount += new.reduce(0) { $0 + $1.bytes.count }
      if byteCount > Self.limit { forget() }
      return true
    }

    private mutating func forget() {
      var index = 0
      while byteCount > Self.limit / 2, index < changes.count {
        byteCount -= changes[index].bytes.count
        index += 1
      }
      if index > 0 { start = changes[index - 1].position }
      changes.removeFirst(index)
    }

    /// Whether the recent part of the order contains a position.
    func has(_ position: OrderPosition) -> Bool {
      if position == start { return true }
      guard position.version > start.version, position.version <= head.version else { return false }
      return changes[Int(position.version - start.version) - 1].position == position
    }

    /// Returns the changes after a position, or nil if some of them are no longer in memory.
    ///
    /// - Throws: ``OrderError/reset`` if the order does not contain the position.
    func changes(after position: OrderPosition, byteCount limit: Int) throws(OrderError) -> [OrderedChange]? {
      guard position.version <= head.version else { throw .reset }
      guard position.version >= start.version else { return nil }
      guard has(position) else { throw .reset }
      let index = Int(position.version - start.version)
      var page: [OrderedChange] = []
      var total = 0
      for change in changes[index...] {
        total += change.bytes.count
        if total > limit && !page.isEmpty { break }
        page.append(change)
      }
      return page
    }
  }
#endif
