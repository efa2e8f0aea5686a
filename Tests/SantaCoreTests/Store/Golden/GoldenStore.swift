import Foundation
import SantaCoreTestSupport

@testable import SantaStore

/// The contents of the golden stores in `Fixtures`, as the transactions that wrote them.
///
/// Once the format of a golden store is released, its transactions must never change, because they describe existing files. A
/// later format has another golden store, written by the same or by additional transactions.
enum GoldenStore {
  /// The classes of the first transactions; the table of `GoldenLate` is added later.
  static let classes: [Object.Type] = [GoldenSample.self, GoldenNumber.self, GoldenText.self]

  /// The transactions whose contents are in a segment that the manifest names.
  static let inManifest: [@Sendable (Store) -> Void] = [
    { store in
      let (plain, lowest, highest) = (GoldenSample(0), GoldenSample(1), GoldenSample(2))
      store.add([plain, lowest, highest])
      lowest.setLowest()
      highest.setHighest()
      highest.link = lowest
      highest.fillTrees()
      highest.sampleSet.formUnion([plain, highest])
      highest.sampleMap["self"] = highest
      highest.sampleMap["nobody"] = .some(nil)
      lowest.samples.append(contentsOf: [highest, highest])
    },
    { store in
      let numbers = (0..<600).map(GoldenNumber.init)
      store.add(numbers)
      for number in numbers where number.id % 10 == 0 { number.next = numbers[number.id / 10] }
      store.delete(numbers.filter { $0.id % 7 == 3 })
    },
    { store in
      // Row keys that are high enough for a radix tree of two levels. The rows in between are deleted.
      let passing = (600..<17_000).map(GoldenNumber.init)
      store.add(passing)
      store.delete(passing.filter { $0.id < 16_980 })
    },
    { store in store.add((0..<20).map { GoldenText($0, length: $0 * 3) }) },
  ]

  /// A transaction that is larger than a log.
  static let asSegment: @Sendable (Store) -> Void = { store in
    store.add((100..<200).map { GoldenText($0, length: 300) })
    sample(2, store)?.strings.append("in the second segment")
  }

  /// The transactions whose records are in logs. Together, they are too large for one log.
  static let inLogs: [@Sendable (Store) -> Void] =
    (300..<312).map { number in { store in store.add(GoldenText(number, length: 2_000)) } } + [
      { store in
        guard let lowest = sample(1, store), let highest = sample(2, store) else { return }
        highest.optionals.move(from: 2_000, to: 1)
        highest.optionals.remove(at: 500)
        highest.optionals[0] = 77
        highest.strings.insert("inserted", at: 1)
        highest.stringSet.remove("element 5")
        highest.stringSet.insert("element 5½")
        highest.dataMap["key 9"] = Data([9])
        highest.dataMap.removeValue(forKey: "key 10")
        highest.piece = nil
        highest.pieces[0].pieces.append(GoldenPiece("in the log"))
        lowest.link = highest
        (lowest.optionalInt, lowest.optionalDouble, lowest.indexedDouble) = (nil, nil, nil)
        (lowest.string, lowest.sky) = ("a text that is in the log and nowhere else", .rain)
      },
      { store in
        store.add(GoldenSample(3))
        store.delete(store.objects(GoldenNumber.self).where { $0.id >= 500 && $0.id < 520 })
        store.object(ofType: GoldenNumber.self, forPrimaryKey: 8)?.half = -1.5
        store.object(ofType: GoldenNumber.self, forPrimaryKey: 16_999)?.twoBytes = .max
        store.add(GoldenNumber(17_000))
      },
      { store in
        let late = (1..<5).map { GoldenLate($0) }
        store.add(late)
        late[0].text = store.object(ofType: GoldenText.self, forPrimaryKey: "text 0")
        // The row keys of deleted objects aren't reused.
        store.delete([late[2], late[3]])
      },
      { store in store.add(GoldenLate(9)) },
    ]

  /// A transaction that was committed without being synced.
  static let inLastRecord: @Sendable (Store) -> Void = { store in
    store.object(ofType: GoldenLate.self, forPrimaryKey: 9)?.isLate = false
  }

  private static func sample(_ number: UInt8, _ store: Store) -> GoldenSample? {
    store.object(ofType: GoldenSample.self, forPrimaryKey: GoldenSample.id(number))
  }

  /// Returns every object of the golden classes, class by class in the order of creation.
  static func contents(of store: Store) -> [String] {
    store.objects(GoldenSample.self).map(\.text) + store.objects(GoldenNumber.self).map(\.text)
      + store.objects(GoldenText.self).map(\.text) + store.objects(GoldenLate.self).map(\.contents) + [
        "indexed \(store.objects(GoldenNumber.self).sorted(by: \.half).map(\.id))",
        "indexed \(store.objects(GoldenSample.self).sorted(by: \.indexedString).map(\.id))",
      ]
  }

  /// Returns the contents of a store in memory after the same transactions.
  static func expectedContents() throws -> [String] {
    let store = try Store.temporary(classes, isolation: nil)
    for change in inManifest + [asSegment] + inLogs + [inLastRecord] { try store.write { change(store) } }
    return contents(of: store)
  }

  /// Makes a golden store: a manifest with a segment, a segment that a record names, and two logs with an unsynced last record.
  static func make(at directory: URL) throws {
    // Checkpoints never run, so the records stay in the logs.
    let checkpoints = DeferredWork()
    let engine = try Engine(
      directory: directory.path, isReadOnly: false, logBound: 16 << 10, scheduler: checkpoints.scheduler)
    let store = Store(
      LiveStore(
        configuration: .init(location: .directory(directory), objectTypes: classes), engine: engine,
        isolation: .thread))
    for change in inManifest { try store.write { change(store) } }
    try store.compact()
    try store.write { asSegment(store) }
    for change in inLogs { try store.write { change(store) } }
    let relaxed = Store(
      LiveStore(
        configuration: .init(location: .directory(directory), durability: .relaxed), engine: engine,
        isolation: .thread))
    try relaxed.write { inLastRecord(relaxed) }
  }
}
