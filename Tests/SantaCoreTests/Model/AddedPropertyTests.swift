import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Properties that are added to a class after its objects were stored.
struct AddedPropertyTests {
  enum Mood: Int, PersistableEnum { case cheerful = 3, tired = 5 }

  private enum Before {
    final class Reindeer: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
    }
  }

  private enum After {
    final class Reindeer: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var stable = "Oslo"
      @Persisted(indexed: true) var score = 5
      @Persisted var rank: Int? = 7
      @Persisted var mate: Int?
      @Persisted var mood = Mood.tired
      @Persisted var firstMood: Mood
      @Persisted var isTame = true
      @Persisted var weight = 82.5
      @Persisted var tag = UUID()
      @Persisted var since = Date.now
      @Persisted var note = Data([1, 2])
      @Persisted var friends: List<Reindeer>
      @Persisted var name: String
    }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func configuration(_ type: Object.Type?, isReadOnly: Bool = false) -> Store.Configuration {
    Store.Configuration(
      location: .directory(directory.url), objectTypes: type.map { [$0] }, isReadOnly: isReadOnly)
  }

  private func makeOldStore(count: Int) throws {
    let store = try Store(configuration: configuration(Before.Reindeer.self))
    try store.write {
      for id in 0..<count { store.create(Before.Reindeer.self, value: ["id": id, "name": "R\(id)"]) }
    }
  }

  /// Checks the values of all objects in the old store, by reading them and by queries.
  private func expectDefaults(_ store: Store, count: Int) throws {
    let all = store.objects(After.Reindeer.self)
    #expect(all.count == count)
    for object in all {
      #expect(object.stable == "Oslo" && object.score == 5 && object.rank == 7 && object.mate == nil)
      #expect(object.mood == .tired && object.firstMood == .cheerful && object.isTame)
      #expect(object.weight == 82.5 && object.note == Data([1, 2]) && object.friends.isEmpty)
      #expect(object.name == "R\(object.id)" && object.unreadableProperties.isEmpty)
      #expect(object["stable"] as? String == "Oslo" && object["rank"] as? Int == 7)
    }
    #expect(Set(all.map(\.tag)).count == 1 && Set(all.map(\.since)).count == 1)
    #expect(all.where { $0.stable == "Oslo" }.count == count)
    #expect(all.where { $0.score == 5 && $0.rank == 7 && $0.mate == nil }.count == count)
    #expect(all.where { $0.score > 5 }.isEmpty && all.where { $0.stable == "" }.isEmpty)
    #expect(all.where { $0.mood == .tired && $0.firstMood == .cheerful }.count == count)
    #expect(try all.filter("isTame == true AND weight == 82.5").count == count)
    #expect(all.sum(of: \.score) == 5 * count)
    #expect(Array(all.values(of: \.stable)) == Array(repeating: "Oslo", count: count))
  }

  @Test("Existing objects have the declared default", arguments: [1, 300, 1_000])
  func defaults(count: Int) throws {
    try makeOldStore(count: count)
    for _ in 0..<2 {
      let store = try Store(configuration: configuration(After.Reindeer.self))
      try expectDefaults(store, count: count)
    }
    #expect(try StoreVerification(of: directory.url).damages.isEmpty)
  }

  @Test("A store that is opened for reading only reads and finds the defaults, too")
  func readOnly() throws {
    try makeOldStore(count: 20)
    let store = try Store(configuration: configuration(After.Reindeer.self, isReadOnly: true))
    try expectDefaults(store, count: 20)
  }

  @Test("A class that is not listed has the defaults before and after the first write")
  func foundByUse() throws {
    try makeOldStore(count: 20)
    let store = try Store(configuration: configuration(nil))
    try expectDefaults(store, count: 20)
    try store.write { store.objects(After.Reindeer.self)[3].mate = 4 }
    #expect(store.objects(After.Reindeer.self)[3].mate == 4)
    try store.write { store.objects(After.Reindeer.self)[3].mate = nil }
    try expectDefaults(store, count: 20)
  }

  @Test("The default is stored, so that a program with another default reads the first one")
  func otherDefault() throws {
    enum Later {
      final class Reindeer: Object {
        @Persisted(primaryKey: true) var id: Int
        @Persisted var stable = "Turku"
      }
    }
    try makeOldStore(count: 3)
    do { _ = try Store(configuration: configuration(After.Reindeer.self)) }
    let store = try Store(configuration: configuration(Later.Reindeer.self))
    #expect(store.objects(Later.Reindeer.self).map(\.stable) == ["Oslo", "Oslo", "Oslo"])
    try store.write { _ = store.create(Later.Reindeer.self, value: ["id": 9]) }
    #expect(store.objects(Later.Reindeer.self).last?.stable == "Turku")
  }

  @Test("An index of an added property finds existing objects")
  func index() throws {
    try makeOldStore(count: 500)
    let store = try Store(configuration: configuration(After.Reindeer.self))
    try store.write { store.objects(After.Reindeer.self)[7].score = 6 }
    #expect(store.objects(After.Reindeer.self).where { $0.score == 5 }.count == 499)
    #expect(store.objects(After.Reindeer.self).where { $0.score == 6 }.map(\.id) == [7])
    let reopened = try Store(configuration: configuration(After.Reindeer.self))
    #expect(reopened.objects(After.Reindeer.self).where { $0.score == 5 }.count == 499)
  }

  @Test("Observers are not notified of a column that is filled with the values they read before")
  func observers() throws {
    try makeOldStore(count: 3)
    let old = try Store(configuration: configuration(nil))
    var changes: [String] = []
    let token = old.objects(Before.Reindeer.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        changes.append("-\(deletions) +\(insertions) *\(modifications)")
      }
    }
    old.refresh()
    // The other class represents another program that runs at the same time.
    ClassNames.end([try ObjectClass.of(Before.Reindeer.self)], in: old.context.engine)
    let new = try Store(configuration: configuration(After.Reindeer.self))
    old.refresh()
    #expect(changes.isEmpty)
    try new.write { new.objects(After.Reindeer.self)[1].stable = "Turku" }
    old.refresh()
    #expect(changes == ["-[] +[] *[1]"])
    withExtendedLifetime(token) {}
  }

  @Test("Observers are notified of an added column whose values differ from those that they read before")
  func otherValues() throws {
    try makeOldStore(count: 3)
    let old = try Store(configuration: configuration(nil))
    var changes: [String] = []
    let token = old.objects(After.Reindeer.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        changes.append("-\(deletions) +\(insertions) *\(modifications)")
      }
    }
    old.refresh()
    #expect(old.objects(After.Reindeer.self).map(\.stable) == ["Oslo", "Oslo", "Oslo"])
    let new = try Store(configuration: configuration(nil))
    // The transaction that first needs the columns adds them.
    try new.write { new.objects(After.Reindeer.self)[2].stable = "Turku" }
    old.refresh()
    #expect(changes == ["-[] +[] *[2]"])
    #expect(old.objects(After.Reindeer.self).map(\.stable) == ["Oslo", "Oslo", "Turku"])
    withExtendedLifetime(token) {}
  }

  private enum Linked {
    final class Sled: Object {
      @Persisted var name: String
    }

    final class Reindeer: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
      @Persisted var sled: Sled?
    }
  }

  @Test("Observers are notified of changes to objects that only an added property links to")
  func addedLink() throws {
    try makeOldStore(count: 3)
    let old = try Store(configuration: configuration(nil))
    var changes: [String] = []
    let token = old.objects(Before.Reindeer.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        changes.append("-\(deletions) +\(insertions) *\(modifications)")
      }
    }
    old.refresh()
    ClassNames.end([try ObjectClass.of(Before.Reindeer.self)], in: old.context.engine)
    let new = try directory.openStore([Linked.Reindeer.self, Linked.Sled.self])
    try new.write {
      new.objects(Linked.Reindeer.self)[1].sled = new.create(Linked.Sled.self, value: ["name": "old"])
    }
    old.refresh()
    #expect(changes == ["-[] +[] *[1]"])
    try new.write { new.objects(Linked.Sled.self)[0].name = "new" }
    old.refresh()
    #expect(changes == ["-[] +[] *[1]", "-[] +[] *[1]"])
    withExtendedLifetime(token) {}
  }
}
