#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The messages of a queue in one state of the store, found through their index.
///
/// It reads tables instead of objects, so that a worker that waits doesn't move its store, and finds the first of a million messages
/// without visiting the others.
struct MessageIndex {
  /// A message in the order of the index.
  struct Place {
    var row: RowKey
    var time: Date
  }

  private let table: Table
  private let index: OrderedIndex
  private let lease: ColumnID
  private let leaseMilliseconds: ColumnID
  private let renewals: ColumnID

  /// - Returns: nil if the store doesn't have messages of the class yet.
  init?(_ name: String, in tables: [Table]) {
    guard let table = tables.first(where: { $0.name == name }), let order = table.column(named: "order"),
      let index = table.orderedIndexes[order], let lease = table.column(named: "lease"),
      let leaseMilliseconds = table.column(named: "leaseMilliseconds"),
      let renewals = table.column(named: "renewals")
    else { return nil }
    (self.table, self.index) = (table, index)
    (self.lease, self.leaseMilliseconds, self.renewals) = (lease, leaseMilliseconds, renewals)
  }

  private func range(_ numbers: ClosedRange<Int>) -> Range<Int> {
    index.range(
      from: .including(.int(Int64(numbers.lowerBound))), to: .including(.int(Int64(numbers.upperBound))))
  }

  /// Returns the number of messages in a state. O(log n).
  func count(of state: MessageState) -> Int { range(MessageOrder.numbers(of: state)).count }

  /// Returns the number of messages in a state up to a time. O(log n).
  func count(of state: MessageState, until time: Date) -> Int {
    range(MessageOrder.numbers(of: state, until: time)).count
  }

  /// Returns the numbers of messages by state at a time. O(log n).
  func counts(at time: Date) -> MessageCounts {
    let due = count(of: .delayed, until: time)
    return MessageCounts(
      waiting: count(of: .waiting) + due, delayed: count(of: .delayed) - due, leased: count(of: .leased),
      done: count(of: .done), dead: count(of: .dead))
  }

  /// Returns the first messages in a state, by time. O(log n + their number).
  func first(_ limit: Int, _ state: MessageState, until time: Date? = nil) -> [Place] {
    let numbers =
      time.map { MessageOrder.numbers(of: state, until: $0) } ?? MessageOrder.numbers(of: state)
    return index.entries(in: range(numbers).prefix(limit)).compactMap { entry in
      guard case .int(let number) = entry.value else { return nil }
      return Place(row: entry.row, time: MessageOrder.time(of: Int(number)))
    }
  }

  /// Returns the claimed messages with their leases. O(their number).
  func leases() -> [(place: Place, lease: LeaseWatch.Lease)] {
    first(.max, .leased).compactMap { place in
      guard case .uuid(let id) = table.value(lease, of: place.row),
        case .int(let count) = table.value(renewals, of: place.row),
        case .int(let milliseconds) = table.value(leaseMilliseconds, of: place.row)
      else { return nil }
      return (
        place, LeaseWatch.Lease(id: id, renewals: Int(count), duration: .milliseconds(milliseconds))
      )
    }
  }
}
