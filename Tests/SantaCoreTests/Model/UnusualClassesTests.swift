import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Classes that are unusual in handwritten code: with very many properties, or with names that are keywords of queries.
struct UnusualClassesTests {
  /// A class whose properties are named like the keywords and functions of string queries.
  final class Words: Object {
    @Persisted(primaryKey: true) var `self`: Int
    @Persisted var and: Int
    @Persisted var or = "or"
    @Persisted var not: Bool
    @Persisted(indexed: true) var `in`: Int?
    @Persisted var like = "like"
    @Persisted var between: Double
    @Persisted var any: List<Int>
    @Persisted var all: List<Words>
    @Persisted var none: MutableSet<Int>
    @Persisted var null: Words?
    @Persisted var `true`: Bool
    @Persisted var truePredicate: Int
    @Persisted var contains: Map<String, Int>
    @Persisted(unique: true) var subquery: Int
    @Persisted var count: Int
    @Persisted var sum: Int
    @Persisted(originProperty: "null") var some: LinkingObjects<Words>
  }

  @Test(
    "Properties that are named like words of queries are found by closures, and by texts that escape them")
  func words() throws {
    let directory = try TemporaryDirectory()
    let store = try directory.openStore([Words.self])
    try store.write {
      for id in 0..<10 {
        let words: Words = store.create(Words.self, value: ["self": id, "in": id % 3, "subquery": -id])
        (words.and, words.not, words.between, words.count, words.sum) = (id, id > 5, Double(id), id, id)
        words.any.append(id)
        words.none.insert(id)
        words.contains["x"] = id
        words.true = id == 4
        words.truePredicate = id
        words.null = store.object(ofType: Words.self, forPrimaryKey: id - 1)
        if let other = words.null { words.all.append(other) }
      }
    }
    let all = store.objects(Words.self).sorted(by: \.and)
    #expect(all.where { $0.or == "or" && $0.not && $0.and < 8 && $0.true == false }.map(\.and) == [6, 7])
    #expect(all.where { $0.null.count == 3 || $0.subquery == -9 }.map(\.and) == [4, 9])
    #expect(all.where { $0.some.subquery == -6 && $0.any.contains(5) }.map(\.and) == [5])
    for (text, expected) in [
      ("#and == 3", [3]), ("#or == 'or' AND #not == TRUE", [6, 7, 8, 9]), ("#in IN {1} && #between < 2", [1]),
      ("#like LIKE 'l*' AND #true == TRUE", [4]), ("ANY #any == 5", [5]), ("#null == NULL", [0]),
      ("ANY #none == 8 AND #truePredicate == 8", [8]), ("#contains['x'] == 2", [2]), ("#subquery == -6", [6]),
      ("#count == 3 AND #sum == 3", [3]), ("#all.@count == 0", [0]), ("ANY #all.#and == 5", [6]),
      ("#self == 7", [7]), ("ANY #some.#and == 1", [0]),
    ] { #expect(try all.filter(text).map(\.and) == expected, "\(text)") }
    #expect(try all.filter("%K == 5", "and").map(\.and) == [5])
    #expect(try all.sorted(byKeyPath: "in").first?.and == 0)
    #expect(
      all.where { $0.and == 3 && $0.like == "like" }.explain().contains("#and == 3 AND #like == \"like\""))
    store.context.snapshot.checkInvariants()
  }

  @Test("A class of three hundred properties is stored, changed, found and opened again")
  func many() throws {
    let columns =
      [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)]
      + (1..<300).map {
        ColumnDefinition(
          name: "p\($0)", type: [.int64, .string, .double, .bool][$0 % 4], isOptional: $0 % 5 == 0)
      }
    let directory = try TemporaryDirectory()
    func value(_ row: Int, _ column: Int) -> StoredValue {
      if column % 5 == 0 && row % 2 == 0 { return .null }
      return switch columns[column].type {
      case .int64: .int(Int64(row * 1000 + column))
      case .string: .string("row \(row), column \(column)")
      case .double: .double(Double(row) + Double(column) / 1000)
      default: .bool((row + column) % 3 == 0)
      }
    }
    do {
      let engine = try Engine(directory: directory.path, isReadOnly: false)
      let transaction = Transaction(base: try engine.beginWrite())
      let table = transaction.addTable("Wide", columns)
      for row in 0..<400 {
        let key = transaction.findOrInsertRow(table, primaryKey: .int(Int64(row))).row
        for column in 1..<300 {
          transaction.setValue(
            value(row, column), at: CellAddress(table: table, row: key, column: ColumnID(column)))
        }
      }
      _ = try engine.commit(transaction, .full)
      try engine.compact()
      let change = Transaction(base: try engine.beginWrite())
      for row in stride(from: 0, to: 400, by: 7) {
        let key = try #require(change[table].row(primaryKey: .int(Int64(row))))
        change.setValue(
          value(row + 1, 299), at: CellAddress(table: table, row: key, column: ColumnID(299)))
      }
      _ = try engine.commit(change, .full)
    }
    let engine = try Engine(directory: directory.path, isReadOnly: false)
    let table = try #require(engine.latest.table(named: "Wide"))
    for row in 0..<400 {
      let key = try #require(engine.latest[table].row(primaryKey: .int(Int64(row))))
      let expected = (1..<300).map { $0 == 299 && row % 7 == 0 ? value(row + 1, $0) : value(row, $0) }
      #expect((1..<300).map { engine.latest[table].value(ColumnID($0), of: key) } == expected, "row \(row)")
    }
    engine.latest.checkInvariants()
  }
}
