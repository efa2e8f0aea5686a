import Synchronization

/// The entries of the long buckets of a ``HashIndex``, by hashes that nobody can predict.
///
/// The hashes in an index are the same in every process. So a peer can choose thousands of keys that have one hash. They share a
/// bucket, and each search would compare all of them. A long bucket is therefore searched by the hashes of Swift's `Hasher`, which
/// has another seed in each process. The first search computes them. They are kept in memory only, and follow the bucket's
/// insertions and removals.
final class LongBuckets: Sendable {
  /// The number of entries from which on a bucket is long. Buckets have 24 on average, and keys that nobody has chosen for their
  /// hashes never make one long.
  static let smallestCount = 256

  private struct Entries {
    var bucket: HashBucket
    var rows: [Int: [RowKey]] = [:]
    var hashes: [RowKey: Int] = [:]
    /// Rows that were inserted since the last search. A new row gets its value only after its insertion, so the next search
    /// computes the hash.
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

  /// By the index of the bucket.
  private let known = Mutex<[Int: Entries]>([:])

  /// The rows in a bucket that may have a key.
  ///
  /// - Parameter seededHash: the hash of the key of a row, by `Hasher`; for nil, that of the key.
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

  /// Notes that a row was inserted into a bucket.
  func insert(_ row: RowKey, into bucket: HashBucket, at index: Int) {
    known.withLock { known in
      if known[index]?.bucket === bucket { known[index]?.inserted.append(row) }
    }
  }

  /// Notes that a row was removed from a bucket.
  func remove(_ row: RowKey, from bucket: HashBucket, at index: Int) {
    known.withLock { known in
      guard known[index]?.bucket === bucket else { return }
      known[index]?.remove(row)
      known[index]?.inserted.removeAll { $0 == row }
      if bucket.count < Self.smallestCount { known[index] = nil }
    }
  }

  /// Notes that a bucket was replaced with a copy.
  func replace(_ bucket: HashBucket, with copy: HashBucket, at index: Int) {
    known.withLock { known in
      if known[index]?.bucket === bucket { known[index]?.bucket = copy }
    }
  }

  /// Forgets a bucket that lost several entries, or all buckets.
  func forget(_ index: Int? = nil) {
    known.withLock { known in
      if let index { known[index] = nil } else { known = [:] }
    }
  }
}
