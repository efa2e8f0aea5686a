import Synchronization

/// A second index, in memory, for unusually long buckets of a ``HashIndex``. It defends against hash flooding.
///
/// A `HashIndex` hashes a key in the same way in every process. A peer can therefore choose thousands of keys that share a
/// bucket, and each search would compare all of them. This index uses Swift's `Hasher`, whose seed is random in each process.
/// The first search of a long bucket builds the index, and insertions and removals update it.
final class LongBuckets: Sendable {
  /// The number of entries from which a bucket is long. Buckets have 24 entries on average, so only deliberately chosen keys
  /// make one this long.
  static let smallestCount = 256

  private struct Entries {
    var bucket: HashBucket
    var rows: [Int: [RowKey]] = [:]
    var hashes: [RowKey: Int] = [:]
    /// Rows that were inserted since the last search. A new row gets its value only after its insertion, so the next search
    /// computes its hash.
    var inserted: [RowKey] = []

    mutating func enter(_ row: RowKey, _ hash: Int) {
      guard hashes[row] != hash else { return }
      remove(row)
      hashes[row] = hash
      rows[hash, default: []].append(row)
    }

    mutating func remove(_ row: RowKey) {
      guard let hash = hashes.removeValue(forKey: row) else { return }
      rows[hash]?.removeAll { $0 == row }
      if rows[hash]?.isEmpty == true { rows[hash] = nil }
    }
  }

  /// The entries of known buckets, by the index of the bucket.
  private let known = Mutex<[Int: Entries]>([:])

  /// Returns the rows in a bucket that may have a key.
  ///
  /// - Parameter seededHash: returns the hash of a row's key by `Hasher` or, for nil, the hash of the key to find.
  func rows(in bucket: HashBucket, at index: Int, seededHash: (RowKey?) -> Int) -> [RowKey] {
    let sought = seededHash(nil)
    return known.withLock { known in
      if known[index]?.bucket !== bucket {
        var entries = Entries(bucket: bucket)
        for number in 0..<bucket.count {
          let row = bucket[number].key
          entries.enter(row, seededHash(row))
        }
        known[index] = entries
      } else if let inserted = known[index]?.inserted, !inserted.isEmpty {
        for row in inserted { known[index]?.enter(row, seededHash(row)) }
        known[index]?.inserted = []
      }
      return known[index]?.rows[sought] ?? []
    }
  }

  /// Records that a row was inserted into a bucket.
  func insert(_ row: RowKey, into bucket: HashBucket, at index: Int) {
    known.withLock { known in
      if known[index]?.bucket === bucket { known[index]?.inserted.append(row) }
    }
  }

  /// Records that a row was removed from a bucket.
  func remove(_ row: RowKey, from bucket: HashBucket, at index: Int) {
    known.withLock { known in
      guard known[index]?.bucket === bucket else { return }
      known[index]?.remove(row)
      known[index]?.inserted.removeAll { $0 == row }
      if bucket.count < Self.smallestCount { known[index] = nil }
    }
  }

  /// Records that a bucket was replaced with a copy.
  func replace(_ bucket: HashBucket, with copy: HashBucket, at index: Int) {
    known.withLock { known in
      if known[index]?.bucket === bucket { known[index]?.bucket = copy }
    }
  }

  /// Forgets a bucket that was split.
  func forget(_ index: Int) { known.withLock { $0[index] = nil } }

  /// Forgets all buckets, any of which may have lost entries.
  func forgetAll() { known.withLock { $0 = [:] } }
}
