#if PostgreSQL
  import Foundation
  import SantaReplication

  /// The end of an order as far as this process knows it, so that many followers need one reading of the database.
  struct RecentChanges: Sendable {
    private(set) var epoch: String
    /// The position in front of the first change that is here.
    private(set) var start: OrderPosition
    private(set) var changes: [OrderedChange] = []
    private var byteCount = 0

    /// From this many bytes on, the earlier half is forgotten.
    static let limit = 16 << 20

    init(epoch: String, head: OrderPosition) { (self.epoch, start) = (epoch, head) }

    var head: OrderPosition { changes.last?.position ?? start }

    /// Appends what follows the head.
    ///
    /// - Returns: false if these changes don't follow it.
    mutating func append(_ new: [OrderedChange]) -> Bool {
      var chain = head.chain
      for (index, change) in new.enumerated() {
        chain =
          Chain.next(
            after: Data(hexadecimal: chain), replica: change.replica, sequence: change.sequence, change.bytes
          ).hexadecimal
        guard change.position == OrderPosition(version: head.version + UInt64(index) + 1, chain: chain)
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

    /// Whether the order has a position, as far as it is here.
    func has(_ position: OrderPosition) -> Bool {
      if position == start { return true }
      guard position.version > start.version, position.version <= head.version else { return false }
      return changes[Int(position.version - start.version) - 1].position == position
    }

    /// The changes behind a position; nil if not all of them are here.
    ///
    /// - Throws: ``OrderError/reset`` if the order does not have the position.
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

  extension Data {
    /// The bytes that pairs of lower-case digits stand for.
    fileprivate init(hexadecimal text: String) { self.init(text.bytesOfHexadecimal) }
  }
#endif
