import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

struct ColumnAddingTests {
  enum Kind: String, PersistableEnum { case toy, book, sledge }

  final class Present: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name: String
    @Persisted(indexed: true) var weight: Int32
    @Persisted(indexed: true) var label: String
    @Persisted(unique: true) var code: UInt64?
    @Persisted var price = 9.5
    @Persisted var isWrapped = true
    @Persisted var share: Float
    @Persisted var packedAt: Date
    @Persisted var openedAt: Date?
    @Persisted var token: UUID
    @Persisted var kind = Kind.toy
    @Persisted var exactPrice: Decimal
    @Persisted var picture: Data
    @Persisted var note: String? = "none"
    @Persisted var child: Child?
    @Persisted var tags: List<String>
  }

  final class Child: Object {
    @Persisted(primaryKey: true) var name: String
    @Persisted(originProperty: "child") var presents: LinkingObjects<Present>
  }

  final class Toy: Object {
    @Persisted var size = 3
    @Persisted var friend: Toy?
  }

  final class Ticket: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted var seed = UUID()
    @Persisted var number: Int
  }

  final class Filled: Object {
    @Persisted var number: Int
    @Persisted var list = List([1])
  }

  final class Half: EmbeddedObject { @Persisted var value: Int }

  final class Whole: Object {
    @Persisted var number: Int
    @Persisted var half: Half?
    @Persisted var next: Whole?
    var double: Int { number * 2 }
  }

  private let store: Store

  init() throws { store = try Store.temporary() }

  private func expect(
    _ code: StoreError.Code, _ part: String, _ block: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try store.write { block() }
    }
    #expect(error?.code == code, sourceLocation: sourceLocation)
    #expect(error?.message.contains(part) ?? false, "\(error?.message ?? "")", sourceLocation: sourceLocation)
  }

  /// Returns a present with values of all kinds, some of which are stored outside their cells.
  private static func present(_ id: Int, _ generator: inout SeededGenerator, children: [Child]) -> Present {
    let present = Present()
    present.id = id
    present.name =
      String(repeating: "ho ", count: [0, 3, 40, 900].randomElement(using: &generator) ?? 0) + "\(id)"
    present.weight = .random(in: -5...5, using: &generator)
    present.label = "label \(Int.random(in: 0..<9, using: &generator))"
    present.code = Bool.random(using: &generator) ? UInt64(id) : nil
    present.price = .random(in: 0..<1, using: &generator)
    present.isWrapped = .random(using: &generator)
    present.share = .random(in: 0..<1, using: &generator)
    present.packedAt = Date(timeIntervalSinceReferenceDate: .random(in: 0..<9_999, using: &generator))
    present.openedAt = Bool.random(using: &generator) ? present.packedAt + 1 : nil
    present.token = UUID()
    present.kind = [.toy, .book, .sledge].randomElement(using: &generator) ?? .toy
    present.exactPrice = Decimal(Int.random(in: 0..<999, using: &generator)) / 100
    present.picture = Data((0..<(id % 40)).map { UInt8($0) })
    present.note = Bool.random(using: &generator) ? "" : nil
    present.child = children.randomElement(using: &generator)
    return present
  }

  private static func columns(_ presents: [Present]) -> [ObjectColumn<Present>] {
    [
      .init(\.id, presents.map(\.id)), .init(\.name, presents.map(\.name)),
      .init(\.weight, presents.map(\.weight)), .init(\.label, presents.map(\.label)),
      .init(\.code, presents.map(\.code)), .init(\.price, presents.map(\.price)),
      .init(\.isWrapped, presents.map(\.isWrapped)), .init(\.share, presents.map(\.share)),
      .init(\.packedAt, presents.map(\.packedAt)), .init(\.openedAt, presents.map(\.openedAt)),
      .init(\.token, presents.map(\.token)), .init(\.kind, presents.map(\.kind)),
      .init(\.exactPrice, presents.map(\.exactPrice)), .init(\.picture, presents.map(\.picture)),
      .init(\.note, presents.map(\.note)), .init(\.child, presents.map(\.child)),
    ]
  }

  private static func text(_ present: Present) -> String {
    let values: [Any?] = [
      present.id, present.name, present.weight, present.label, present.code, present.price, present.isWrapped,
      present.share, present.packedAt.timeIntervalSinceReferenceDate,
      present.openedAt?.timeIntervalSinceReferenceDate, present.token, present.kind, present.exactPrice,
      present.picture, present.note, present.child?.name, present.tags.count,
    ]
    return values.map { "\($0 ?? "nil")" }.joined(separator: ", ")
  }

  @Test(
    "Objects from columns are the same as those that were added one by one",
    arguments: RandomRun.seeds(3, fresh: 1))
  func sameObjects(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(
      location: .directory(directory.url.appending(path: "store")), objectTypes: [Present.self, Child.self])
    let one = try Store(configuration: configuration)
    var ids = Array(0..<5_000).shuffled(using: &generator)
    var deleted: Set<Int> = []
    for _ in 0..<4 {
      let count = [1, 3, 255, 700].randomElement(using: &generator) ?? 0
      let taken = ids.prefix(count)
      ids.removeFirst(taken.count)
      let children = (0..<3).map { index in
        let child = Child()
        child.name = "child \(taken[0]) \(index)"
        return child
      }
      let presents = taken.map { Self.present($0, &generator, children: children) }
      let columns = Self.columns(presents)
      try one.write {
        one.add(Present.self, columns: columns)
        if count > 100 {
          deleted.formUnion(taken.prefix(20))
          one.delete(one.objects(Present.self).where { $0.id.in(Array(taken.prefix(20))) })
        }
      }
      try store.write {
        for present in presents where !deleted.contains(present.id) {
          let copy = store.create(Present.self, value: present, update: .modified)
          #expect(copy.code == present.code)
        }
      }
    }
    for one in [one, try Store(configuration: configuration)] {
      #expect(one.objects(Present.self).count == store.objects(Present.self).count)
      for present in store.objects(Present.self) {
        let same = try #require(one.object(ofType: Present.self, forPrimaryKey: present.id))
        #expect(Self.text(same) == Self.text(present))
        if let code = present.code, code % 8 == 0 {
          #expect(one.objects(Present.self).where { $0.code == code }.count == 1)
        }
      }
      for weight: Int32 in -5...5 {
        #expect(
          one.objects(Present.self).where { $0.weight == weight }.count
            == store.objects(Present.self).where { $0.weight == weight }.count)
      }
      for child in store.objects(Child.self) {
        let same = try #require(one.object(ofType: Child.self, forPrimaryKey: child.name))
        #expect(Set(same.presents.map(\.id)) == Set(child.presents.map(\.id)))
      }
    }
    one.context.snapshot.checkInvariants()
    #expect(try StoreVerification(of: directory.url.appending(path: "store")).damages.isEmpty)
  }

  @Test("A property without a column has its default")
  func defaults() throws {
    try store.write {
      store.add(Present.self, columns: [.init(\.id, [7, 8])])
      store.add(Toy.self, columns: [.init(\.friend, [Toy(), nil])])
    }
    let present = try #require(store.object(ofType: Present.self, forPrimaryKey: 8))
    #expect(present.price == 9.5 && present.isWrapped && present.kind == .toy && present.note == "none")
    #expect(present.name == "" && present.code == nil && present.child == nil && present.weight == 0)
    #expect(store.objects(Toy.self).map(\.size) == [3, 3, 3])
    #expect(store.objects(Toy.self).where { $0.friend != nil }.count == 1)
  }

  @Test("Observers are told of the objects")
  func observers() throws {
    var inserted: [[Int]] = []
    let token = store.objects(Present.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        #expect(deletions.isEmpty && modifications.isEmpty)
        inserted.append(insertions)
      }
    }
    defer { token.invalidate() }
    store.refresh()
    try store.write { store.add(Present.self, columns: [.init(\.id, Array(0..<600))]) }
    store.refresh()
    #expect(inserted == [Array(0..<600)])
  }

  @Test("Results within the transaction have the objects")
  func resultsWithin() throws {
    try store.write {
      let heavy = store.objects(Present.self).where { $0.weight > 1 }
      #expect(heavy.isEmpty)
      store.add(Present.self, columns: [.init(\.id, [1, 2, 3]), .init(\.weight, [1, 2, 3])])
      #expect(heavy.map(\.id) == [2, 3])
      store.add(Present.self, columns: [.init(\.id, [4]), .init(\.weight, [4])])
      #expect(heavy.map(\.id) == [2, 3, 4])
    }
  }

  @Test("A savepoint takes them back")
  func savepoint() throws {
    try store.write {
      store.add(Present.self, columns: [.init(\.id, [1])])
      #expect(throws: StoreError.self) {
        try store.savepoint { store.add(Present.self, columns: [.init(\.id, [2, 3, 1])]) }
      }
      store.add(Present.self, columns: [.init(\.id, [3])])
    }
    #expect(store.objects(Present.self).map(\.id) == [1, 3])
  }

  @Test("Columns without values add nothing")
  func noValues() throws {
    try store.write {
      store.add(Present.self, columns: [.init(\.id, [])])
      store.add(Toy.self, columns: [])
    }
    #expect(store.objects(Present.self).isEmpty && store.objects(Toy.self).isEmpty)
  }

  // MARK: Mistakes

  @Test("A primary key that is there fails the transaction")
  func knownPrimaryKey() throws {
    try store.write { store.add(Present.self, columns: [.init(\.id, [7])]) }
    expect(.duplicatePrimaryKey, "Present with primary key 7") {
      store.add(Present.self, columns: [.init(\.id, Array(300...900) + [7])])
    }
    expect(.duplicatePrimaryKey, "Present with primary key 2") {
      store.add(Present.self, columns: [.init(\.id, [1, 2, 3, 2])])
    }
    expect(.duplicatePrimaryKey, #"Child with primary key "Ann""#) {
      store.add(Child.self, columns: [.init(\.name, ["Ann", "Bob", "Ann"])])
    }
    #expect(store.objects(Present.self).map(\.id) == [7] && store.objects(Child.self).isEmpty)
  }

  @Test("Columns of different lengths fail the transaction")
  func differentLengths() {
    expect(.valueOutOfRange, "name has 1 values, and id has 2") {
      store.add(Present.self, columns: [.init(\.id, [1, 2]), .init(\.name, ["a"])])
    }
  }

  @Test("A column that is missing fails the transaction")
  func missingColumn() {
    expect(.invalidKeyPath, "There is no column for Present.id, but it is the primary key") {
      store.add(Present.self, columns: [.init(\.name, ["a"])])
    }
    expect(.invalidKeyPath, "There is no column for Ticket.seed, but its default differs") {
      store.add(Ticket.self, columns: [.init(\.id, [UUID()])])
    }
    expect(.invalidKeyPath, "Filled.list has a default that is not a single value") {
      store.add(Filled.self, columns: [.init(\.number, [1])])
    }
  }

  @Test("A column of anything but a single value fails the transaction")
  func collectionColumn() {
    expect(.invalidKeyPath, "Whole.number is given in two columns") {
      store.add(Whole.self, columns: [.init(\.number, [1]), .init(\.number, [2])])
    }
    expect(.invalidKeyPath, "next.number of Whole can't be given as a column") {
      store.add(Whole.self, columns: [.init(\.next?.number, [1])])
    }
    expect(.invalidKeyPath, "Whole") { store.add(Whole.self, columns: [.init(\.double, [1])]) }
    expect(.embeddedObject, "Half is embedded") { store.add(Half.self, columns: [.init(\.value, [1])]) }
  }

  @Test("Values that don't fit fail the transaction")
  func wrongValues() throws {
    expect(.valueOutOfRange, "Present.exactPrice can't hold this value") {
      store.add(Present.self, columns: [.init(\.id, [1]), .init(\.exactPrice, [Decimal.nan])])
    }
    let other = try Store.temporary()
    let child = Child()
    try other.write { other.add(child) }
    expect(.wrongStore, "Child") {
      store.add(Present.self, columns: [.init(\.id, [1]), .init(\.child, [child])])
    }
    expect(.uniqueViolation, "code") {
      store.add(Present.self, columns: [.init(\.id, [1, 2]), .init(\.code, [5, 5])])
    }
    #expect(store.objects(Present.self).isEmpty)
  }
}
