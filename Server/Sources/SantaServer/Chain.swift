import Crypto
import Foundation
import SantaReplication

/// The checksum of an order up to a change: the SHA-256 of the one before, the replica, the number of its change, and the
/// change's bytes; numbers are little-endian. Without the replica, an order in which somebody else has sent a lost change
/// again would count as the one that was lost.
enum Chain {
  /// - Parameter chain: 32 bytes; none before the first change.
  static func next(after chain: Data, replica: UInt32, sequence: UInt64, _ change: Data) -> Data {
    var author = Data()
    author.append(number: replica)
    author.append(number: sequence)
    var hash = SHA256()
    hash.update(data: chain)
    hash.update(data: author)
    hash.update(data: change)
    return Data(hash.finalize())
  }
}

extension OrderPosition {
  init(_ version: Int, _ chain: Data) {
    self.init(version: UInt64(version), chain: chain.hexadecimal)
  }
}

extension Batch {
  /// Its changes, divided into those that the order has and those that are new.
  ///
  /// - Parameter known: how many changes of this replica the order has.
  func split(known: UInt64) throws(OrderError) -> (repeated: ArraySlice<Data>, new: ArraySlice<Data>) {
    guard firstSequence >= 1, firstSequence <= known + 1 else { throw .gap(expected: known + 1) }
    let count = Int(min(known + 1 - firstSequence, UInt64(changes.count)))
    return (changes[..<count], changes[count...])
  }
}
