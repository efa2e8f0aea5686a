#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A persistent hash index, which maps the hash of a primary key or of unique values to the rows that may have them.
///
/// It uses linear hashing: the buckets are in a radix tree, and are split one at a time as entries are added. An insertion
/// therefore never rehashes all buckets, and copies share all buckets that aren't written to.
package struct HashIndex: Sendable {
  private static let entriesPerBucket = 24
  /// The maximum number of buckets. A hash has 32 bits, so further buckets would remain empty.
  static let maximumBucketCount = 1 << 31

  private(set) var buckets = RadixTree<HashBucket>()
  private(set) var bucketCount = 1
  /// The number of entries, without the stale entries that will be removed later.
  private(set) var count = 0
  /// An auxiliary structure that all copies of the index share.
  private let longBuckets = LongBuckets()

  init() {}

  /// Creates an index whose buckets are in a segment.
  init(_ buckets: RadixTree<HashBucket>, bucketCount: Int, count: Int) {
    self.buckets = buckets
    self.bucketCount = bucketCount
    self.count = count
  }

  /// The number of bits that address a bucket. Buckets that have already been split in this round are addressed with one more
  /// bit.
  private var level: Int { Int.bitWidth - 1 - bucketCount.leadingZeroBitCount }

  func bucketIndex(_ hash: UInt32) -> Int { Self.bucketIndex(hash, of: bucketCount) }

  /// Returns the index of a hash's bucket among a number of buckets.
  @inline(__always)
  static func bucketIndex(_ hash: UInt32, of bucketCount: Int) -> Int {
    let level = Int.bitWidth - 1 - bucketCount.leadingZeroBitCount
    let wide = Int(truncatingIfNeeded: UInt64(hash) & ((2 << UInt64(level)) - 1))
    return wide < bucketCount ? wide : wide & ((1 << level) - 1)
  }

  /// Returns the number of buckets that an index has after this many insertions.
  func bucketCount(for count: Int) -> Int {
    (count + Self.entriesPerBucket - 1) / Self.entriesPerBucket
  }

  /// Returns the first row with this hash for which `matches` returns true.
  ///
  /// - Parameter seededHash: returns the hash of a row's key by `Hasher` or, for nil, the hash of the key to find. It is called
  ///   only for long buckets.
  @inline(__always)
  func first(
    _ hash: UInt32, where matches: (RowKey) -> Bool, seededHash: (RowKey?) -> Int
  ) -> RowKey? {
    let index = bucketIndex(hash)
    return buckets.withLeaf(at: index) { bucket in
      bucket.count < LongBuckets.smallestCount
        ? bucket.first(hash, where: matches)
        : firstInLongBucket(bucket, index, where: matches, seededHash)
    } ?? nil
  }

  @inline(never)
  private func firstInLongBucket(
    _ bucket: HashBucket, _ index: Int, where matches: (RowKey) -> Bool, _ seededHash: (RowKey?) -> Int
  ) -> RowKey? {
    longBuckets.rows(in: bucket, at: index, seededHash: seededHash).first(where: matches)
  }

  /// Inserts a row, unless there is a row with this hash for which `matches` returns true. In that case, returns the other row
  /// and changes nothing. A single search serves both purposes, because it takes most of the time of an insertion.
  ///
  /// - Parameter seededHash: as in `first`.
  @inline(__always)
  mutating func insert(
    _ key: RowKey, hash: UInt32, version: Version, unless matches: (RowKey) -> Bool,
    seededHash: (RowKey?) -> Int
  ) -> RowKey? {
    let index = bucketIndex(hash)
    let outcome = buckets.withLeaf(at: index) { bucket -> (known: RowKey?, isIn: Bool) in
      // `append` adds the row later, as for a full bucket.
      if bucket.count >= LongBuckets.smallestCount {
        return (firstInLongBucket(bucket, index, where: matches, seededHash), false)
      }
      if let known = bucket.first(hash, where: matches) { return (known, true) }
      if !bucket.isOwned(by: version) || bucket.isFull { return (nil, false) }
      bucket.append(hash, key)
      return (nil, true)
    }
    if let known = outcome?.known { return known }
    if outcome?.isIn != true { append(key, hash, at: index, version) }
    noteInsertion(version)
    return nil
  }

  private mutating func append(_ key: RowKey, _ hash: UInt32, at index: Int, _ version: Version) {
    let bucket = bucketWithRoom(index, version)
    bucket.append(hash, key)
    if bucket.count > LongBuckets.smallestCount { longBuckets.insert(key, into: bucket, at: index) }
  }

  /// Returns the bucket at an index, copied if this transaction can't write to it.
  private mutating func ownedBucket(_ index: Int, _ version: Version) -> HashBucket {
    if let old = buckets[index], old.isOwned(by: version) { return old }
    return replaceBucket(index, version)
  }

  /// Returns the bucket at an index, copied if this transaction can't write to it or if it doesn't have enough room.
  mutating func bucket(_ index: Int, withRoomFor count: Int, _ version: Version) -> HashBucket {
    let old = buckets[index]
    if let old, old.isOwned(by: version), old.hasRoom(for: count) { return old }
    let new = old?.copy(version: version, roomFor: count) ?? .make(version: version, roomFor: count)
    buckets.set(new, at: index, version: version)
    return new
  }

  /// Whether no bucket has an entry, and there is no more than one bucket.
  var isNew: Bool { bucketCount == 1 && count == 0 && (buckets[0]?.count ?? 0) == 0 }

  /// Creates all buckets of an index without entries.
  ///
  /// - Parameter entryCount: returns the number of entries for which a bucket gets room.
  mutating func makeBuckets(_ wanted: Int, version: Version, roomFor entryCount: (Int) -> Int) {
    for index in 0..<wanted {
      buckets.set(.make(version: version, roomFor: entryCount(index)), at: index, version: version)
    }
    bucketCount = wanted
  }

  /// Counts entries that were added to their buckets.
  mutating func noteInsertions(_ added: Int) { count += added }

  /// Returns the bucket at an index, copied if this transaction can't write to it or if it is full.
  private mutating func bucketWithRoom(_ index: Int, _ version: Version) -> HashBucket {
    if let old = buckets[index], old.isOwned(by: version), !old.isFull { return old }
    return replaceBucket(index, version)
  }

  private mutating func replaceBucket(_ index: Int, _ version: Version) -> HashBucket {
    let old = buckets[index]
    let new = old?.copy(version: version) ?? .make(version: version)
    if let old, old.count >= LongBuckets.smallestCount { longBuckets.replace(old, with: new, at: index) }
    buckets.set(new, at: index, version: version)
    return new
  }

  mutating func insert(_ key: RowKey, hash: UInt32, version: Version) {
    append(key, hash, at: bucketIndex(hash), version)
    noteInsertion(version)
  }

  private mutating func noteInsertion(_ version: Version) {
    count += 1
    if count > bucketCount * Self.entriesPerBucket { split(version) }
  }

  mutating func remove(_ key: RowKey, hash: UInt32, version: Version) {
    let index = bucketIndex(hash)
    let removed = buckets.withLeaf(at: index) { bucket -> Bool? in
      if bucket.count >= LongBuckets.smallestCount { return nil }
      return bucket.isOwned(by: version) ? bucket.remove(key) : nil
    }
    // The count of a forged index may be too low.
    if (removed ?? nil) ?? removeFromOwnedBucket(key, index, version) { count = max(0, count - 1) }
  }

  private mutating func removeFromOwnedBucket(_ key: RowKey, _ index: Int, _ version: Version) -> Bool {
    let bucket = ownedBucket(index, version)
    let isLong = bucket.count >= LongBuckets.smallestCount
    let isRemoved = bucket.remove(key)
    if isLong, isRemoved { longBuckets.remove(key, from: bucket, at: index) }
    return isRemoved
  }

  // MARK: Deferred removal

  /// Entries of deleted rows, which will be removed together. They are stored outside the index, so that a search doesn't count
  /// references to them (benchmark "lookup").
  struct StaleEntries: Sendable {
    fileprivate var count = 0
    /// The entries; empty if there are so many that most buckets contain one.
    fileprivate var known: [(hash: UInt32, key: RowKey)] = []

    var isEmpty: Bool { count == 0 }
  }

  /// Removes the entry of a row later, together with other entries: removing a single entry would take a cache miss or two
  /// (benchmark "delete half"). Until the entry is removed, `matches` must return false for the row.
  mutating func remove(_ key: RowKey, hash: @autoclosure () -> UInt32, later stale: inout StaleEntries) {
    stale.count += 1
    // The count of a forged index may be too low.
    count = max(0, count - 1)
    if stale.count <= bucketCount / 2 {
      stale.known.append((hash(), key))
    } else if !stale.known.isEmpty {
      stale.known = []
    }
  }

  /// Removes stale entries.
  ///
  /// - Parameter exists: returns whether a row exists.
  mutating func remove(_ stale: StaleEntries, version: Version, unless exists: (RowKey) -> Bool) {
    // The entries that are found are subtracted again below. A row whose primary key was never set has no entry.
    count += stale.count
    if stale.known.count == stale.count {
      for entry in stale.known { remove(entry.key, hash: entry.hash, version: version) }
      return
    }
    longBuckets.forgetAll()
    var removedCount = 0
    buckets.replaceLeaves(version: version) { bucket in
      let kept = bucket.count(where: exists)
      if kept == bucket.count { return nil }
      removedCount += bucket.count - kept
      if !bucket.isOwned(by: version) { return bucket.copy(of: kept, version: version, where: exists) }
      bucket.removeAll(but: exists)
      return nil
    }
    count = max(0, count - removedCount)
  }

  mutating func split(_ version: Version) {
    guard bucketCount < Self.maximumBucketCount else { return }
    let bit = 1 << level
    let bucket = ownedBucket(bucketCount - bit, version)
    if bucket.count >= LongBuckets.smallestCount { longBuckets.forget(bucketCount - bit) }
    let new = bucket.split(UInt32(bit))
    buckets.set(new, at: bucketCount, version: version)
    bucketCount += 1
  }

  // MARK: Hashes

  /// Returns the hash of a primary key or unique value. Unlike hashes of `Hasher`, it is the same in every process.
  static func hash(_ value: StoredValue) -> UInt32 {
    switch value {
    case .int(let number): hash(number)
    case .unsigned(let number): hash(Int64(bitPattern: number))
    case .string(let text): hash(bytes: text.utf8)
    case .uuid(let id): hash(firstHalf: half(of: id, from: 0), secondHalf: half(of: id, from: 8))
    case .data(let data): hash(bytes: data)
    case .bool(let value): hash(value ? 1 : 0)
    case .float(let value): hash(bits: UInt64(value.bitPattern))
    case .double(let value), .date(let value): hash(bits: value.bitPattern)
    case .decimal(let value): DecimalNumber(value).map(hash) ?? 0
    case .link(let key): hash(Int64(bitPattern: key))
    // Never indexed.
    case .list, .map: hash(bytes: AnyValue.bytes(of: value))
    case .null: 0
    }
  }

  /// Returns the hash of several values, given the hash of the first values and the hash of the next one.
  static func combine(_ first: UInt32, _ next: UInt32) -> UInt32 {
    hash(bits: UInt64(first) << 32 | UInt64(next))
  }

  private static func hash(_ number: DecimalNumber) -> UInt32 {
    let head = UInt64(number.isNegative ? 1 : 0) << 8 | UInt64(UInt8(bitPattern: number.exponent))
    let (high, low) = (number.coefficient >> 64, number.coefficient)
    return hash(
      bits: UInt64(truncatingIfNeeded: low) ^ mix(UInt64(truncatingIfNeeded: high) ^ mix(head)))
  }

  /// Returns the hash of a UUID, whose halves are in big-endian order.
  static func hash(firstHalf: UInt64, secondHalf: UInt64) -> UInt32 {
    hash(bits: firstHalf ^ mix(secondHalf))
  }

  private static func hash(bits: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: mix(bits)) }

  /// FNV-1a of 64 bits: Fowler, Noll, Vo and Eastlake, draft-eastlake-fnv.
  static func hash(bytes: some Sequence<UInt8>) -> UInt32 {
    hash(bits: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Returns the hash of an integer.
  ///
  /// The hashes of eight consecutive integers differ only in their highest bits, so these integers share a bucket.
  /// Keys are usually consecutive, and a bulk insert then reads one bucket from memory for eight keys (benchmark
  /// "bulk insert").
  static func hash(_ number: Int64) -> UInt32 {
    let mixed = UInt32(truncatingIfNeeded: mix(UInt64(bitPattern: number) >> 3))
    return mixed & (1 << 29 - 1) | UInt32(truncatingIfNeeded: number & 7) << 29
  }

  private static func half(of id: UUID, from start: Int) -> UInt64 {
    let b = id.uuid
    let bytes =
      start == 0 ? [b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7] : [b.8, b.9, b.10, b.11, b.12, b.13, b.14, b.15]
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Mixes the bits of a value with the finaliser of SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number
  /// generators", OOPSLA 2014.
  package static func mix(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
