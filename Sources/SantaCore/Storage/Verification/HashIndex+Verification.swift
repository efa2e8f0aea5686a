extension HashIndex {
  /// Verifies all buckets.
  ///
  /// - Parameter key: returns the primary key of a row; nil for a row that does not exist. Without it, the entries
  ///   are not compared with rows.
  func verify(_ verification: Verification, _ key: ((RowKey) -> StoredValue?)? = nil) {
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
      var known: Set<StoredValue> = []
      for entryIndex in 0..<bucket.count {
        let entry = bucket[entryIndex]
        guard let value = key(entry.key) else {
          expect(false, "the index of primary keys has row \(entry.key.rawValue), which does not exist")
          continue
        }
        expect(
          Self.hash(value) == entry.hash,
          "the index of primary keys has row \(entry.key.rawValue) under another key")
        // Equal keys have equal hashes, and so are in the same bucket.
        expect(
          known.insert(value).inserted,
          "row \(entry.key.rawValue) is in the index of primary keys twice, or has another row's key")
      }
    }
    verification.expect(total == count, "the entry count of the index of primary keys is wrong")
  }
}
