// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SantaRealm
import Testing

/// Conditions that RealmSwift has and the store spells differently.
@MainActor struct QueryNamesTests {
  enum Size: Int, PersistableEnum { case small = 1, large = 5 }
  enum Rank: Int, PersistableEnum, Comparable { case first = 1, second, third }
  enum Mood: String, PersistableEnum { case calm, playful }

  struct Celsius: CustomPersistable, Hashable {
    var persistableValue: Double
    init(persistedValue: Double) { persistableValue = persistedValue }
  }

  final class Sample: Object {
    @Persisted var page: URL?
    @Persisted var now: Celsius
    @Persisted var days: List<Celsius>
    @Persisted var nights: MutableSet<Celsius?>
    @Persisted var cities: Map<String, Celsius>
    @Persisted(primaryKey: true) var id: Int
    @Persisted var size: Size
    @Persisted var rank: Rank?
    @Persisted var mood: Mood?
    @Persisted var moods: List<Mood>
    @Persisted var sizes: MutableSet<Size?>
    @Persisted var best: Map<String, Mood>
    @Persisted var worst: Map<String, Size?>
    @Persisted var numbers: List<Int>
    @Persisted var maybes: List<Int?>
    @Persisted var texts: MutableSet<String>
    @Persisted var anys: List<AnyRealmValue>
    @Persisted var marks: Map<String, Double>
    @Persisted var link: Sample?
    @Persisted var links: List<Sample>
  }

  let realm: Realm
  let samples: Results<Sample>

  init() throws {
    realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString))
    samples = realm.objects(Sample.self)
    try realm.write {
      let first = realm.create(Sample.self, value: ["id": 1])
      let second = realm.create(
        Sample.self,
        value: [
          "id": 2, "size": Size.large, "rank": Rank.second, "mood": Mood.playful, "moods": [Mood.calm],
          "sizes": [Size.small], "numbers": [1, 3], "maybes": [1, nil], "texts": ["a", "b"],
          "marks": ["x": 1.5],
        ])
      second.page = URL(string: "https://northpole.org/sleigh")
      second.now = Celsius(persistedValue: -20)
      second.days.append(objectsIn: [-30, -10].map { Celsius(persistedValue: $0) })
      second.nights.insert(nil)
      second.cities["Oslo"] = Celsius(persistedValue: -5)
      second.best["x"] = .playful
      second.worst["x"] = .some(nil)
      second.anys.append(objectsIn: [.int(3), .string("a")])
      second.links.append(objectsIn: [first])
      first.link = second
    }
  }

  private func found(_ condition: (Query<Sample>) -> Query<Bool>) -> [Int] {
    samples.where(condition).map(\.id).sorted()
  }

  @Test("A collection that is compared with a value has an element that meets the comparison")
  func elements() {
    #expect(found { $0.numbers == 3 } == [2] && found { $0.numbers == 2 } == [])
    #expect(
      found { $0.numbers != 1 } == [2] && found { $0.numbers > 3 } == [] && found { $0.numbers >= 3 } == [2])
    #expect(found { $0.numbers < 1 } == [] && found { $0.numbers <= 1 } == [2])
    #expect(
      found { $0.maybes == nil } == [2] && found { $0.maybes != nil } == [2] && found { $0.maybes > 0 } == [2]
    )
    #expect(
      found { $0.texts == "b" } == [2] && found { $0.moods == .calm } == [2]
        && found { $0.sizes == nil } == [])
    #expect(found { $0.anys == .string("a") } == [2] && found { $0.anys > .int(2) } == [2])
    #expect(found { $0.link.numbers == 3 } == [1] && found { !($0.numbers == 3) } == [1])
    let first = samples.filter("id == 1").first!
    #expect(found { $0.links == first } == [2] && found { $0.links != first } == [])
  }

  @Test("A range contains a collection if it contains all its elements, and there are some")
  func ranges() {
    #expect(found { $0.numbers.contains(1...3) } == [2] && found { $0.numbers.contains(2...3) } == [])
    #expect(found { $0.numbers.contains(1..<3) } == [] && found { $0.numbers.contains(0..<4) } == [2])
    #expect(found { $0.maybes.contains(1...1) } == [2] && found { $0.maybes.contains(2...3) } == [])
    #expect(found { $0.marks.contains(1...2) } == [2] && found { $0.marks.contains(1..<1.5) } == [])
  }

  @Test("Enums are compared by their raw values, whether they are declared Comparable or not")
  func order() {
    #expect(found { $0.size > .small } == [2] && found { $0.size <= .small } == [1])
    #expect(found { $0.size >= .large } == [2] && found { $0.size < .large } == [1])
    #expect(found { $0.rank > .first } == [2] && found { $0.rank < .first } == [])
    #expect(found { $0.rank >= .second } == [2] && found { $0.rank <= .third } == [2])
  }

  @Test("Raw values of optional enums and of enums in collections are compared")
  func rawValues() {
    #expect(found { $0.size.rawValue > 1 } == [2])
    #expect(
      found { $0.mood.rawValue.starts(with: "play") } == [2] && found { $0.mood.rawValue == nil } == [1])
    #expect(
      found { $0.moods.rawValue.contains("calm") } == [2] && found { $0.moods.rawValue == "calm" } == [2])
    #expect(found { $0.sizes.rawValue.contains(1) } == [2] && found { $0.sizes.rawValue > 1 } == [])
    #expect(found { $0.best.rawValue["x"] == "playful" } == [2])
    #expect(
      found { $0.best.rawValue.values.like("p*") } == [2] && found { $0.worst.rawValue.values == nil } == [2])
  }

  @Test("Stored values of custom types are compared, also in collections and behind links")
  func persistableValues() {
    #expect(found { $0.page.persistableValue.contains("NorthPole", options: .caseInsensitive) } == [2])
    #expect(found { $0.page.persistableValue == nil } == [1])
    #expect(
      found { $0.now.persistableValue < -10 } == [2] && found { $0.link.now.persistableValue < 0 } == [1])
    #expect(
      found { $0.days.persistableValue.contains(-30) } == [2]
        && found { $0.days.persistableValue > -10 } == [])
    #expect(found { $0.days.persistableValue.sum == -40 && $0.days.persistableValue.max == -10 } == [2])
    #expect(found { $0.nights.persistableValue == nil } == [2])
    #expect(found { $0.cities.persistableValue["Oslo"] == -5 } == [2])
    #expect(found { $0.links.now.persistableValue == 0 } == [2])
  }
}
