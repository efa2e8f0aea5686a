import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Links that deny deletions.
struct DenyingTests {
  final class Route: Object {
    @Persisted(primaryKey: true) var name: String
    @Persisted(onDelete: .deny) var start: Place?
    @Persisted(onDelete: .deny) var stops: List<Place>
    @Persisted(onDelete: .deny) var chosen: MutableSet<Place>
    @Persisted(onDelete: .deny) var named: Map<String, Place?>
    @Persisted(onDelete: .deny) var next: Route?
    @Persisted(onDelete: .cascade) var log: Log?
  }

  final class Place: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(originProperty: "stops") var routes: LinkingObjects<Route>
  }

  final class Log: Object {
    @Persisted var text = ""
    @Persisted(onDelete: .deny) var place: Place?
    @Persisted(onDelete: .cascade) var route: Route?
  }

  final class Anchor: Object {
    @Persisted var weight = 0
  }

  final class Ship: Object {
    @Persisted(onDelete: .deny) var anchor: Anchor?
  }

  private static func store() throws -> Store {
    let store = try Store.temporary()
    try store.write {
      for id in 0..<10 { store.create(Place.self, value: ["id": id]) }
      store.create(Route.self, value: ["name": "north"])
    }
    return store
  }

  private static func expectDenied(_ store: Store, _ parts: String..., delete: () -> Void) {
    let before = store.context.snapshot.contents
    let error = #expect(throws: StoreError.self) { try store.write { delete() } }
    #expect(error?.code == .deletionDenied)
    for part in parts { #expect(error?.message.contains(part) == true, "\(String(describing: error))") }
    #expect(store.context.snapshot.contents == before)
  }

  @Test("A link of any kind denies deleting its target, by name, and not when it is gone")
  func everyKind() throws {
    let store = try Self.store()
    let route = try #require(store.objects(Route.self).first)
    let places = Array(store.objects(Place.self))
    try store.write {
      route.start = places[0]
      route.stops.append(contentsOf: [places[1], places[1]])
      route.chosen.insert(places[2])
      route.named["a"] = places[3]
    }
    for (place, property) in zip(places, ["start", "stops", "chosen", "named"]) {
      Self.expectDenied(store, "Place \(place.id)", "Route \"north\"", property) { store.delete(place) }
    }
    try store.write { store.delete(places[9]) }
    try store.write {
      route.start = nil
      route.stops.removeAll()
      route.chosen.removeAll()
      route.named["a"] = .some(nil)
      store.delete(places[0..<4])
    }
    #expect(store.objects(Place.self).map(\.id) == [4, 5, 6, 7, 8])
    store.context.snapshot.checkInvariants()
  }

  @Test("Objects that deny each other's deletion are deleted together, or with what links to them")
  func together() throws {
    let store = try Self.store()
    let route = try #require(store.objects(Route.self).first)
    let place = try #require(store.objects(Place.self).first)
    try store.write {
      let other = store.create(Route.self, value: ["name": "south"])
      (route.next, other.next) = (other, route)
      route.start = place
    }
    Self.expectDenied(store, "Route") { store.delete(route) }
    try store.write { store.delete(store.objects(Route.self)) }
    #expect(store.objects(Route.self).isEmpty)
    try store.write { store.delete(place) }
    #expect(store.objects(Place.self).count == 9)
  }

  @Test("A cascade is denied as a whole, and deletes what denies only objects within it")
  func cascades() throws {
    let store = try Self.store()
    let route = try #require(store.objects(Route.self).first)
    try store.write {
      let log = store.create(Log.self, value: ["text": "a"])
      let other = store.create(Route.self, value: ["name": "south"])
      (route.log, log.route) = (log, other)
      other.next = route
    }
    // The route cascades to the log, and the log to the other route, which denies deleting the first one.
    try store.write { store.delete(route) }
    #expect(store.objects(Route.self).isEmpty && store.objects(Log.self).isEmpty)
    try store.write {
      let log = store.create(Log.self, value: ["text": "b"])
      let route = store.create(Route.self, value: ["name": "east"])
      let last = store.create(Route.self, value: ["name": "west"])
      let guardian = store.create(Route.self, value: ["name": "guard"])
      (route.log, log.route, guardian.next) = (log, last, last)
    }
    let east = try #require(store.object(ofType: Route.self, forPrimaryKey: "east"))
    Self.expectDenied(store, "Route \"west\"", "Route \"guard\"", "next") { store.delete(east) }
    try store.write { store.deleteAll() }
    #expect(store.objects(Route.self).isEmpty)
  }

  @Test("The message names objects without a primary key by their class, and is a sentence")
  func withoutPrimaryKeys() throws {
    let store = try Store.temporary()
    let anchor = try store.write {
      let anchor = store.create(Anchor.self)
      store.create(Ship.self).anchor = anchor
      return anchor
    }
    let error = #expect(throws: StoreError.self) { try store.write { store.delete(anchor) } }
    #expect(error?.message.hasPrefix("An Anchor can't be deleted, because a Ship links to it") == true)
  }

  enum Older {
    final class Route: Object {
      @Persisted(primaryKey: true) var name: String
      @Persisted var start: Place?
    }

    final class Place: Object {
      @Persisted(primaryKey: true) var id: Int
    }
  }

  @Test("The rule is stored, so a program that declares another or none keeps to it until it changes it")
  func stored() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url))
    do {
      let store = try Store(configuration: configuration)
      try store.write {
        let place = store.create(Place.self, value: ["id": 1])
        store.create(Route.self, value: ["name": "north", "start": place])
      }
      try store.compact()
      #expect(store.context.snapshot.features == [.deny])
    }
    do {
      // This program only knows places.
      let store = try Store(configuration: configuration)
      let place = try #require(store.objects(Place.self).first)
      Self.expectDenied(store, "Route \"north\"", "start") { store.delete(place) }
    }
    let store = try directory.openStore([Older.Route.self])
    try store.write {
      let route = try #require(store.objects(Older.Route.self).first)
      #expect(route.name == "north")
      store.create(Older.Route.self, value: ["name": "south"])
      let place = try #require(store.objects(Older.Place.self).first)
      store.delete(place)
    }
    #expect(store.objects(Older.Place.self).isEmpty && store.objects(Older.Route.self).first?.start == nil)
  }
}
