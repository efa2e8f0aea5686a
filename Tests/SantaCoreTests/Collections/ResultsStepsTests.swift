import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// An object whose values are sorted, made distinct and summed.
final class Parcel: Object {
  @Persisted var id: Int
  @Persisted var weight: Double
  @Persisted var floors: Int?
  @Persisted var label: String
  @Persisted var sent: Date?
  @Persisted var next: Parcel?
}

/// Compares filters, sorts, distinct steps and limits of results with the same steps applied to an array.
struct ResultsStepsTests {
  private let store: Store
  private let parcels: [Parcel]

  init() throws {
    var random = SeededGenerator(seed: 5)
    store = try Store.temporary()
    let made = (0..<200).map { id in
      let parcel = Parcel()
      parcel.id = id
      parcel.weight = [0, -0.0, 1, 2.5, -.infinity, .nan].randomElement(using: &random) ?? 0
      parcel.floors =
        Int.random(in: 0...3, using: &random) == 0 ? nil : Int.random(in: -2...2, using: &random)
      parcel.label =
        ["", "a", "é", "e\u{301}", "b", "a long label that differs at its end: 1"].randomElement(
          using: &random) ?? ""
      parcel.sent = Bool.random(using: &random) ? nil : Date(timeIntervalSince1970: Double(id / 50))
      return parcel
    }
    for parcel in made where Bool.random(using: &random) { parcel.next = made.randomElement(using: &random) }
    let store = store
    try store.write { store.add(made) }
    parcels = Array(store.objects(Parcel.self))
  }

  private var all: Results<Parcel> { store.objects(Parcel.self) }

  /// Sorts stably by an optional value, nil first.
  private func sorted<Value: Comparable>(
    _ parcels: [Parcel], ascending: Bool = true, _ value: (Parcel) -> Value?
  ) -> [Parcel] {
    func precedes(_ left: Parcel, _ right: Parcel) -> Bool {
      switch (value(left), value(right)) {
      case (nil, nil): false
      case (nil, _): true
      case (_, nil): false
      case (let first?, let second?): first < second
      }
    }
    return parcels.enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return ascending }
      if precedes(right.element, left.element) { return !ascending }
      return left.offset < right.offset
    }.map(\.element)
  }

  @Test("Results sort by several properties, the first the most significant, nil first and stable")
  func several() {
    let found = all.sorted(by: [.ascending(\.floors), .descending(\.label), .ascending(\.next?.floors)])
    let expected = sorted(
      sorted(sorted(parcels) { $0.next?.floors }, ascending: false, \.label), \.floors)
    #expect(found.map(\.id) == expected.map(\.id))
    #expect(all.sorted(by: []).map(\.id) == parcels.map(\.id))
  }

  @Test("NaN comes before all numbers, and both zeros are equal", arguments: [true, false])
  func numbers(ascending: Bool) {
    let rank = { (weight: Double) in weight.isNaN ? (0, 0) : (1, weight) }
    let expected = parcels.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element.weight), rank(right.element.weight))
      if first != second { return (first < second) == ascending }
      return left.offset < right.offset
    }
    #expect(all.sorted(by: \.weight, ascending: ascending).map(\.id) == expected.map(\.element.id))
  }

  @Test("A second sort is more significant than the first, also by one property")
  func twice() {
    let found = all.sorted(by: \.sent).sorted(by: \.floors, ascending: false)
    #expect(
      found.map(\.id) == sorted(sorted(parcels, \.sent), ascending: false, \.floors).map(\.id))
    #expect(
      all.sorted(by: \.floors).sorted(by: \.floors, ascending: false).map(\.id)
        == sorted(parcels, ascending: false, \.floors).map(\.id))
  }

  @Test("Distinct keeps the first object for each value, in the existing order")
  func distinct() {
    var seen: Set<String> = []
    #expect(
      all.distinct(by: \.label).map(\.id) == parcels.filter { seen.insert($0.label).inserted }.map(\.id))
    var pairs: Set<[Int?]> = []
    #expect(
      all.sorted(by: \.id, ascending: false).distinct(by: [\.floors, \.next?.floors]).map(\.id)
        == sorted(parcels, ascending: false, \.id).filter {
          pairs.insert([$0.floors, $0.next?.floors]).inserted
        }.map(\.id))
    #expect(all.distinct(by: \.weight).count == Set(parcels.map { $0.weight.isNaN ? -1 : $0.weight }).count)
    #expect(all.distinct(by: []).count == 200)
  }

  @Test("Steps apply in the order called")
  func order() {
    let heaviest = sorted(parcels, ascending: false, \.floors).prefix(20)
    let hasFloors = { (parcel: Parcel) -> Bool in (parcel.floors ?? 0) > 0 }
    #expect(all.sorted(by: \.floors, ascending: false).prefix(20).map(\.id) == heaviest.map(\.id))
    #expect(
      all.prefix(20).sorted(by: \.floors).map(\.id) == sorted(Array(parcels.prefix(20)), \.floors).map(\.id))
    #expect(
      all.prefix(50).where { $0.floors > 0 }.map(\.id)
        == parcels.prefix(50).filter(hasFloors).map(\.id))
    #expect(
      all.where { $0.floors > 0 }.prefix(5).prefix(9).map(\.id)
        == parcels.filter(hasFloors).prefix(5).map(\.id))
    #expect(all.prefix(0).isEmpty && all.prefix(1_000).count == 200)
    let first: Results<Parcel> = all.prefix(3)
    #expect(first.map(\.id) == parcels.prefix(3).map(\.id))
    #expect(
      all.distinct(by: \.floors).sorted(by: \.floors).sorted(by: \.id).map(\.id)
        == all.distinct(by: \.floors).map(\.id).sorted())
  }

  @Test("Equivalent queries are equal keys")
  func normalForm() {
    let key = { (results: Results<Parcel>) in results.query }
    #expect(
      key(all.sorted(by: \.id).where { $0.id > 3 }) == key(all.where { $0.id > 3 }.sorted(by: \.id)))
    #expect(key(all.prefix(3).prefix(2)) == key(all.prefix(2)))
    #expect(
      key(all.sorted(by: \.floors).sorted(by: \.id))
        == key(all.sorted(by: [.ascending(\.id), .ascending(\.floors)])))
    #expect(key(all.sorted(by: \.floors).prefix(3)) != key(all.prefix(3).sorted(by: \.floors)))
  }

  @Test("Minimum, maximum, sum and average ignore nil, and minimum and maximum ignore NaN")
  func aggregates() {
    let floors = parcels.compactMap(\.floors)
    #expect(all.min(of: \.floors) == floors.min() && all.max(of: \.floors) == floors.max())
    #expect(all.sum(of: \.floors) == floors.reduce(0, +))
    #expect(all.average(of: \.floors) == Double(floors.reduce(0, +)) / Double(floors.count))
    #expect(all.min(of: \.weight) == -.infinity && all.max(of: \.weight) == 2.5)
    #expect(all.sum(of: \.weight).isNaN && all.average(of: \.weight)?.isNaN == true)
    #expect(all.sum(of: \.id) == 19_900 && all.average(of: \.id) == 99.5)
    #expect(all.min(of: \.sent) == Date(timeIntervalSince1970: 0))
    #expect(all.max(of: \.label) == "é" || all.max(of: \.label) == "e\u{301}")
    #expect(all.max(of: \.next?.floors) == parcels.compactMap { $0.next?.floors }.max())
    let none = all.where { $0.id < 0 }
    #expect(none.min(of: \.id) == nil && none.sum(of: \.id) == 0 && none.average(of: \.id) == nil)
  }

  @Test("Objects are found by identity and by condition, and read by index")
  func finding() throws {
    let found = all.sorted(by: \.label).where { $0.floors != 1 }
    let expected = sorted(parcels.filter { $0.floors != 1 }, \.label)
    for (index, parcel) in expected.enumerated().prefix(20) { #expect(found.index(of: parcel) == index) }
    let missing = try #require(parcels.first { $0.floors == 1 })
    #expect(found.index(of: missing) == nil && found.index(of: Parcel()) == nil)
    #expect(found.index(matching: { $0.label == "b" }) == expected.firstIndex { $0.label == "b" })
    #expect(found.index(matching: { $0.id < 0 }) == nil)
    #expect(found.objects(at: IndexSet([1, 3, 5])).map(\.id) == [1, 3, 5].map { expected[$0].id })
    #expect(found.first?.id == expected.first?.id && found.last?.id == expected.last?.id)
    let other = try Store.temporary()
    try other.write { other.add(Parcel()) }
    #expect(all.index(of: other.objects(Parcel.self)[0]) == nil)
  }

  @Test("A value is set for all objects that the results have at the call")
  func setting() throws {
    let light = all.where { $0.floors > 0 }
    let ids = light.map(\.id)
    try store.write { light.setValue(nil, forKey: "floors") }
    #expect(light.isEmpty && all.where { $0.floors == nil }.count >= ids.count)
    try store.write { all.setValue("x", forKey: "label") }
    #expect(all.allSatisfy { $0.label == "x" })
    #expect(throws: StoreError.self) { try store.write { all.setValue("x", forKey: "floors") } }
    #expect(throws: StoreError.self) { try store.write { all.setValue(1, forKey: "flors") } }
    let target = all[5]
    try store.write { all.prefix(3).setValue(target, forKey: "next") }
    #expect(all.prefix(3).allSatisfy { $0.next == target })
  }
}
