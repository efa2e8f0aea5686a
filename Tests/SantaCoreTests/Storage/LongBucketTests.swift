import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Values that were chosen to have the same hash.
struct LongBucketTests {
  /// Returns integers with the same hash as 7. Inverts the finaliser of SplitMix64 for words with the same lowest 29 bits.
  private static func keys(_ count: Int) -> [Int64] {
    func inverse(_ factor: UInt64) -> UInt64 {
      // Newton's iteration doubles the number of correct bits.
      (0..<6).reduce(into: factor) { result, _ in result = result &* (2 &- factor &* result) }
    }
    func unshift(_ value: UInt64, _ distance: UInt64) -> UInt64 {
      var (result, shifted) = (value, value >> distance)
      while shifted != 0 {
        result ^= shifted
        shifted >>= distance
      }
      return result
    }
    let end = HashIndex.mix(0) & (1 << 29 - 1)
    var keys: [Int64] = []
    for start in 0... as PartialRangeFrom<UInt64> where keys.count < count {
      var word = unshift(start << 29 | end, 31)
      word = unshift(word &* inverse(0x94D0_49BB_1331_11EB), 27)
      word = unshift(word &* inverse(0xBF58_476D_1CE4_E5B9), 30) &- 0x9E37_79B9_7F4A_7C15
      // The hash of an integer is computed from an eighth of it.
      if word < 1 << 60 { keys.append(Int64(word << 3 | 7)) }
      if keys.count == count { break }
    }
    return keys
  }

  @Test("The keys of these tests have one hash")
  func forgedKeys() {
    let keys = Self.keys(1000)
    #expect(Set(keys).count == 1000 && Set(keys.map { HashIndex.hash($0) }) == [HashIndex.hash(7 as Int64)])
  }

  @Test("A search looks at the rows with the key only, and the bucket is read once for all searches")
  func comparisons() {
    let count = 5_000
    var index = HashIndex()
    var (compared, hashed) = (0, 0)
    for number in 0..<count {
      let row = RowKey(rawValue: UInt64(number))
      let known = index.insert(
        row, hash: 7, version: Version(rawValue: UInt64(1 + number / 1000)),
        unless: { _ in
          compared += 1
          return false
        },
        seededHash: { other in
          hashed += 1
          return Int(other?.rawValue ?? UInt64(number))
        })
      #expect(known == nil)
    }
    // Below the smallest long bucket, all rows are compared. Above it, each key and each row is hashed once, and again only
    // after the bucket was split, each time with twice as many entries.
    let short = LongBuckets.smallestCount * LongBuckets.smallestCount / 2
    #expect(compared <= short && hashed <= 4 * count, "\(compared) compared, \(hashed) hashed")
    for number in 0..<count {
      let found = index.first(
        7, where: { $0.rawValue == UInt64(number) }, seededHash: { Int($0?.rawValue ?? UInt64(number)) })
      #expect(found?.rawValue == UInt64(number))
    }
  }

  @Test(
    "Rows are found by their primary keys and their unique values, whatever happened before",
    arguments: RandomRun.seeds(3, fresh: 1))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let keys = Self.keys(900) + (0..<100).map { Int64($0) }
    var base = Snapshot.empty
    var model: [Int64: RowKey] = [:]
    var unique: [Int64: RowKey] = [:]
    let column = ColumnID(1)
    for round in 0..<12 {
      let transaction = Transaction(base: base)
      if round == 0 {
        _ = transaction.addTable(
          "Thing",
          [
            ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true),
            ColumnDefinition(name: "code", type: .int64, isOptional: true),
          ])
        transaction.edit(.setUniqueColumns([[column]], of: TableID(rawValue: 0)))
      }
      let (modelBefore, uniqueBefore) = (model, unique)
      let mostlyRemoves = round % 4 == 3
      for _ in 0..<600 {
        let key = keys.randomElement(using: &random) ?? 0
        if let row = model[key], Int.random(in: 0..<4, using: &random) < (mostlyRemoves ? 4 : 1) {
          transaction.removeRow(row, from: TableID(rawValue: 0))
          model[key] = nil
          unique = unique.filter { $0.value != row }
        } else {
          let found = transaction.findOrInsertRow(TableID(rawValue: 0), primaryKey: .int(key))
          #expect(found.isNew == (model[key] == nil), "\(key)")
          #expect(found.isNew || found.row == model[key], "\(key)")
          model[key] = found.row
          let code = keys.randomElement(using: &random) ?? 0
          if unique[code] == nil {
            transaction.setValue(
              .int(code), at: CellAddress(table: TableID(rawValue: 0), row: found.row, column: column))
            unique = unique.filter { $0.value != found.row }
            unique[code] = found.row
          }
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
          let key = keys.randomElement(using: &random) ?? 0
          #expect(transaction[TableID(rawValue: 0)].row(primaryKey: .int(key)) == model[key], "\(key)")
          #expect(
            transaction[TableID(rawValue: 0)].rows(withUnique: .int(key), in: column).first == unique[key],
            "\(key)")
        }
      }
      // A transaction that is rolled back doesn't affect what other transactions have remembered of its buckets.
      if round % 5 == 4 {
        (model, unique) = (modelBefore, uniqueBefore)
      } else {
        base = transaction.current
      }
      base.checkInvariants()
      for key in keys {
        #expect(base.tables[0].row(primaryKey: .int(key)) == model[key], "\(key)")
        #expect(base.tables[0].rows(withUnique: .int(key), in: column).first == unique[key], "\(key)")
      }
    }
  }
}
