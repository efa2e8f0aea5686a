import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The notifications that observers of sets and maps receive.
struct SetAndMapTests {
  private let store: Store
  private let house: House

  init() throws {
    store = try Store.temporary()
    let made = House(1)
    made.tags.formUnion(["b", "d", "f"])
    for (index, key) in ["k0", "k1", "k2"].enumerated() { made.phones[key] = index }
    let guests = ["Ada", "Ben", "Cleo"].map { Guest($0) }
    for guest in guests {
      made.guests.insert(guest)
      made.keyHolders[guest.name] = guest
    }
    let store = store
    try store.write { store.add(made) }
    house = made
  }

  private func guest(_ name: String) throws -> Guest {
    try #require(store.objects(Guest.self).where { $0.name == name }.first)
  }

  @Test("A set reports insertions, deletions and modifications by index")
  func sets() throws {
    let (tags, guests) = (
      CollectionRecorder<MutableSet<String>> { $0 }, CollectionRecorder<MutableSet<Guest>> { "\($0._key)" }
    )
    let named = CollectionRecorder<MutableSet<Guest>> { "\($0._key)" }
    let tokens = [
      house.tags.observe { tags.record($0) }, house.guests.observe { guests.record($0) },
      try house.guests.observe(.only(named: ["name"])) { named.record($0) },
    ]
    store.refresh()
    #expect(tags.take() == [.initial(count: 3)] && guests.take() == [.initial(count: 3)])
    #expect(named.take() == [.initial(count: 3)])
    let ben = try guest("Ben")
    try store.write {
      house.tags.remove("d")
      ben.name = "Bea"
    }
    store.refresh()
    #expect(tags.take() == [.update(deletions: [1], insertions: [], modifications: [])])
    let changed = [
      CollectionRecorder<MutableSet<Guest>>.Event.update(deletions: [], insertions: [], modifications: [1])
    ]
    #expect(guests.take() == changed && named.take() == changed)
    try store.write {
      house.tags.formUnion(["a", "c", "f"])
      house.guests.remove(ben)
      house.guests.insert(Guest("Dora"))
    }
    store.refresh()
    #expect(tags.take() == [.update(deletions: [], insertions: [0, 2], modifications: [])])
    #expect(guests.take() == [.update(deletions: [1], insertions: [2], modifications: [])])
    try store.write {
      let other = House(2)
      store.add(other)
      other.owner = house.guests[0]
    }
    store.refresh()
    #expect(guests.take() == [], "who links to an element has not changed it")
    #expect([tags.problems, guests.problems, named.problems] == [[], [], []])
    // The collection of a deleted owner still shows its last contents, so this change set is not replayed.
    try store.write { store.delete(house) }
    store.refresh()
    #expect(tags.take() == [.update(deletions: [0, 1, 2, 3], insertions: [], modifications: [])])
    var refused = false
    _ = MutableSet<Int>().observe { if case .error = $0 { refused = true } }
    #expect(refused)
    for token in tokens { token.invalidate() }
  }

  @Test("A map reports insertions, deletions and modifications by key")
  func maps() throws {
    var events: [String] = []
    func record<Value>(_ change: MapChange<String, Value>) {
      switch change {
      case .initial(let map): events.append("initial \(map.count)")
      case .update(_, let deletions, let insertions, let modifications):
        events.append("-\(deletions) +\(insertions) *\(modifications)")
      case .error: events.append("error")
      }
    }
    var tokens = [house.phones.observe { record($0) }]
    store.refresh()
    try store.write {
      house.phones["k0"] = 7
      house.phones["k1"] = nil
    }
    store.refresh()
    #expect(events == ["initial 3", #"-["k1"] +[] *["k0"]"#])
    events = []
    try store.write {
      house.phones["k10"] = 1
      house.phones["a"] = 2
      house.phones["k2"] = 2
    }
    store.refresh()
    #expect(events == [#"-[] +["a", "k10"] *[]"#])
    tokens = [
      house.keyHolders.observe { record($0) },
      house.keyHolders.observe(.only(\Guest.name)) { record($0) },
      try house.keyHolders.observe(.only(named: ["hosts"])) { record($0) },
    ]
    store.refresh()
    events = []
    let (ada, ben) = (try guest("Ada"), try guest("Ben"))
    try store.write { ada.name = "Adele" }
    store.refresh()
    #expect(events == [#"-[] +[] *["Ada"]"#, #"-[] +[] *["Ada"]"#])
    events = []
    try store.write { store.delete(ben) }
    store.refresh()
    #expect(
      events == Array(repeating: #"-[] +[] *["Ben"]"#, count: 3), "what is deleted leaves nil under its key")
    events = []
    var refused = false
    _ = Map<String, Int>().observe { if case .error = $0 { refused = true } }
    #expect(refused)
    try store.write { store.delete(house) }
    store.refresh()
    #expect(events == Array(repeating: #"-["Ada", "Ben", "Cleo"] +[] *[]"#, count: 3))
    for token in tokens { token.invalidate() }
  }

  @Test("A set's updates keep before and after")
  func updates() async throws {
    var updates = house.tags.updates.makeAsyncIterator()
    #expect(try await updates.next()?.isInitial == true)
    try store.write { house.tags.insert("c") }
    let update = try #require(try await updates.next())
    #expect(update.changes.insertions == [1] && Array(update.before) == ["b", "d", "f"])
    #expect(Array(update.after) == ["b", "c", "d", "f"])
  }
}
