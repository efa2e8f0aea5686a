import Foundation
import SantaCoreTestSupport

@testable import SantaStore

// Foundation also declares a type `Expression`.
typealias Expression = SantaStore.Expression

/// An object with a property of each kind that queries support. Many types have one property with an index and one without.
final class QuerySample: Object {
  @Persisted(indexed: true) var flag: Bool
  @Persisted(indexed: true) var int: Int
  @Persisted var small: Int8
  @Persisted var big: UInt64
  @Persisted(indexed: true) var maybe: Int?
  @Persisted(indexed: true) var float: Float
  @Persisted(indexed: true) var double: Double?
  @Persisted(indexed: true) var text: String
  @Persisted(indexed: true) var note: String?
  @Persisted var data: Data
  @Persisted var date: Date
  @Persisted(indexed: true) var later: Date?
  @Persisted(indexed: true) var uuid: UUID
  @Persisted(indexed: true) var cost: Decimal
  @Persisted var offer: Decimal?
  @Persisted(indexed: true) var sky: SkyState?
  @Persisted var level: Level
  @Persisted var link: QuerySample?
  @Persisted var links: List<QuerySample>
  @Persisted var set: MutableSet<QuerySample>
  @Persisted var named: Map<String, QuerySample?>
  @Persisted var numbers: List<Int>
  @Persisted var maybes: List<Int?>
  @Persisted var texts: MutableSet<String>
  @Persisted var prices: Map<String, Double>
  @Persisted var costs: List<Decimal?>
  @Persisted var value: AnyPersistable
  @Persisted var values: List<AnyPersistable>
  @Persisted var kinds: MutableSet<AnyPersistable>
  /// A property whose name is a keyword of the query language.
  @Persisted var `in`: Int
  @Persisted(originProperty: "links") var linkers: LinkingObjects<QuerySample>

  /// The values of properties: few different ones, so that many are equal, including some that are easily mishandled.
  enum Pool {
    static let doubles = [0, -0.0, 1, 1.5, -2, .nan, .infinity]
    static let texts = [
      "", "a", "A", "é", "e\u{301}", "É", "ab", "ba", "a*b", "a?b", "\\", "\"\n\t", "🎅🏽", "Straße",
      "STRASSE", "ΣΟΣ", "σος",
    ]
    static let data = [Data(), Data([1]), Data([1, 2]), Data([2, 1, 2])]
    static let keys = ["a", "é", "k \"1\""]
    static let uuids = (1...3).map { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $0)) }
    /// Some values differ by less than a `Double` can distinguish.
    static let decimals: [Decimal] =
      [0, 1, 1.5, -2, 0.1]
      + [
        "1.5000000000000000000000000000000000001", "12345678901234567890.12", "-1e-60", "1e100",
      ].map { Decimal(string: $0) ?? 0 }
    static let seconds = [0, 60, 120.5, -60]
    static let lists: [AnyPersistable] = [
      [], [1], [1.0], [1, "a"], [nil, [1, "a"]], [.float(0.5), .decimal(0.1)], [.double(.nan)],
    ]
    static let maps: [AnyPersistable] = [
      [:], ["a": 1], ["a": .decimal(1)], ["a": 2, "b": [:]], ["b": ["a": [1, 2, "é"]]],
      ["b": ["a": [1, 2, "e\u{301}"]]],
    ]
    /// Values of each kind, some of which are equal as numbers.
    static let anys: [AnyPersistable] =
      [
        nil, true, false, 0, 1, 2, -2, "", "a", .float(0.5), .float(.nan), .decimal(1.5), .decimal(-2),
        .decimal(0.5),
      ]
      + doubles.map { .double($0) } + texts.map { .string($0) } + data.map { .data($0) }
      + uuids.map { .uuid($0) }
      + seconds.map { .date(Date(timeIntervalSinceReferenceDate: $0)) } + lists + maps
      + decimals.map { .decimal($0) }
    /// The values whose spelling in a query is unambiguous.
    static let writtenAnys = anys.filter { $0 != nil && $0.floatValue == nil && $0.decimalValue == nil }
  }

  func fill(_ random: inout SeededGenerator) {
    func date(_ random: inout SeededGenerator) -> Date {
      Date(timeIntervalSinceReferenceDate: Pool.seconds.randomElement(using: &random) ?? 0)
    }
    func isNil(_ random: inout SeededGenerator) -> Bool { Int.random(in: 0..<4, using: &random) == 0 }
    flag = Bool.random(using: &random)
    int = Int.random(in: -2...2, using: &random)
    small = Int8.random(in: -2...2, using: &random)
    big = UInt64.random(in: 0...3, using: &random)
    maybe = isNil(&random) ? nil : Int.random(in: -2...2, using: &random)
    float = Float(Pool.doubles.randomElement(using: &random) ?? 0)
    double = isNil(&random) ? nil : Pool.doubles.randomElement(using: &random)
    text = Pool.texts.randomElement(using: &random) ?? ""
    note = isNil(&random) ? nil : Pool.texts.randomElement(using: &random)
    data = Pool.data.randomElement(using: &random) ?? Data()
    self.date = date(&random)
    later = isNil(&random) ? nil : date(&random)
    uuid = Pool.uuids.randomElement(using: &random) ?? UUID()
    cost = Pool.decimals.randomElement(using: &random) ?? 0
    offer = isNil(&random) ? nil : Pool.decimals.randomElement(using: &random)
    sky = isNil(&random) ? nil : SkyState.allCases.randomElement(using: &random)
    level = Level.allCases.randomElement(using: &random) ?? .low
    value = Pool.anys.randomElement(using: &random) ?? .none
    `in` = Int.random(in: 0...1, using: &random)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      numbers.append(Int.random(in: -2...2, using: &random))
      maybes.append(isNil(&random) ? nil : Int.random(in: -2...2, using: &random))
      costs.append(isNil(&random) ? nil : Pool.decimals.randomElement(using: &random))
      texts.insert(Pool.texts.randomElement(using: &random) ?? "")
      values.append(Pool.anys.randomElement(using: &random) ?? .none)
      kinds.insert(Pool.anys.randomElement(using: &random) ?? .none)
      prices[Pool.keys.randomElement(using: &random) ?? ""] = Pool.doubles.randomElement(using: &random) ?? 0
    }
  }

  func link(to others: [QuerySample], _ random: inout SeededGenerator) {
    func other(_ random: inout SeededGenerator) -> QuerySample {
      others.randomElement(using: &random) ?? self
    }
    link = Bool.random(using: &random) ? other(&random) : nil
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      links.append(other(&random))
      set.insert(other(&random))
      named[Pool.keys.randomElement(using: &random) ?? ""] = other(&random)
    }
    if Bool.random(using: &random) { named.updateValue(nil, forKey: Pool.keys[0]) }
  }

  /// Returns a store in memory with `count` samples.
  static func store(_ count: Int, _ random: inout SeededGenerator) throws -> Store {
    let name = "asked \(UInt64.random(in: 0 ... .max))"
    return try store(count, .init(location: .inMemory(name)), &random)
  }

  static func store(
    _ count: Int, _ configuration: Store.Configuration, _ random: inout SeededGenerator
  ) throws -> Store {
    let store = try Store(configuration: configuration)
    let objects = (0..<count).map { _ in QuerySample() }
    store.beginWrite()
    for object in objects {
      object.fill(&random)
      store.add(object)
    }
    for object in objects { object.link(to: objects, &random) }
    try store.commitWrite()
    return store
  }
}
