import Foundation
@_spi(Server) import SantaReplication

/// The checksum of an order up to a change. See ``OrderPosition/chain``.
enum Chain {
  /// - Parameter chain: 32 bytes; empty before the first change.
  static func next(after chain: Data, replica: UInt32, sequence: UInt64, _ change: Data) -> Data {
    Data(OrderPosition.chain(after: Array(chain), replica: replica, sequence: sequence, Array(change)))
  }
}

extension OrderPosition {
  init(_ version: Int, _ chain: Data) {
    self.init(version: UInt64(version), hash: Array(chain))
  }
}

extension Batch {
  /// Divides the changes into those that the order already has and new ones.
  ///
  /// - Parameter known: the number of changes of this replica in the order.
  func split(known: UInt64) throws(OrderError) -> (repeated: ArraySlice<Data>, new: ArraySlice<Data>) {
    guard firstSequence >= 1, firstSequence <= known + 1 else { throw .gap(expected: known + 1) }
    let count = Int(min(known + 1 - firstSequence, UInt64(changes.count)))
    return (changes[..<count], changes[count...])
  }
}
