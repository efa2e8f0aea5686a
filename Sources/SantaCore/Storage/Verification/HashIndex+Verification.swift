extension HashIndex {
  /// Verifies all buckets.
  ///
  /// - Parameters:
  ///   - key: returns the key of a row, or nil for a row that doesn't exist or doesn't have an entry. Without it, the entries
  ///     aren't compared with rows.
  ///   - hash: returns the hash of a key.
  ///   - what: the name of the index, for messages.
  ///   - absence: the reason why a row should not have an entry, for messages.
  func verify<Key: Hashable>(
    _ verification: Verification, _ key: ((RowKey) -> Key?)?, _ hash: (Key) -> UInt32, what: String,
    absence: String = "does not exist"
  ) {
    var total = 0
    buckets.verify(verification) { index, bucket in
      func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        verification.expect(isTrue, in: bucket.reference, what())
      }
      expect(index < bucketCount, "a bucket is beyond the last one")
      expect(
        (0..<bucket.count).allSatisfy { bucketIndex(bucket[$0].hash) == index },
        "an entry is in the wrong bucket")
      total += bucket.count
      guard let key else { return }
      var known: Set<Key> = []
      for entryIndex in 0..<bucket.count {
        let entry = bucket[entryIndex]
        guard let value = key(entry.key) else {
          expect(false, "\(what) has row \(entry.key.rawValue), which \(absence)")
          continue
        }
        expect(hash(value) == entry.hash, "\(what) has row \(entry.key.rawValue) under another key")
        // Equal keys have equal hashes, and are therefore in the same bucket.
        expect(
          known.insert(value).inserted,
          "row \(entry.key.rawValue) is in \(what) twice, or has another row's key")
      }
    }
    verification.expect(total == count, "the entry count of \(what) is wrong")
  }
}

extension UniqueIndexes.UniqueSet {
  /// Verifies the index, and compares it with the rows of the table.
  ///
  /// - Parameter isComplete: whether all rows can be read. If not, the entries aren't compared with rows.
  func verify(_ table: Table, _ verification: Verification, isComplete: Bool) {
    index.verify(
      verification, isComplete ? { Self.key(columns, of: $0, in: table) } : nil,
      { $0.dropFirst().reduce(HashIndex.hash($0[0])) { HashIndex.combine($0, HashIndex.hash($1)) } },
      what: "the index of unique values", absence: "does not exist, or has a nil or NaN")
    guard isComplete else { return }
    var expected = 0
    table.forEachRow { row, chunk, slot in
      if hash(chunk, slot) != nil { expected += 1 }
      return true
    }
    verification.expect(
      index.count == expected, "the index of unique values has \(index.count) entries for \(expected) objects"
    )
  }
}
