import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas of two versions of a program: the newer one has added properties with defaults.
struct AddedPropertyReplicaTests {
  private enum Before {
    final class Crate: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = "none"
      @Persisted var label: Label?
      @Persisted var slips: List<Slip>
    }
    final class Label: EmbeddedObject { @Persisted var text = "" }
    final class Slip: Object { @Persisted var number: Int }
  }

  private enum After {
    final class Crate: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = "none"
      @Persisted var label: Label?
      @Persisted var slips: List<Slip>
      @Persisted(indexed: true) var size = 7
      @Persisted var colour: String? = "a red that is too long for a slot"
      @Persisted var weight: Decimal = 1.5
      @Persisted var isRound = true
      @Persisted(counter: true) var count = 3
      @Persisted var note: String?
      @Persisted var marks: MutableSet<Int>
    }
    final class Label: EmbeddedObject {
      @Persisted var text = ""
      @Persisted var size = 8
    }
    final class Slip: Object {
      @Persisted var number: Int
      @Persisted var isPaid = true
    }
  }

  /// The column of a property that was added to objects has a default. The order used to take it for another property than the
  /// one of a store without objects, and each replica ignored the values of the other.
  @Test("A property that was added to existing objects is the one that was added to a class without objects")
  func sameProperty() throws {
    let (directory, order) = (try TemporaryDirectory(), ReplicaOrder())
    let (filled, empty) = (Site("filled", isNew: false), Site("empty", isNew: true))
    for site in [filled, empty] { try site.open(in: directory, order) }
    try filled.store.write {
      try filled.store.add(Before.Crate(value: ["id": 1, "slips": [["number": 1]]] as [String: Any]))
    }
    filled.isNew = true
    try filled.open(in: directory, order)
    try empty.store.write { try empty.store.create(After.Crate.self, value: ["id": 2, "size": 5]) }
    for _ in 0..<2 { for site in [filled, empty] { try order.exchange(site.replica) } }
    for site in [filled, empty] {
      let store = try site.store
      store.refresh()
      let crates = store.objects(After.Crate.self).sorted(by: \.id)
      #expect(crates.map(\.size) == [7, 5] && crates.map(\.isRound) == [true, true], "\(site.name)")
      #expect(crates.map(\.count) == [3, 3] && crates[0].slips.map(\.isPaid) == [true], "\(site.name)")
    }
    try filled.store.write {
      try filled.store.objects(After.Crate.self).forEach { $0.size += 10 }
    }
    for _ in 0..<2 { for site in [filled, empty] { try order.exchange(site.replica) } }
    #expect(try empty.contents == filled.contents && empty.contents[1].contains(" 15 "))
  }

  /// A store and its replica, which can be opened again with the other version of the program.
  private final class Site {
    let name: String
    var isNew: Bool
    var opened: (store: Store, replica: Replica)?

    init(_ name: String, isNew: Bool) { (self.name, self.isNew) = (name, isNew) }

    var store: Store {
      get throws { try #require(opened?.store) }
    }
    var replica: Replica {
      get throws { try #require(opened?.replica) }
    }

    func open(in directory: TemporaryDirectory, _ order: ReplicaOrder) throws {
      opened = nil
      let types: [Object.Type] =
        isNew
        ? [After.Crate.self, After.Label.self, After.Slip.self]
        : [Before.Crate.self, Before.Label.self, Before.Slip.self]
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url.appending(path: name)), objectTypes: types))
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      opened = (store, replica)
    }

    func write(using generator: inout SeededGenerator) throws {
      let store = try store
      store.refresh()
      let key = Int.random(in: 1...6, using: &generator)
      let number = Int.random(in: 0...9, using: &generator)
      let kind = Int.random(in: 0..<8, using: &generator)
      try store.write {
        if isNew {
          guard let crate = store.object(ofType: After.Crate.self, forPrimaryKey: key) else {
            return _ = store.create(
              After.Crate.self,
              value: ["id": key, "label": ["text": "\(number)"]].merging(
                number < 5 ? ["size": number] : [:]
              ) { $1 })
          }
          switch kind {
          case 0: crate.size = number
          case 1: crate.colour = number < 5 ? nil : "\(number)"
          case 2: crate.count += number
          case 3: crate.label = After.Label()
          case 4: crate.slips.append(try After.Slip(value: ["number": number]))
          case 5: crate.isRound.toggle()
          case 6: crate.marks.insert(number)
          default: store.delete(crate)
          }
        } else {
          guard let crate = store.object(ofType: Before.Crate.self, forPrimaryKey: key) else {
            return _ = store.create(Before.Crate.self, value: ["id": key, "label": ["text": "\(number)"]])
          }
          switch kind {
          case 0, 1: crate.name = "\(number)"
          case 2, 3: crate.label = try Before.Label(value: ["text": "\(number)"])
          case 4, 5: crate.slips.append(try Before.Slip(value: ["number": number]))
          case 6: if !crate.slips.isEmpty { crate.slips.removeLast() }
          default: store.delete(crate)
          }
        }
      }
    }

    /// The contents as the newer program shows them.
    var contents: [String] {
      get throws {
        let store = try store
        store.refresh()
        return store.objects(After.Crate.self).sorted(by: \.id).map { crate in
          "\(crate.id) \(crate.name) \(crate.size) \(crate.colour ?? "nil") \(crate.weight) \(crate.isRound) \(crate.count) "
            + "\(crate.note ?? "nil") \(crate.marks.sorted()) \(crate.label.map { "\($0.text)/\($0.size)" } ?? "nil") "
            + "\(crate.slips.map { "\($0.number)\($0.isPaid)" })"
        } + store.objects(After.Slip.self).map { "\($0.number) \($0.isPaid)" }.sorted()
      }
    }
  }

  @Test(
    "Objects have the same values in each replica, whichever version of the program creates and receives them",
    arguments: RandomRun.seeds(12, fresh: 6))
  func versions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (directory, order) = (try TemporaryDirectory(), ReplicaOrder())
    var sites = [
      Site("a", isNew: false), Site("b", isNew: false),
      Site("c", isNew: Bool.random(using: &generator)),
    ]
    for site in sites { try site.open(in: directory, order) }
    for _ in 0..<Int.random(in: 10...60, using: &generator) {
      let site = sites[Int.random(in: 0..<sites.count, using: &generator)]
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        // The program is replaced by the newer one, or by the older one.
        site.isNew.toggle()
        try site.open(in: directory, order)
      case 1, 2: try order.upload(site.replica)
      case 3, 4: try order.exchange(site.replica)
      case 5: try order.exchange(site.replica, sends: false)
      case 6: try site.store.compact()
      case 7:
        // A replica that joins later receives a copy of the first changes.
        if sites.count > 3 { continue }
        try order.compact(Int.random(in: 0...order.changes.count, using: &generator))
        sites.append(Site("d", isNew: Bool.random(using: &generator)))
        try sites[3].open(in: directory, order)
      default: try site.write(using: &generator)
      }
    }
    for site in sites {
      site.isNew = true
      try site.open(in: directory, order)
    }
    for _ in 0..<4 { for site in sites { try order.exchange(site.replica) } }
    for site in sites {
      let (position, pending) = (try site.replica.position.version, try site.replica.pendingCount)
      #expect(position == UInt64(order.changes.count) && pending == 0, "seed \(seed): \(site.name)")
    }
    let contents = try sites.map { try $0.contents }
    for (site, shown) in zip(sites, contents) {
      #expect(shown == contents[0], "seed \(seed): \(site.name)")
      try site.store.context.snapshot.checkInvariants()
    }
    let digests = try sites.map { try $0.replica.digest(of: $0.replica.downloaded) }
    #expect(Set(digests).count == 1, "seed \(seed)")
  }
}
