/// Many entries at once.
extension HashIndex {
  /// An entry of a new row.
  struct NewEntry: BitwiseCopyable {
    var hash: UInt32
    /// The difference between the row's key and a first key.
    var offset: UInt32

    init(_ hash: UInt32, _ offset: Int) {
      self.hash = hash
      self.offset = UInt32(truncatingIfNeeded: offset)
    }
  }

  /// The greatest number of rows from the first to the last of several entries.
  static let maximumSpan = Int(UInt32.max)

  /// Inserts the entries of new rows, in ascending order of the rows, including those whose key another row already has.
  ///
  /// The buckets become the same as with insertions one by one, except for the order of their entries. But each bucket is found
  /// and allocated once, and in its final size, and the buckets are written one after the other (benchmark "bulk insert,
  /// columns").
  ///
  /// - Parameters:
  ///   - first: the row from which the offsets count.
  ///   - isSame: returns whether a new row has the same key as another one with the same hash.
  ///   - seededHash: returns the hash of a row's key by `Hasher`. It is called only for long buckets.
  /// - Returns: the offsets of rows whose key another row already has, in no particular order.
  mutating func insert(
    _ entries: [NewEntry], from first: RowKey, version: Version, isSame: (RowKey, RowKey) -> Bool,
    seededHash: (RowKey) -> Int
  ) -> [Int] {
    if entries.isEmpty { return [] }
    // With few entries for each bucket, sorting the entries doesn't save anything.
    if entries.count >= max(Self.fewest, bucketCount) {
      if let duplicates = insertTogether(entries, from: first, version: version, isSame: isSame) {
        return duplicates
      }
    }
    var duplicates: [Int] = []
    for entry in entries {
      let row = RowKey(rawValue: first.rawValue + UInt64(entry.offset))
      let known = insert(
        row, hash: entry.hash, version: version, unless: { isSame(row, $0) },
        seededHash: { seededHash($0 ?? row) })
      if known == nil { continue }
      duplicates.append(Int(entry.offset))
      insert(row, hash: entry.hash, version: version)
    }
    return duplicates
  }

  /// The number of entries below which they are inserted one by one.
  private static let fewest = 64

  /// - Returns: nil, without a change, if the entries must be inserted one by one because of a long bucket.
  private mutating func insertTogether(
    _ entries: [NewEntry], from first: RowKey, version: Version, isSame: (RowKey, RowKey) -> Bool
  ) -> [Int]? {
    let wanted = max(bucketCount, bucketCount(for: count + entries.count))
    guard wanted <= Self.maximumBucketCount, entries.count < Int32.max else { return nil }
    // The entries, sorted by bucket. In each bucket, they stay in the order of the rows.
    var ends = [Int32](repeating: 0, count: wanted + 1)
    for entry in entries { ends[Self.bucketIndex(entry.hash, of: wanted) + 1] += 1 }
    if ends.contains(where: { $0 >= LongBuckets.smallestCount }) || mayHaveLongBuckets(with: ends) {
      return nil
    }
    for index in 1...wanted { ends[index] += ends[index - 1] }
    var next = ends
    // Safety: the counts say how many entries each bucket has, so every element is initialised once.
    let sorted = unsafe [NewEntry](unsafeUninitializedCapacity: entries.count) { buffer, written in
      for entry in entries {
        let index = Self.bucketIndex(entry.hash, of: wanted)
        unsafe buffer[Int(next[index])] = entry
        next[index] += 1
      }
      written = entries.count
    }
    if isNew { makeBuckets(wanted, version: version) { Int(ends[$0 + 1] - ends[$0]) } }
    while bucketCount < wanted { split(version) }
    var duplicates: [Int] = []
    for index in 0..<wanted where ends[index] < ends[index + 1] {
      let range = Int(ends[index])..<Int(ends[index + 1])
      let bucket = bucket(index, withRoomFor: range.count, version)
      for position in range {
        let entry = sorted[position]
        let row = RowKey(rawValue: first.rawValue + UInt64(entry.offset))
        if bucket.first(entry.hash, where: { isSame(row, $0) }) != nil {
          duplicates.append(Int(entry.offset))
        }
        bucket.append(entry.hash, row)
      }
    }
    noteInsertions(entries.count)
    return duplicates
  }

  /// Returns whether a bucket is long, or becomes long with new entries. `counts` begins with 0.
  private func mayHaveLongBuckets(with counts: [Int32]) -> Bool {
    if count == 0 { return false }
    var isLong = false
    buckets.forEach { index, bucket in
      // The entries of a bucket that is split end up in two of the new buckets, so this is an upper bound.
      let added = index + 1 < counts.count ? Int(counts[index + 1]) : 0
      isLong = bucket.count + added >= LongBuckets.smallestCount
      return !isLong
    }
    return isLong
  }
}
