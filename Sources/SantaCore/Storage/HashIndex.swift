#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A persistent hash index: from the hash of a primary key to the rows that may have it.
///
/// Linear hashing: buckets lie in a radix tree and are split one at a time as entries come, so no insertion
/// ever pays for rehashing them all, and a copy shares every bucket that is not written to.
struct HashIndex: Sendable {
  private static let entriesPerBucket = 24

  // Guard of the unchecked conformance: written only by the transaction whose version it carries, before the
  // snapshot that holds it is published.
  private final class Bucket: @unchecked Sendable {
    let version: Version
    var hashes: [UInt64]
    var keys: [RowKey]

    init(version: Version, hashes: [UInt64] = [], keys: [RowKey] = []) {
      self.version = version
      self.hashes = hashes
      self.keys = keys
    }
  }

  private var buckets = RadixTree<Bucket>()
  private var bucketCount = 1
  private(set) var count = 0

  /// The bits that every bucket is addressed with; those already split in this round take one more.
  private var level: Int { Int.bitWidth - 1 - bucketCount.leadingZeroBitCount }

  private func bucketIndex(_ hash: UInt64) -> Int {
    let wide = Int(truncatingIfNeeded: hash & ((2 << UInt64(level)) - 1))
    return wide < bucketCount ? wide : wide & ((1 << level) - 1)
  }

  /// The row among those with this hash for which `matches` holds.
  func first(_ hash: UInt64, where matches: (RowKey) -> Bool) -> RowKey? {
    guard let bucket = buckets[bucketIndex(hash)] else { return nil }
    for index in bucket.hashes.indices where bucket.hashes[index] == hash {
      if matches(bucket.keys[index]) { return bucket.keys[index] }
    }
    return nil
  }

  private mutating func owned(_ index: Int, _ version: Version) -> Bucket {
    let old = buckets[index]
    if let old, old.version == version { return old }
    let new = Bucket(version: version, hashes: old?.hashes ?? [], keys: old?.keys ?? [])
    buckets.set(new, at: index, version: version)
    return new
  }

  mutating func insert(_ key: RowKey, hash: UInt64, version: Version) {
    let bucket = owned(bucketIndex(hash), version)
    bucket.hashes.append(hash)
    bucket.keys.append(key)
    count += 1
    if count > bucketCount * Self.entriesPerBucket { split(version) }
  }

  mutating func remove(_ key: RowKey, hash: UInt64, version: Version) {
    let bucket = owned(bucketIndex(hash), version)
    guard let index = bucket.keys.firstIndex(of: key) else { return }
    bucket.hashes.remove(at: index)
    bucket.keys.remove(at: index)
    count -= 1
  }

  private mutating func split(_ version: Version) {
    let bit = UInt64(1) << UInt64(level)
    let source = bucketCount - Int(bit)
    let old = owned(source, version)
    let new = Bucket(version: version)
    let (hashes, keys) = (old.hashes, old.keys)
    old.hashes.removeAll(keepingCapacity: true)
    old.keys.removeAll(keepingCapacity: true)
    for (hash, key) in zip(hashes, keys) {
      let bucket = hash & bit == 0 ? old : new
      bucket.hashes.append(hash)
      bucket.keys.append(key)
    }
    buckets.set(new, at: bucketCount, version: version)
    bucketCount += 1
  }

  /// A hash that is the same in every process, unlike `Hasher`'s.
  static func hash(_ value: StoredValue) -> UInt64 {
    switch value {
    case .int(let number): mix(UInt64(bitPattern: number))
    case .unsigned(let number): mix(number)
    case .string(let text):
      mix(text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    case .uuid(let id):
      mix(half(of: id, from: 0) ^ mix(half(of: id, from: 8)))
    default: 0
    }
  }

  private static func half(of id: UUID, from start: Int) -> UInt64 {
    let b = id.uuid
    let bytes =
      start == 0 ? [b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7] : [b.8, b.9, b.10, b.11, b.12, b.13, b.14, b.15]
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The finaliser of SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
  /// OOPSLA 2014.
  private static func mix(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Stops the program if a bucket breaks a rule; tests call it.
  func checkInvariants() {
    buckets.checkInvariants()
    var total = 0
    buckets.forEach { index, bucket in
      precondition(index < bucketCount, "No bucket lies beyond the last.")
      precondition(bucket.hashes.count == bucket.keys.count, "A bucket has a key for each hash.")
      precondition(bucket.hashes.allSatisfy { bucketIndex($0) == index }, "An entry lies in its own bucket.")
      total += bucket.keys.count
      return true
    }
    precondition(total == count, "The index counts its entries.")
  }
}
