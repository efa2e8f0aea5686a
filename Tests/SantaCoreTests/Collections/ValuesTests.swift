import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Reading one property of many objects.
struct ValuesTests {
  private let store: Store
  private let all: Results<AllTypes>

  /// Creates enough objects for several chunks, with values of every kind, and deletes some of them again.
  init() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("Reading one property of many objects: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    store = try Store.temporary([AllTypes.self])
    let objects = (0..<700).map { number in
      let object = AllTypes()
      object.id = UUID()
      if number % 7 == 0 { object.setLowest() }
      if number % 5 == 0 { object.setHighest(text: String(repeating: "stop ", count: number % 9)) }
      object.int = Int.random(in: -9...9, using: &random)
      object.double = Double.random(in: 0..<1, using: &random)
      object.optionalInt = Bool.random(using: &random) ? nil : number
      object.weather = SkyState.allCases.randomElement(using: &random) ?? .snow
      return object
    }
    for object in objects where Bool.random(using: &random) {
      object.link = objects.randomElement(using: &random)
    }
    let store = store
    try store.write {
      store.add(objects)
      // Deletes the first 70 objects and every third one of the first chunk, none of the second, and every other one of the
      // rest.
      for (number, object) in objects.enumerated()
      where number < 256 ? number < 70 || number % 3 == 0 : number >= 512 && number % 2 == 0 {
        store.delete(object)
      }
    }
    all = store.objects(AllTypes.self)
  }

  private func check<Value: PersistableProperty & PersistableElement & Equatable>(
    _ keyPath: KeyPath<AllTypes, Value>, in results: Results<AllTypes>
  ) {
    let (values, expected) = (results.values(of: keyPath), results.map { $0[keyPath: keyPath] })
    // Compares strings, because NaN isn't equal to itself.
    #expect(values.map { "\($0)" } == expected.map { "\($0)" })
  }

  private func checkEveryType(in results: Results<AllTypes>) {
    check(\.id, in: results)
    check(\.bool, in: results)
    check(\.int, in: results)
    check(\.int8, in: results)
    check(\.int16, in: results)
    check(\.int32, in: results)
    check(\.int64, in: results)
    check(\.uint, in: results)
    check(\.uint8, in: results)
    check(\.uint16, in: results)
    check(\.uint32, in: results)
    check(\.uint64, in: results)
    check(\.float, in: results)
    check(\.double, in: results)
    check(\.string, in: results)
    check(\.data, in: results)
    check(\.date, in: results)
    check(\.weather, in: results)
    check(\.level, in: results)
    check(\.optionalBool, in: results)
    check(\.optionalInt, in: results)
    check(\.optionalUInt64, in: results)
    check(\.optionalDouble, in: results)
    check(\.optionalString, in: results)
    check(\.optionalData, in: results)
    check(\.optionalDate, in: results)
    check(\.optionalUUID, in: results)
    check(\.optionalWeather, in: results)
    check(\.link?.int, in: results)
    check(\.link?.string, in: results)
    check(\.link?.link?.optionalDouble, in: results)
    check(\.link?.link?.level, in: results)
  }

  @Test("The values of a whole class are those of its objects")
  func wholeClass() { checkEveryType(in: all) }

  @Test("Filtered and sorted results give their own values in their order")
  func filteredAndSorted() {
    checkEveryType(in: all.where { $0.int > 2 })
    checkEveryType(in: all.sorted(by: \.double, ascending: false))
    checkEveryType(in: all.where { $0.optionalInt != nil }.sorted(by: \.int))
  }

  @Test("A transaction under way is seen, and a frozen result is not")
  func transactionUnderWay() throws {
    let frozen = all.freeze()
    let before = all.values(of: \.int)
    store.beginWrite()
    all[3].int = 100
    store.delete(all[0])
    store.create(AllTypes.self, value: ["id": UUID(), "int": 200])
    #expect(all.values(of: \.int) == [before[1], before[2], 100] + before[4...] + [200])
    checkEveryType(in: all)
    #expect(frozen.values(of: \.int) == before)
    store.cancelWrite()
    #expect(all.values(of: \.int) == before)
  }

  @Test("No objects give no values")
  func noObjects() throws {
    #expect(all.where { $0.int > 1_000 }.values(of: \.string) == [])
    try store.write { store.deleteAll() }
    #expect(all.values(of: \.int) == [] && all.values(of: \.optionalString) == [])
  }

  @Test("A stored value that the program does not know reads as its declared default")
  func unknownValue() throws {
    let context = all.context
    let binding = try context.binding(AllTypes.self)
    let level = try #require(binding.objectClass.property(named: "level").flatMap { binding.columns[$0] })
    let optional = try #require(
      binding.objectClass.property(named: "optionalWeather").flatMap { binding.columns[$0] })
    let object = try #require(all.first)
    try store.write {
      context.setValue(.int(7), level, of: object)
      context.setValue(.string("fog"), optional, of: object)
    }
    #expect(all.values(of: \.level).first == .high && object.level == .high)
    #expect(all.values(of: \.optionalWeather).first == .some(nil))
    check(\.link?.level, in: all)
  }

  @Test("A property derived from a stored one stops the program")
  func derivedProperty() async {
    await #expect(processExitsWith: .failure) {
      let store = try Store(configuration: .init(location: .inMemory("derived"), objectTypes: [Row.self]))
      _ = store.objects(Row.self).values(of: \.note.count)
    }
  }
}
