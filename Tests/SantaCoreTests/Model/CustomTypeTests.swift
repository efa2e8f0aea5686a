import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Custom types.
struct CustomTypeTests {
  struct Money: CustomPersistable, Comparable {
    var cents: Int
    init(_ cents: Int) { self.cents = cents }
    init(persistedValue: Int) { cents = persistedValue }
    var persistableValue: Int { cents }
    static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
  }

  /// A custom type that accepts neither the sample strings nor the empty string.
  struct Code: FailableCustomPersistable {
    var number: Int
    init(_ number: Int) { self.number = number }
    init?(persistedValue: String) {
      guard persistedValue.hasPrefix("code-"), let number = Int(persistedValue.dropFirst(5)) else {
        return nil
      }
      self.number = number
    }
    var persistableValue: String { "code-\(number)" }
  }

  enum Size: Int, PersistableEnum, Comparable { case small = 1, medium = 5, large = 10 }

  struct Address: CodablePersistable {
    var street: String
    var numbers: [Int: String] = [:]
    var height = 0.0
  }

  final class Gift: Object {
    @Persisted(primaryKey: true) var code = Code(0)
    @Persisted(indexed: true) var price: Money
    @Persisted var discount: Money?
    @Persisted var page: URL?
    @Persisted var spare = Code(7)
    @Persisted var size = Size.small
    @Persisted var prices: List<Money>
    @Persisted var codes: MutableSet<Code>
    @Persisted var pages: Map<String, URL>
    @Persisted var optionalPages: List<URL?>
    @Persisted var address: Address?
    @Persisted var home = Address(street: "none")
    @Persisted var addresses: List<Address>
    @Persisted var named: Map<String, Address>
    var roundPrice: Money { Money(price.cents / 100 * 100) }

    convenience init(_ number: Int, price: Int = 0) {
      self.init()
      code = Code(number)
      self.price = Money(price)
    }
  }

  /// The same class as another program declares it, with the stored types.
  enum Raw {
    final class Gift: Object {
      @Persisted(primaryKey: true) var code: String
      @Persisted var page: String?
      @Persisted var spare: String
      @Persisted var optionalPages: List<String?>
      @Persisted var address: Data?
      @Persisted var home: Data
    }
  }

  private static func memory() throws -> Store {
    try Store.temporary()
  }

  @Test(
    "Values are read as they were written, in an object without a store, in a store, and after opening it again"
  )
  func roundTrip() throws {
    let directory = try TemporaryDirectory()
    let page = try #require(URL(string: "https://example.org/a?b=c"))
    func check(_ gift: Gift) {
      #expect(gift.code == Code(3) && gift.price == Money(250) && gift.discount == Money(-1))
      #expect(gift.page == page && gift.spare == Code(7) && gift.size == .medium)
      #expect(Array(gift.prices) == [Money(2), Money(1)] && Set(gift.codes) == [Code(1), Code(2)])
      #expect(gift.pages["x"] == page && Array(gift.optionalPages) == [nil, page])
      #expect(gift.address == Address(street: "A", numbers: [2: "b", 1: "a"], height: .infinity))
      #expect(gift.home == Address(street: "none") && gift.addresses.map(\.street) == ["B", "C"])
      #expect(gift.named["d"]?.street == "D" && gift.unreadableProperties.isEmpty)
    }
    let gift = Gift(3, price: 250)
    gift.discount = Money(-1)
    gift.page = page
    gift.size = .medium
    gift.prices.append(contentsOf: [Money(2), Money(1)])
    gift.codes.formUnion([Code(1), Code(2)])
    gift.pages["x"] = page
    gift.optionalPages.append(contentsOf: [nil, page])
    gift.address = Address(street: "A", numbers: [2: "b", 1: "a"], height: .infinity)
    gift.addresses.append(contentsOf: [Address(street: "B"), Address(street: "C")])
    gift.named["d"] = Address(street: "D")
    check(gift)
    do {
      let store = try directory.openStore()
      try store.write { store.add(gift) }
      check(gift)
      store.context.snapshot.checkInvariants()
    }
    let store = try directory.openStore([Gift.self])
    check(try #require(store.object(ofType: Gift.self, forPrimaryKey: Code(3))))
    check(try #require(store.objects(Gift.self).first).freeze())
  }

  @Test("Conditions, sorting, aggregates, indexes and distinct values use the stored values")
  func queries() throws {
    let store = try Self.memory()
    try store.write {
      for number in 0..<200 {
        let gift = Gift(number, price: number * 7 % 50)
        gift.discount = number % 3 == 0 ? nil : Money(number)
        gift.size = Size.allCases[number % 3]
        gift.page = URL(string: "https://example.org/\(number % 4)")
        gift.address = Address(street: "S\(number % 5)")
        store.add(gift)
      }
    }
    let gifts = store.objects(Gift.self)
    let all = Array(gifts)
    #expect(gifts.where { $0.price == Money(14) }.count == all.count { $0.price == Money(14) })
    #expect(gifts.where { $0.price < Money(14) }.count == all.count { $0.price < Money(14) })
    #expect(gifts.where { $0.size >= .medium }.count == all.count { $0.size >= .medium })
    #expect(gifts.where { $0.discount == nil }.count == 67)
    #expect(gifts.where { $0.page == URL(string: "https://example.org/1") }.count == 50)
    #expect(gifts.where { $0.address == Address(street: "S2") }.count == 40)
    #expect(gifts.where { $0.code.in([Code(1), Code(5), Code(999)]) }.count == 2)
    #expect(gifts.sorted(by: \.price).map(\.price) == all.map(\.price).sorted())
    #expect(gifts.min(of: \.price) == all.map(\.price).min() && gifts.max(of: \.discount) == Money(199))
    #expect(gifts.values(of: \.size) == all.map(\.size))
    #expect(try gifts.filter("price > 40").count == all.count { $0.price.cents > 40 })
  }

  @Test("A key path names a stored property, also of a type that no sample value has a value of")
  func keyPaths() throws {
    let store = try Self.memory()
    try store.write { store.add(Gift(1)) }
    #expect(store.objects(Gift.self).values(of: \.spare) == [Code(7)])
    #expect(store.objects(Gift.self).sorted(by: \.code).count == 1)
    #expect(throws: StoreError.self) { try _PathTracer.path(of: \Gift.roundPrice) }
  }

  @Test(
    "A stored value that can't be converted is reported, reads as the default or nil, and stays until another is assigned"
  )
  func unreadable() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url))
    do {
      let store = try Store(configuration: configuration)
      try store.write { store.add(Gift(1)) }
    }
    do {
      let store = try Store(configuration: configuration)
      try store.write {
        let gift = try #require(store.objects(Raw.Gift.self).first)
        gift.page = ""
        gift.spare = "red"
        gift.optionalPages.append("")
        gift.address = Data("{\"street\":5}".utf8)
        gift.home = Data("{".utf8)
      }
    }
    do {
      let store = try Store(configuration: configuration)
      let gift = try #require(store.objects(Gift.self).first)
      #expect(gift.page == nil && gift.spare == Code(7) && Array(gift.optionalPages) == [nil])
      #expect(gift.address == nil && gift.home == Address(street: "none"))
      #expect(Set(gift.unreadableProperties) == ["page", "spare", "address", "home"])
      try store.write {
        gift.price = Money(9)
        gift.spare = Code(8)
      }
      #expect(Set(gift.unreadableProperties) == ["page", "address", "home"])
    }
    let raw = try #require(try Store(configuration: configuration).objects(Raw.Gift.self).first)
    #expect(raw.page == "" && raw.spare == "code-8" && raw.home == Data("{".utf8))
  }

  @Test(
    "Encoded objects have the stored values, and codable values as they encode themselves; both are decoded again"
  )
  func coding() throws {
    let store = try Self.memory()
    let gift = Gift(1, price: 5)
    gift.page = URL(string: "https://example.org")
    gift.address = Address(street: "A", numbers: [1: "x"])
    gift.addresses.append(Address(street: "B"))
    gift.named["c"] = Address(street: "C")
    try store.write { store.add(gift) }
    let json = try JSONEncoder().encode(store.objects(Gift.self))
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    #expect(object[0]["code"] as? String == "code-1" && object[0]["price"] as? Int == 5)
    #expect((object[0]["address"] as? [String: Any])?["street"] as? String == "A")
    let other = try Self.memory()
    let directory = try TemporaryDirectory()
    try directory.write(Array(json), to: "gifts.json")
    try other.importJSON(Gift.self, from: directory.url.appending(path: "gifts.json"))
    let copy = try #require(other.objects(Gift.self).first)
    #expect(
      copy.page == gift.page && copy.address == gift.address && copy.addresses.first == gift.addresses.first)
    #expect(copy.named["c"]?.street == "C")
    try directory.write(Array(#"[{"code":"blue"}]"#.utf8), to: "bad.json")
    let error = #expect(throws: StoreError.self) {
      try other.importJSON(Gift.self, from: directory.url.appending(path: "bad.json"))
    }
    #expect(error?.code == .invalidImport && error?.message.contains("blue") == true)
    try other.write {
      other.create(Gift.self, value: ["code": "code-5", "price": 3, "address": Address(street: "Z")])
    }
    #expect(other.object(ofType: Gift.self, forPrimaryKey: Code(5))?.address?.street == "Z")
  }

  // MARK: Invalid declarations

  final class NoDefault: Object {
    @Persisted var code: Code
  }

  final class NoAddress: Object {
    @Persisted var address: Address
  }

  @Test("A property that is not optional needs a default if its type has no initial value")
  func noDefault() throws {
    for type in [NoDefault.self, NoAddress.self] as [Object.Type] {
      let error = #expect(throws: StoreError.self) {
        try Store.temporary([type])
      }
      #expect(error?.code == .invalidConfiguration && error?.message.contains("declare a default") == true)
    }
  }

  struct Stubborn: CodablePersistable {
    struct Refusal: Error {}
    var number = 0
    init(_ number: Int) { self.number = number }
    init(from decoder: any Decoder) throws { number = try Int(from: decoder) }
    func encode(to encoder: any Encoder) throws {
      if number < 0 { throw Refusal() }
      try number.encode(to: encoder)
    }
  }

  final class Holder: Object {
    @Persisted var stubborn: Stubborn?
    @Persisted var all: List<Stubborn>
  }

  @Test("A value that can't be encoded fails the transaction, and nothing is written")
  func notEncodable() throws {
    let store = try Self.memory()
    try store.write { store.add(Holder()) }
    let holder = try #require(store.objects(Holder.self).first)
    for assign in [{ holder.stubborn = Stubborn(-1) }, { holder.all.append(Stubborn(-1)) }] {
      let error = #expect(throws: StoreError.self) { try store.write { assign() } }
      #expect(error?.code == .valueOutOfRange && error?.message.contains("Stubborn") == true)
    }
    #expect(holder.stubborn == nil && holder.all.isEmpty)
    try store.write { holder.stubborn = Stubborn(4) }
    #expect(holder.stubborn?.number == 4)
  }

  @Test("Observers of a custom property are called when its stored value changes")
  func observing() throws {
    let store = try Self.memory()
    try store.write { store.add(Gift(1)) }
    let gift = try #require(store.objects(Gift.self).first)
    var changes: [String] = []
    let token = gift.observe { change in
      if case .change(_, let properties) = change { changes += properties.map { "\($0.name)" } }
    }
    store.refresh()
    try store.write { gift.price = Money(5) }
    store.refresh()
    try store.write { gift.address = Address(street: "A") }
    store.refresh()
    try store.write { gift.address = Address(street: "A") }
    store.refresh()
    #expect(changes == ["price", "address"])
    token.invalidate()
  }
}
