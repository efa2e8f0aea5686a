import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Two classes with the same name represent an older and a newer version of a program.
struct ClassEvolutionTests {
  enum Old {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
    }

    final class Sack: Object {
      @Persisted var content: Target?
      @Persisted var number: Int
    }
  }

  enum New {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var weight: Double?
      @Persisted var tags: List<String>
      @Persisted var name: String
      @Persisted var label: String
      @Persisted var partner: Toy?
      @Persisted var parts: List<Toy>
    }

    final class Sack: Object {
      @Persisted(onDelete: .cascade) var content: Target?
      @Persisted(indexed: true) var number: Int
    }
  }

  @Test("A store opened without a list of classes stores new properties of objects that were there before")
  func newProperties() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url))
    do {
      let old = try Store(configuration: configuration)
      try old.write {
        for id in [1, 2] { old.create(Old.Toy.self, value: ["id": id, "name": "sledge \(id)"]) }
      }
    }
    do {
      let new = try Store(configuration: configuration)
      let (one, two) = (new.objects(New.Toy.self)[0], new.objects(New.Toy.self)[1])
      #expect(one.weight == nil && one.tags.isEmpty && one.partner == nil)
      try new.write {
        one.weight = 1.5
        one.tags.append("red")
        one.partner = two
        one.label = "a text that is longer than a slot"
        two.parts.append(contentsOf: [one, two])
        #expect(one.weight == 1.5 && Array(one.tags) == ["red"] && one.partner == two)
      }
      new.context.snapshot.checkInvariants()
    }
    let store = try Store(configuration: configuration)
    let (one, two) = (store.objects(New.Toy.self)[0], store.objects(New.Toy.self)[1])
    #expect(one.name == "sledge 1" && one.weight == 1.5 && Array(one.tags) == ["red"] && one.partner == two)
    #expect(one.label == "a text that is longer than a slot" && two.parts.map(\.id) == [1, 2])
    #expect(two.weight == nil && two.label.isEmpty && two.partner == nil && two.tags.isEmpty)
  }

  @Test(
    "A query on an added property matches the values that objects read, before and after a write stores them")
  func queriesOfGrownClass() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore()
      try store.write {
        for id in 0..<3 { store.create(Old.Toy.self, value: ["id": id, "name": "toy \(id)"]) }
      }
    }
    let store = try directory.openStore()
    let toys = store.objects(New.Toy.self)
    var events: [String] = []
    let token = toys.where { $0.label == "" }.observe { change in
      switch change {
      case .initial(let toys): events.append("initial \(toys.count)")
      case .update(_, let deletions, let insertions, _): events.append("-\(deletions) +\(insertions)")
      case .error: events.append("error")
      }
    }
    store.refresh()
    func check() throws {
      let count = toys.count { $0.label.isEmpty }
      #expect(toys.where { $0.label == "" }.count == count)
      #expect(try toys.filter("label == ''").count == count)
      #expect(try toys.filter(#Predicate<New.Toy> { $0.label == "" }).count == count)
      #expect(toys.where { $0.label != "" }.count == 3 - count)
      #expect(toys.where { $0.weight == nil }.count == 3)
      #expect(toys.where { $0.partner.weight == nil && $0.partner.partner == nil }.count == 3)
      #expect(toys.where { $0.tags.contains("red") }.isEmpty && toys.where { $0.parts.count == 0 }.count == 3)
    }
    try check()
    try store.write { toys[1].label = "a label" }
    try check()
    store.refresh()
    #expect(events == ["initial 3", "-[1] +[]"])
    token.invalidate()
  }

  @Test("A changed delete rule and index are stored once in an existing store")
  func changedOptions() throws {
    let directory = try TemporaryDirectory()
    func open(_ types: [Object.Type]?) throws -> Store {
      try directory.openStore(types)
    }
    do {
      let old = try open([Old.Sack.self])
      try old.write { old.create(Old.Sack.self, value: ["content": Target(), "number": 4]) }
    }
    let changed = try open([New.Sack.self]).context.snapshot.version
    #expect(try open([New.Sack.self]).context.snapshot.version == changed)
    let store = try open(nil)
    #expect(store.context.snapshot.version == changed)
    #expect(store.objects(New.Sack.self).where { $0.number == 4 }.count == 1)
    try store.write { store.delete(store.objects(New.Sack.self)) }
    #expect(store.objects(Target.self).isEmpty)
    store.context.snapshot.checkInvariants()
  }
}
