import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Copies of objects in another store.
struct ObjectCopyingTests {
  private final class Place: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var next: Place?
    @Persisted var other: Place?
    @Persisted var roads: List<Place>
    @Persisted var friends: MutableSet<Place>
    @Persisted var named: Map<String, Place?>
    @Persisted var sign: Sign?
    @Persisted var signs: List<Sign>
    @Persisted var mark: Mark?
  }
  private final class Sign: EmbeddedObject {
    @Persisted var text = ""
    @Persisted var target: Place?
    @Persisted var inner: Sign?
  }
  /// Has no primary key, so that each copy is a new object.
  private final class Mark: Object {
    @Persisted var number = 0
    @Persisted var place: Place?
  }

  /// Describes all objects and links of a store.
  private static func description(_ store: Store) -> [String] {
    func text(_ sign: Sign?) -> String {
      sign.map { "(\($0.text) \($0.target?.id ?? -1) \(text($0.inner)))" } ?? "-"
    }
    return store.objects(Place.self).sorted(by: \.id).map { place in
      let named = place.named.keys.sorted().map { "\($0)=\((place.named[$0] ?? nil)?.id ?? -1)" }
      return """
        \(place.id) \(place.name) \(place.next?.id ?? -1) \(place.other?.id ?? -1) \(place.roads.map(\.id)) \
        \(place.friends.map(\.id).sorted()) \(named) \(text(place.sign)) \(place.signs.map(text)) \
        \(place.mark?.number ?? -1) \(place.mark?.place?.id ?? -1)
        """
    }
  }

  /// Creates places with random links between them, all of which can be reached from the first.
  private static func graph(_ random: inout SeededGenerator) -> Place {
    let places = (0..<Int.random(in: 1...12, using: &random)).map { id in
      let place = Place()
      (place.id, place.name) = (id, "p\(Int.random(in: 0...99, using: &random))")
      return place
    }
    func any() -> Place { places[Int.random(in: places.indices, using: &random)] }
    func sign() -> Sign {
      let sign = Sign()
      (sign.text, sign.target) = ("s\(Int.random(in: 0...99, using: &random))", any())
      if Bool.random(using: &random) {
        sign.inner = Sign()
        sign.inner?.target = any()
      }
      return sign
    }
    for (index, place) in places.enumerated() {
      if index + 1 < places.count { place.next = places[index + 1] }
      if Bool.random(using: &random) { place.other = any() }
      for _ in 0..<Int.random(in: 0...3, using: &random) { place.roads.append(any()) }
      for _ in 0..<Int.random(in: 0...2, using: &random) { place.friends.insert(any()) }
      for key in ["a", "b"] where Bool.random(using: &random) { place.named[key] = any() }
      if Bool.random(using: &random) { place.sign = sign() }
      for _ in 0..<Int.random(in: 0...2, using: &random) { place.signs.append(sign()) }
      if Bool.random(using: &random) {
        let mark = Mark()
        (mark.number, mark.place) = (index, any())
        place.mark = mark
      }
    }
    return places[0]
  }

  @Test("A graph with shared links and cycles is copied as it is", arguments: 1...60 as ClosedRange<UInt64>)
  func randomGraphs(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (source, target, direct) = (try Store.temporary(), try Store.temporary(), try Store.temporary())
    let root = Self.graph(&random)
    // A copy of objects that are in no store.
    try direct.write { _ = direct.create(Place.self, value: root) }
    try source.write { source.add(root) }
    let expected = Self.description(source)
    #expect(Self.description(direct) == expected, "seed \(seed)")
    // A copy from another store, and of a frozen object, which changes nothing.
    try target.write { _ = target.create(Place.self, value: root) }
    #expect(Self.description(target) == expected, "seed \(seed)")
    try target.write { _ = target.create(Place.self, value: root.freeze(), update: .modified) }
    #expect(Self.description(target) == expected, "seed \(seed)")
    #expect(target.objects(Mark.self).count >= source.objects(Mark.self).count)
    #expect(throws: StoreError.self) { try target.write { _ = target.create(Place.self, value: root) } }
    #expect(Self.description(target) == expected, "seed \(seed)")
  }

  @Test("Objects that are shared at each of 60 levels are copied once")
  func sharedLevels() throws {
    let store = try Store.temporary()
    var last = Place()
    for id in 1...60 {
      let place = Place()
      (place.id, place.next, place.other) = (id, last, last)
      place.roads.append(contentsOf: [last, last])
      last = place
    }
    try store.write { _ = store.create(Place.self, value: last) }
    #expect(store.objects(Place.self).count == 61)
  }

  @Test("Objects without a primary key are copied once in each call, and an object may link to itself")
  func withoutKey() throws {
    let (source, target) = (try Store.temporary(), try Store.temporary())
    let place = try source.write {
      let place = source.create(Place.self, value: ["id": 1, "mark": ["number": 5]])
      place.next = place
      place.mark?.place = place
      return place
    }
    for count in 1...2 {
      let copy = try target.write { target.create(Place.self, value: place, update: .all) }
      #expect(copy.next == copy && copy.mark?.place == copy && copy.mark?.number == 5)
      #expect(target.objects(Mark.self).count == count && target.objects(Place.self).count == 1)
    }
  }
}
