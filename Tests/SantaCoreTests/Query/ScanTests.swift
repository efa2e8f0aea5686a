import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Testing a condition on all cells of a chunk at once must find the same rows as testing it row by row.
struct ScanTests {
  private typealias Expression = SantaStore.Expression

  private final class Item: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var number: Int
    @Persisted var small: Int8
    @Persisted var unsigned: UInt64
    @Persisted(indexed: true) var narrow: UInt16?
    @Persisted(indexed: true) var real: Double
    @Persisted var single: Float?
    @Persisted var time: Date
    @Persisted var flag: Bool
    @Persisted var name: String
    @Persisted(indexed: true) var note: String?
  }

  private static let numbers: [Int] = [
    .min, -1_000_000, -129, -3, -1, 0, 1, 2, 3, 127, 255, 256, 70_000, .max,
  ]
  private static let reals: [Double] = [
    -.infinity, -2.5, -0.0, 0.0, .leastNonzeroMagnitude, 1, 2.5, .infinity, .nan,
  ]
  private static let texts = [
    "", "a", "Stop", "Stop number 1", "Stop number 12", "Stop number 123456789", "K", "\u{212A}", "é",
    "e\u{301}",
    "a\r\nb", "\n", "`;", "caf\u{e9} number 12, and more of it", "number", "ber 1",
  ]

  private func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private func fill(_ item: Item, _ random: inout SeededGenerator) {
    let wide = Bool.random(using: &random)
    item.number =
      wide ? pick(Self.numbers, &random) : Int.random(in: -4...300, using: &random)
    item.small = Int8.random(in: .min ... .max, using: &random)
    item.unsigned = wide ? UInt64.random(in: 0...(.max), using: &random) : 7
    item.narrow = Bool.random(using: &random) ? UInt16.random(in: 0...9, using: &random) : nil
    item.real = pick(Self.reals, &random)
    item.single = Bool.random(using: &random) ? Float(pick(Self.reals, &random)) : nil
    item.time = Date(timeIntervalSinceReferenceDate: pick(Self.reals, &random))
    item.flag = Bool.random(using: &random)
    item.name = pick(Self.texts, &random)
    item.note = Bool.random(using: &random) ? pick(Self.texts, &random) : nil
  }

  private func value(for property: String, _ random: inout SeededGenerator) -> StoredValue {
    if Int.random(in: 0..<12, using: &random) == 0 { return .null }
    let real = pick(Self.reals, &random)
    return switch property {
    case "id": .int(Int64.random(in: -1...20, using: &random))
    case "number", "small", "narrow": .int(Int64(pick(Self.numbers, &random)))
    case "unsigned": .unsigned(pick([0, 7, UInt64(Int64.max) + 5, .max], &random))
    case "real": .double(real)
    case "single": .float(Float(real))
    case "time": .date(real)
    case "flag": .bool(Bool.random(using: &random))
    default: .string(pick(Self.texts, &random))
    }
  }

  private func condition(_ random: inout SeededGenerator) -> Expression {
    let names = [
      "id", "number", "small", "unsigned", "narrow", "real", "single", "time", "flag", "name", "note",
    ]
    let name = pick(names, &random)
    let subject = Expression.Operand.path(Expression.Path([.property(name)]))
    let (low, high) = (value(for: name, &random), value(for: name, &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 2: return .condition(Expression.Condition(subject: subject, test: .among([low, high])))
    case 0: return .condition(Expression.Condition(subject: subject, test: .between(low, high)))
    case 1:
      let match = pick([Expression.Match.contains, .begins], &random)
      return .condition(Expression.Condition(subject: subject, test: .match(match, .value(low), [])))
    default:
      let comparison = pick(Expression.Comparison.allCases, &random)
      return .compare(subject, comparison, .value(low))
    }
  }

  private func expression(_ random: inout SeededGenerator, depth: Int = 2) -> Expression {
    switch Int.random(in: 0..<(depth == 0 ? 1 : 5), using: &random) {
    case 1: .not(expression(&random, depth: depth - 1))
    case 2:
      .conjunction((0..<3).map { _ in expression(&random, depth: depth - 1) })
    case 3:
      .disjunction((0..<3).map { _ in expression(&random, depth: depth - 1) })
    default: condition(&random)
    }
  }

  private func expectAgreement(_ snapshot: Snapshot, _ expression: Expression, seed: UInt64) throws {
    let table = try #require(snapshot.table(named: "Item"))
    let predicate = RowPredicate(expression, table, snapshot)
    var (plain, scanned): ([RowKey], [RowKey]) = ([], [])
    snapshot[table].forEachRow { row, chunk, slot in
      if predicate.matches(row, chunk, slot) { plain.append(row) }
      return true
    }
    snapshot[table].forEachMatch(ChunkFilter(expression, table, snapshot)) { _, index, slots in
      slots.forEach { scanned.append(RowKey(chunkIndex: index, slot: $0)) }
    }
    #expect(plain == scanned, "seed \(seed): \(expression)")
    for cost in [0, FilterPlan.indexFetchCost] {
      let plan = FilterPlan(expression, table, snapshot, indexFetchCost: cost)
      #expect(plan.rows == plain, "seed \(seed): \(expression), by \(plan.access)")
      #expect(plan.count == plain.count)
    }
  }

  @Test(
    "A filter over cells finds what it finds row by row, in memory and packed",
    .counted("filters over cells and by indexes, against row by row"), arguments: RandomRun.seeds(3))
  func filters(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let store = try directory.openStore()
    let count = [3, 40, 700][Int(seed % 3)]
    try store.write {
      for id in 0..<count {
        let item = Item()
        item.id = id
        fill(item, &random)
        store.add(item)
      }
    }
    try store.write {
      for (index, item) in store.objects(Item.self).enumerated() where index % 7 == 3 {
        store.delete(item)
      }
    }
    for round in 0..<600 {
      if round == 300 { try store.compact() }
      try expectAgreement(store.context.snapshot, expression(&random), seed: seed)
      CountedCases.add()
    }
  }

  @Test(
    "Sums and sorts of whole columns are those of the values, in memory and packed",
    .counted("sorts of whole columns"), arguments: RandomRun.seeds(2))
  func sumsAndSorts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let store = try directory.openStore()
    let isASCII = seed.isMultiple(of: 2)
    try store.write {
      for id in 0..<1_500 {
        let item = Item()
        item.id = id
        fill(item, &random)
        item.number %= 1_000_000_000
        item.unsigned %= 1_000_000
        if isASCII {
          item.name = "Stop number \(Int.random(in: 0..<900, using: &random))"
          item.note = item.note.map { _ in pick(["", "a", "a\0", "aa", "Stop"], &random) }
        }
        store.add(item)
      }
    }
    for _ in 0..<2 {
      let items = Array(store.objects(Item.self))
      #expect(store.objects(Item.self).sum(of: \.number) == items.reduce(0) { $0 + $1.number })
      #expect(store.objects(Item.self).sum(of: \.unsigned) == items.reduce(0) { $0 + $1.unsigned })
      expectSorted(store, items, \.number) { $0.number < $1.number }
      expectSorted(store, items, \.small) { $0.small < $1.small }
      expectSorted(store, items, \.name) { $0.name < $1.name }
      expectSorted(store, items, \.time) { (left, right) in
        left.time.timeIntervalSinceReferenceDate.isNaN && !right.time.timeIntervalSinceReferenceDate.isNaN
          || left.time < right.time
      }
      expectSorted(store, items, \.note) { left, right in
        guard let other = right.note else { return false }
        return left.note.map { $0 < other } ?? true
      }
      try store.compact()
    }
  }

  private func expectSorted<Value>(
    _ store: Store, _ items: [Item], _ keyPath: KeyPath<Item, Value>, _ precedes: (Item, Item) -> Bool
  ) where Value: PersistableProperty {
    let name = "\(keyPath)"
    let ascending = items.enumerated().sorted { left, right in
      precedes(left.element, right.element)
        || !precedes(right.element, left.element) && left.offset < right.offset
    }
    let descending = items.enumerated().sorted { left, right in
      precedes(right.element, left.element)
        || !precedes(left.element, right.element) && left.offset < right.offset
    }
    #expect(
      Array(store.objects(Item.self).sorted(by: keyPath)) == ascending.map(\.element), "\(name), ascending")
    #expect(
      Array(store.objects(Item.self).sorted(by: keyPath, ascending: false)) == descending.map(\.element),
      "\(name), descending")
    CountedCases.add(2)
  }

  @Test("The explanation names the index, and the steps after it")
  func explained() throws {
    let store = try Store.temporary()
    try store.write {
      for id in 0..<200 {
        store.create(
          Item.self,
          value: ["id": id, "number": id % 100, "name": "item \(id)", "note": "note of \(id % 50)"])
      }
    }
    let items = store.objects(Item.self)
    #expect(items.explain() == "Scans 200 objects of Item.")
    #expect(
      items.where { $0.id == 7 && $0.name == "item 7" }.sorted(by: \.name, ascending: false).explain()
        == """
        Finds 1 of 200 objects of Item by the primary key id.
        Filters by id == 7 AND name == "item 7".
        Sorts by name, descending.
        """)
    #expect(
      items.where { $0.number == 7 }.prefix(3).explain() == """
        Finds 2 of 200 objects of Item by the index of number.
        Filters by number == 7.
        Keeps the first 3.
        """)
    #expect(
      items.where { $0.note.starts(with: "note of 31é") }.explain() == """
        Finds 4 of 200 objects of Item by the index of note.
        Filters by note BEGINSWITH "note of 31é".
        """)
    #expect(
      items.where { $0.number > 7 }.explain() == """
        Scans 200 objects of Item.
        Filters by number > 7.
        """)
    #expect(
      items.sorted(by: \.number).explain() == "Scans 200 objects of Item by the index of number.")
    #expect(items.sorted(by: \.number).map(\.id).prefix(4) == [0, 100, 1, 101])
    let descending = items.sorted(by: \.number, ascending: false)
    #expect(descending.explain() == "Scans 200 objects of Item by the index of number, backwards.")
    #expect(descending.map(\.id).prefix(4) == [99, 199, 98, 198])
  }
}
