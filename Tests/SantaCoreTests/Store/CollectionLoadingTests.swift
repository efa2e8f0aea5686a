import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Objects with links, lists, sets and embedded objects that are added together must be the same as objects that are added one by
/// one.
struct CollectionLoadingTests {
  final class Child: Object {
    @Persisted(primaryKey: true) var name: String
    @Persisted(originProperty: "child") var parcels: LinkingObjects<Parcel>
    @Persisted(originProperty: "others") var shared: LinkingObjects<Parcel>
  }

  final class Label: EmbeddedObject {
    @Persisted var text: String
    @Persisted var child: Child?
  }

  final class Parcel: Object {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted(indexed: true) var weight: Int
    @Persisted(unique: true) var code: String
    @Persisted var child: Child?
    @Persisted var others: List<Child>
    @Persisted var tags: List<String>
    @Persisted var numbers: List<Int?>
    @Persisted var sizes: MutableSet<Double>
    @Persisted var friends: MutableSet<Child>
    @Persisted var dates: List<Date>
    @Persisted var label: Label?
    @Persisted var notes: Map<String, Int>
  }

  /// The values of a parcel.
  struct Record {
    var id: UUID
    var weight: Int
    var code: String
    var child: String?
    var others: [String]
    var tags: [String]
    var numbers: [Int?]
    var sizes: Set<Double>
    var friends: [String]
    var dates: [Date]
    var double: Int { weight * 2 }
  }

  private static let types: [Object.Type] = [Child.self, Parcel.self, Label.self]
  private static let names = (0..<12).map { "child \($0)" }
  private let store: Store
  private let other: Store

  init() throws {
    store = try Store.temporary(Self.types)
    other = try Store.temporary(Self.types)
    for store in [store, other] {
      try store.write { store.add(Child.self, columns: [.init(\.name, Self.names)]) }
    }
  }

  private static func record(_ number: Int, using random: inout SeededGenerator) -> Record {
    func some<T>(_ most: Int, _ make: (inout SeededGenerator) -> T) -> [T] {
      let count = Bool.random(using: &random) ? 0 : Int.random(in: 0...most, using: &random)
      return (0..<count).map { _ in make(&random) }
    }
    let words = ["", "ho", "é", String(repeating: "long ", count: 30), String(repeating: "x", count: 1_500)]
    return Record(
      id: UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, UInt8(number >> 8), UInt8(number & 255))),
      weight: .random(in: -3...3, using: &random), code: "code \(number)",
      child: Bool.random(using: &random) ? names.randomElement(using: &random) : nil,
      others: some(12) { names.randomElement(using: &$0) ?? "" },
      tags: some(10) { words.randomElement(using: &$0) ?? "" },
      // A few lists are long enough for a tree.
      numbers: some(number % 40 == 0 ? 300 : 20) {
        Bool.random(using: &$0) ? nil : Int.random(in: -9...9, using: &$0)
      },
      sizes: Set(some(14) { Double(Int.random(in: 0...9, using: &$0)) / 2 }),
      friends: some(5) { names.randomElement(using: &$0) ?? "" },
      dates: some(3) { Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0...99, using: &$0))) })
  }

  private static func parcel(_ record: Record, _ find: (String) -> Child?) -> Parcel {
    let parcel = Parcel()
    parcel.id = record.id
    (parcel.weight, parcel.code) = (record.weight, record.code)
    parcel.child = record.child.flatMap(find)
    parcel.others.append(contentsOf: record.others.compactMap(find))
    parcel.tags.append(contentsOf: record.tags)
    parcel.numbers.append(contentsOf: record.numbers)
    parcel.sizes.formUnion(record.sizes)
    parcel.friends.formUnion(record.friends.compactMap(find))
    parcel.dates.append(contentsOf: record.dates)
    return parcel
  }

  private static func columns(_ records: [Record]) -> [ObjectColumn<Parcel>] {
    [
      .init(\.id, records.map(\.id)), .init(\.weight, records.map(\.weight)),
      .init(\.code, records.map(\.code)),
      .init(\.child, keys: records.map(\.child)), .init(\.others, keys: records.map(\.others)),
      .init(\.tags, records.map(\.tags)), .init(\.numbers, records.map(\.numbers)),
      .init(\.sizes, records.map(\.sizes)), .init(\.friends, keys: records.map(\.friends)),
      .init(\.dates, records.map(\.dates)),
    ]
  }

  private static func contents(_ store: Store) -> [String] {
    store.objects(Parcel.self).map { parcel in
      let values: [Any?] = [
        parcel.id, parcel.weight, parcel.code, parcel.child?.name, parcel.others.map(\.name),
        parcel.tags.map(\.self), parcel.numbers.map(\.self), parcel.sizes.map(\.self),
        parcel.friends.map(\.name), parcel.dates.map(\.timeIntervalSinceReferenceDate), parcel.label?.text,
        parcel.label?.child?.name, parcel.notes.map { "\($0.key)=\($0.value)" },
      ]
      return values.map { "\($0 ?? "nil")" }.joined(separator: ", ")
    }
  }

  private func expectSame(_ note: String) {
    #expect(Self.contents(store) == Self.contents(other), "\(note)")
    for name in store.objects(Child.self).map(\.name) {
      let (one, two) = [store, other].map { $0.object(ofType: Child.self, forPrimaryKey: name) }.pair
      #expect(one?.parcels.map(\.code) == two?.parcels.map(\.code), "\(note)")
      #expect(one?.shared.map(\.code) == two?.shared.map(\.code), "\(note)")
    }
    // The rows and the positions of lists agree, too.
    #expect(store.context.snapshot.contents == other.context.snapshot.contents, "\(note)")
    for store in [store, other] { store.context.snapshot.checkInvariants() }
  }

  @Test(
    "Columns with links and collections give the objects that are added one by one",
    arguments: RandomRun.seeds(2, fresh: 1))
  func columns(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    for count in [1, 70, 600] {
      let records = (next..<(next + count)).map { Self.record($0, using: &random) }
      next += count
      try store.write { store.add(Parcel.self, columns: Self.columns(records)) }
      try other.write {
        for record in records {
          other.add(Self.parcel(record) { other.object(ofType: Child.self, forPrimaryKey: $0) })
        }
      }
      expectSame("seed \(seed), \(count)")
    }
  }

  @Test("Columns replace the links and collections of known objects", arguments: RandomRun.seeds(2, fresh: 1))
  func updates(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var records = (0..<500).map { Self.record($0, using: &random) }
    for store in [store, other] { try store.write { store.add(Parcel.self, columns: Self.columns(records)) } }
    let version = store.context.snapshot.version
    try store.write { store.add(Parcel.self, columns: Self.columns(records), update: .modified) }
    #expect(store.context.snapshot.version == version)
    var changed: [Int] = []
    for index in records.indices where Int.random(in: 0..<100, using: &random) == 0 {
      let (id, code) = (records[index].id, records[index].code)
      records[index] = Self.record(index, using: &random)
      (records[index].id, records[index].code) = (id, code)
      changed.append(index)
    }
    records += (500..<560).map { Self.record($0, using: &random) }
    let given = records.indices.shuffled(using: &random).map { records[$0] }
    var told: [Int] = []
    let token = store.objects(Parcel.self).observe { change in
      if case .update(_, _, _, let modifications) = change { told = modifications }
    }
    defer { token.invalidate() }
    store.refresh()
    try store.write { store.add(Parcel.self, columns: Self.columns(given), update: .modified) }
    store.refresh()
    #expect(Set(told).isSubset(of: changed), "seed \(seed)")
    for record in records {
      let parcel = try #require(store.object(ofType: Parcel.self, forPrimaryKey: record.id))
      #expect(parcel.weight == record.weight && parcel.child?.name == record.child)
      #expect(parcel.others.map(\.name) == record.others && parcel.tags.map(\.self) == record.tags)
      #expect(parcel.numbers.map(\.self) == record.numbers && Set(parcel.sizes) == record.sizes)
      #expect(Set(parcel.friends.map(\.name)) == Set(record.friends))
    }
    store.context.snapshot.checkInvariants()
  }

  @Test(
    "An array of objects with links, collections and embedded objects is added like its objects",
    arguments: RandomRun.seeds(2, fresh: 1))
  func array(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    for count in [80, 400] {
      let records = (next..<(next + count)).map { Self.record($0, using: &random) }
      next += count
      for (store, isTogether) in [(store, true), (other, false)] {
        // Some children are new, and are shared by several parcels.
        var children: [String: Child] = [:]
        for name in Self.names { children[name] = store.object(ofType: Child.self, forPrimaryKey: name) }
        func find(_ name: String) -> Child? {
          let name = name.hasSuffix("1") ? "\(name) \(count)" : name
          if let known = children[name] { return known }
          let child = Child()
          child.name = name
          children[name] = child
          return child
        }
        let parcels = records.enumerated().map { index, record in
          let parcel = Self.parcel(record, find)
          if index % 3 == 0 {
            let label = Label()
            (label.text, label.child) = ("label \(index)", find(Self.names[index % 12]))
            parcel.label = label
          }
          parcel.notes["n"] = index % 4 == 0 ? index : nil
          return parcel
        }
        try store.write {
          if isTogether { store.add(parcels) } else { for parcel in parcels { store.add(parcel) } }
          parcels[0].tags.append("later")
        }
      }
      expectSame("seed \(seed), \(count)")
    }
  }

  @Test("A key that no object has fails the transaction")
  func missingTarget() throws {
    let records = [
      Record(
        id: UUID(), weight: 1, code: "a", child: "child 1", others: ["child 2", "nobody"], tags: [],
        numbers: [],
        sizes: [], friends: [], dates: [])
    ]
    let error = #expect(throws: StoreError.self) {
      try store.write { store.add(Parcel.self, columns: Self.columns(records)) }
    }
    #expect(error?.code == .valueOutOfRange)
    #expect(
      error?.message.contains(
        #"Parcel.others of the object at index 0 links to the Child with primary key "nobody""#)
        ?? false, "\(error?.message ?? "")")
    #expect(store.objects(Parcel.self).isEmpty)
  }

  @Test("Values of a struct are added by key paths")
  func keyPaths() throws {
    var random = SeededGenerator(seed: 7)
    let records = (0..<400).map { Self.record($0, using: &random) }
    try store.write {
      store.add(
        Parcel.self, from: records,
        [
          .init(\.id, \.id), .init(\.weight, \.weight), .init(\.code, \.code), .init(\.child, key: \.child),
          .init(\.others, keys: \.others), .init(\.tags, \.tags), .init(\.numbers, \.numbers),
          .init(\.sizes, \.sizes), .init(\.dates, \.dates),
        ])
    }
    try other.write {
      other.add(
        Parcel.self, columns: Self.columns(records).dropLast(2) + [.init(\.dates, records.map(\.dates))])
    }
    expectSame("by key paths")
    // A computed property is read by its key path.
    try store.write {
      store.add(
        Parcel.self, from: records, [.init(\.id, \.id), .init(\.weight, \.double)], update: .modified)
    }
    #expect(store.objects(Parcel.self).map(\.weight) == records.map(\.double))
    try store.write { store.add(Parcel.self, from: [] as [Record], [.init(\.id, \.id)]) }
  }

  @Test("A column changes a list by the smallest edit, as an assignment does")
  func smallestEdit() throws {
    let id = UUID()
    func update(_ tags: [String], _ others: [Int]) throws {
      try store.write {
        store.add(
          Parcel.self,
          columns: [
            .init(\.id, [id]), .init(\.code, ["code"]), .init(\.tags, [tags]),
            .init(\.others, keys: [others.map { Self.names[$0] }]),
          ], update: .modified)
      }
    }
    try update(["a", "b", "c"], [1, 2, 3])
    let parcel = try #require(store.object(ofType: Parcel.self, forPrimaryKey: id))
    var log: [String] = []
    func record<Elements>(_ change: CollectionChange<Elements>) {
      if case .update(_, let deletions, let insertions, let modifications) = change {
        log.append("\(deletions) \(insertions) \(modifications)")
      }
    }
    let tokens = [parcel.tags.observe { record($0) }, parcel.others.observe { record($0) }]
    defer { for token in tokens { token.invalidate() } }
    store.refresh()
    try update(["a", "c", "d"], [0, 1, 2, 3])
    store.refresh()
    #expect(log == ["[1] [2] []", "[] [0] []"])
    store.context.snapshot.checkInvariants()
  }
}

extension [Child?] {
  fileprivate var pair: (Child?, Child?) { (self[0], self[1]) }
}

private typealias Child = CollectionLoadingTests.Child
