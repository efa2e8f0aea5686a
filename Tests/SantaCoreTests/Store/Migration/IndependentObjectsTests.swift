import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Migrations in which a class is no longer embedded, or becomes embedded, and in which its objects change.
struct IndependentObjectsTests {
  private enum Owning {
    final class Kid: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var toy: Toy?
      @Persisted var toys: List<Toy>
      @Persisted var named: Map<String, Toy?>
    }
    final class Toy: EmbeddedObject {
      @Persisted var number = 0
      @Persisted var part: Toy?
    }
  }

  private enum Linking {
    final class Kid: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var toy: Toy?
      @Persisted var toys: List<Toy>
      @Persisted var named: Map<String, Toy?>
    }
    final class Toy: Object {
      @Persisted var number = 0
      @Persisted var part: Toy?
    }
  }

  /// What a migration does, and the numbers of the toys of the store and of the kids afterwards.
  enum Change: String, CaseIterable {
    case nothing, unlinking, clearing, removingKeys, deleting, deletingKids, creating, replacing, sharing

    var numbers: [Int] {
      switch self {
      case .deleting: [1, 2, 11, 12, 21, 22, 31, 32].filter { $0 != 1 }
      case .creating: [1, 2, 7, 11, 12, 21, 22, 31, 32]
      case .replacing: [1, 2, 7, 7, 11, 12, 21, 22, 31, 32]
      default: [1, 2, 11, 12, 21, 22, 31, 32]
      }
    }

    var ofKids: [[Int]] {
      switch self {
      case .unlinking: [[21, 31], [22, 32]]
      case .clearing: [[1, 11, 31], [2, 12, 32]]
      case .removingKeys: [[1, 11, 21], [2, 12, 22]]
      case .deleting: [[21, 31], [2, 12, 22, 32]]
      case .deletingKids: []
      case .replacing: [[7, 21, 31], [7, 22, 32]]
      case .sharing: [[1, 11, 21, 1, 31], [2, 12, 22, 2, 32]]
      default: [[1, 11, 21, 31], [2, 12, 22, 32]]
      }
    }

    @Sendable func run(_ migration: Migration) throws {
      func forEachKid(_ body: (Linking.Kid) throws -> Void) throws {
        try migration.enumerateObjects(ofType: Linking.Kid.self) { _, kid in try body(kid) }
      }
      switch self {
      case .nothing: break
      case .unlinking: try forEachKid { $0.toy = nil }
      case .clearing: try forEachKid { $0.toys.removeAll() }
      case .removingKeys: try forEachKid { $0.named.removeAll() }
      case .deleting:
        try migration.enumerateObjects(ofType: Linking.Toy.self) { _, toy in
          if toy.number == 1 { try migration.delete(toy) }
        }
      case .deletingKids: try forEachKid { try migration.delete($0) }
      case .creating: try migration.create(Linking.Toy.self, value: ["number": 7])
      case .replacing:
        try forEachKid { $0.toy = try migration.create(Linking.Toy.self, value: ["number": 7]) }
      case .sharing: try forEachKid { kid in if let toy = kid.toy { kid.toys.append(toy) } }
      }
    }
  }

  private static func expect(_ store: Store, _ change: Change) throws {
    let toys = store.objects(Linking.Toy.self)
    #expect(toys.map(\.number).sorted() == change.numbers, "\(change)")
    let kids = store.objects(Linking.Kid.self).map { kid in
      [kid.toy?.number, kid.toy?.part?.number].compactMap(\.self) + kid.toys.map(\.number)
        + kid.named.compactMap { $0.value?.number }
    }
    #expect(Array(kids) == change.ofKids, "\(change)")
    store.context.snapshot.checkInvariants()
  }

  @Test(
    "Its objects can be unlinked, deleted, created, replaced and shared in the same migration",
    arguments: Change.allCases, [false, true])
  func becomingIndependent(_ change: Change, compacts: Bool) throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Owning.Kid.self, Owning.Toy.self]))
      try store.write {
        for id in 1...2 {
          store.create(
            Owning.Kid.self,
            value: [
              "id": id, "toy": ["number": id, "part": ["number": 10 + id]], "toys": [["number": 20 + id]],
              "named": ["a": ["number": 30 + id]],
            ])
        }
      }
      if compacts { try store.compact() }
    }
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Linking.Kid.self, Linking.Toy.self], schemaVersion: 1
    ) { migration, _ in try change.run(migration) }
    try Self.expect(try Store(configuration: configuration), change)
    let store = try Store(configuration: configuration)
    try Self.expect(store, change)
    try store.compact()
    try Self.expect(store, change)
    try store.write {
      store.create(Linking.Toy.self, value: ["number": 99])
      store.delete(store.objects(Linking.Kid.self))
    }
    #expect(store.objects(Linking.Toy.self).count == change.numbers.count + 1)
  }

  @Test(
    "Objects that become embedded can be unlinked and deleted in the same migration, if each has one owner then",
    arguments: [false, true])
  func becomingEmbedded(deletesSpare: Bool) throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Linking.Kid.self, Linking.Toy.self]))
      try store.write {
        let shared = store.create(Linking.Toy.self, value: ["number": 5])
        store.create(Linking.Kid.self, value: ["id": 1, "toy": shared, "toys": [["number": 6]]])
        store.create(Linking.Kid.self, value: ["id": 2, "toy": shared])
        store.create(Linking.Toy.self, value: ["number": 8])
      }
    }
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Owning.Kid.self, Owning.Toy.self], schemaVersion: 1
    ) { migration, _ in
      try migration.enumerateObjects(ofType: Owning.Kid.self) { _, kid in if kid.id == 2 { kid.toy = nil } }
      try migration.enumerateObjects(ofType: Owning.Toy.self) { _, toy in
        if deletesSpare, toy.number == 8 { try migration.delete(toy) }
      }
    }
    guard deletesSpare else {
      #expect(throws: StoreError.self) { try Store(configuration: configuration) }
      return
    }
    for _ in 0..<2 {
      let store = try Store(configuration: configuration)
      let kids = store.objects(Owning.Kid.self)
      #expect(kids.first?.toy?.number == 5 && kids.first?.toys.map(\.number) == [6] && kids.last?.toy == nil)
      store.context.snapshot.checkInvariants()
    }
  }

  // MARK: Records

  private static let (kids, toys) = (TableID(rawValue: 0), TableID(rawValue: 1))
  private static let link = CellAddress(table: kids, row: RowKey(rawValue: 0), column: ColumnID(0))

  /// Returns a kid that links to a toy.
  private static func base(_ kind: TableKind) -> Snapshot {
    let transaction = Transaction(base: .empty)
    _ = transaction.addTable(
      "Kid", [ColumnDefinition(name: "toy", type: .link, isOptional: true, target: "Toy")])
    _ = transaction.addTable("Toy", [], kind: kind)
    let kid = transaction.insertRow(kids)
    let toy = transaction.insertRow(toys)
    transaction.setValue(
      .link(toy.rawValue), at: CellAddress(table: kids, row: kid, column: ColumnID(0)))
    transaction.completeChanges()
    return transaction.current
  }

  private static func record(
    _ base: Snapshot, _ change: (Transaction) -> Void
  ) -> (bytes: [UInt8], after: Snapshot) {
    let transaction = Transaction(base: base)
    change(transaction)
    transaction.completeChanges()
    let after = transaction.current
    return (LogRecord.encode(Difference(from: base, to: after)), after)
  }

  /// Applies a record. Returns its error; nil if it is accepted.
  private static func error(_ bytes: [UInt8], _ base: Snapshot) -> String? {
    let transaction = Transaction(base: base)
    do throws(ByteReader.Malformed) { try LogRecord.apply(bytes, to: transaction) } catch {
      return error.what
    }
    transaction.current.checkInvariants()
    return nil
  }

  @Test("A record may leave a row without an owner only if its table isn't embedded at the end")
  func records() {
    let owners = "an embedded row does not have exactly one owner"
    let (embedded, independent) = (Self.base(.embedded), Self.base(.topLevel))
    func unlink(_ transaction: Transaction) { transaction.setValue(.null, at: Self.link) }
    func insert(_ transaction: Transaction) { _ = transaction.insertRow(Self.toys) }
    for change in [unlink, insert] {
      #expect(Self.error(Self.record(embedded, change).bytes, embedded) == owners)
      let (freed, after) = Self.record(embedded) { transaction in
        transaction.edit(.setKind(.topLevel, of: Self.toys))
        change(transaction)
      }
      #expect(Self.error(freed, embedded) == nil)
      // The same record makes the table embedded again.
      let (again, _) = Self.record(after) { $0.edit(.setKind(.embedded, of: Self.toys)) }
      #expect(Self.error(freed + again, embedded) == owners)
      let (bound, _) = Self.record(independent) { transaction in
        change(transaction)
        transaction.edit(.setKind(.embedded, of: Self.toys))
      }
      #expect(Self.error(bound, independent) == owners)
    }
    let (bound, _) = Self.record(independent) { $0.edit(.setKind(.embedded, of: Self.toys)) }
    #expect(Self.error(bound, independent) == nil)
    // The rows that change after the table has become embedded are checked, too.
    #expect(Self.error(bound + Self.record(embedded, unlink).bytes, independent) == owners)
  }
}
