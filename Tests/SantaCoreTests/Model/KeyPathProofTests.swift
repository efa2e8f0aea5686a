import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Regression tests: `where { $0.double > 3 }` used to run as `price > 3`, and `sorted(by: \.double)` sorted by the price,
/// because a key path was identified with the property that it reads.
struct KeyPathProofTests {
  private func path<T: Object>(_ keyPath: PartialKeyPath<T>) throws -> String {
    try _PathTracer.path(of: keyPath).propertyPath.description
  }

  @Test("A stored property is found, inherited, from another module, through a protocol or along links")
  func storedProperties() throws {
    let found: [(PartialKeyPath<Ware>, String)] = [
      (\.price, "price"), (\.name, "name"), (\.note, "note"), (\.weight, "weight"), (\.made, "made"),
      (\.sky, "sky"), (\.picture, "picture"), (\.rank, "rank"), (\.checked, "checked"), (\.link, "link"),
      (\.parts, "parts"), (\.code, "code"), (\.link?.price, "link.price"), (\.link?.note, "link.note"),
      (\.link?.link?.code, "link.link.code"), (\.link?.parts, "link.parts"), (\.link?.link, "link.link"),
      (\.wholes, "@links.Ware.parts"),
    ]
    for (keyPath, name) in found { #expect(try path(keyPath) == name) }
    #expect(try path(\Row.value) == "value" && path(\Row.link?.other) == "link.other")
    #expect(try path(\Stamped.count) == "count")
    func throughProtocol<T: Priced>(_ type: T.Type) throws -> String {
      try path(\T.price as PartialKeyPath<T>)
    }
    #expect(try throughProtocol(Ware.self) == "price")
  }

  @Test("A computed property that returns a stored one is treated as that one")
  func aliases() throws {
    #expect(try path(\Ware.alias) == "price" && path(\Ware.capped) == "price")
    #expect(try path(\Ware.linkPrice) == "link.price")
  }

  @Test(
    "A property that is computed from a stored one is refused, with a message that names the class and the stored one"
  )
  func computedProperties() throws {
    let refused: [(PartialKeyPath<Ware>, String)] = [
      (\.double, "price"), (\.settableDouble, "price"), (\.clamped, "price"), (\.limited, "price"),
      (\.scaled, "price"), (\.total, "price, rank"), (\.isCheap, "price"), (\.firstPrice, "price"),
      (\.shownName, "name"), (\.shortName, "name"), (\.trimmedName, "name"), (\.noteOrNone, "note"),
      (\.filledNote, "note"), (\.roundWeight, "weight"), (\.finiteWeight, "weight"), (\.day, "made"),
      (\.brightSky, "sky"), (\.doubleLinkPrice, "link.price"), (\.linkNote, "link, link.note"),
      (\.linkOrSelf, "link"), (\.lastPart, "parts"), (\.otherParts, "parts"), (\.nextCode, "code"),
      (\.name.count, "name"), (\.parts.count, "parts"), (\.link?.name.isEmpty, "link.name"),
    ]
    for (keyPath, names) in refused {
      let error = #expect(throws: StoreError.self) { try path(keyPath) }
      #expect(error?.code == .invalidKeyPath)
      #expect(
        error?.message.contains("of Ware names a property that is computed, from \(names), or") ?? false,
        "\(error?.message ?? "none")")
    }
    for keyPath: PartialKeyPath<Ware> in [\.number, \.factor, \.nickname, \.self] {
      let error = #expect(throws: StoreError.self) { try path(keyPath) }
      #expect(error?.message.contains("of Ware names a property that is not stored.") ?? false)
    }
    #expect(throws: StoreError.self) { try path(\Stamped.doubled) }
    func throughProtocol<T: Priced>(_ type: T.Type) throws { _ = try path(\T.double as PartialKeyPath<T>) }
    #expect(throws: StoreError.self) { try throughProtocol(Ware.self) }
  }

  final class Shop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var prices: Map<String, Int>
    @Persisted var named: Map<String, Shop?>
    @Persisted var floors: Map<Int, Double?>
    @Persisted var parts: List<Int>
  }

  @Test("A path to an element of a collection is refused, with a message that says what to write")
  func elements() throws {
    let paths: [(PartialKeyPath<Shop>, String)] = [
      (\.prices["x"], "prices"), (\.named["x"]?.id, "named"),
      (\.floors[3], "floors"), (\.prices.count, "prices"), (\.prices.keys, "prices"),
      (\.prices.values, "prices"),
      (\.parts.first, "parts"),
    ]
    for (keyPath, name) in paths {
      let error = #expect(throws: StoreError.self) { try _PathTracer.path(of: keyPath) }
      #expect(error?.code == .invalidKeyPath)
      let message = error?.message ?? ""
      #expect(message.contains("A key path can't lead to an element of a collection."), "\(message)")
      #expect(message.contains("Name the collection itself, \\.\(name),"), "\(message)")
    }
  }

  @Test("A condition in a closure can use the keys, the values, and the value of a key of a map")
  func mapConditions() throws {
    let store = try Store.temporary([Shop.self])
    try store.write {
      for id in 0..<5 {
        store.create(
          Shop.self,
          value: ["id": id, "prices": ["x": id, "y": 10], "floors": [id - 2: Double(id)]] as [String: Any])
      }
      store.objects(Shop.self).first?.named["x"] = store.objects(Shop.self).last
    }
    let shops = store.objects(Shop.self).sorted(by: \.id)
    #expect(shops.where { $0.prices["x"] == 1 }.map(\.id) == [1])
    #expect(shops.where { $0.prices["x"].in([1, 3]) }.map(\.id) == [1, 3])
    #expect(shops.where { $0.prices["x"].contains(1...2) }.map(\.id) == [1, 2])
    #expect(
      shops.where { $0.prices["z"] == nil }.count == 5 && shops.where { $0.prices["x"] != 0 }.count == 4)
    #expect(
      shops.where { $0.prices.values > 9 }.count == 5
        && shops.where { $0.prices.values == 3 }.map(\.id) == [3])
    #expect(
      shops.where { $0.prices.keys == "y" }.count == 5 && shops.where { $0.prices.keys.contains("q") }.isEmpty
    )
    #expect(
      shops.where { $0.floors[-1] > 0 }.map(\.id) == [1] && shops.where { $0.floors.keys < 0 }.count == 2)
    #expect(
      shops.where { $0.prices.contains(4) }.map(\.id) == [4]
        && shops.where { $0.prices.sum == 12 }.map(\.id) == [2])
    #expect(shops.where { $0.prices.max == 10 && $0.prices.min == 1 }.map(\.id) == [1])
    #expect(
      shops.where { $0.named["x"].id == 4 }.map(\.id) == [0]
        && shops.where { $0.named["x"] == nil }.count == 4)
    #expect(
      shops.where { $0.named.id == 4 }.map(\.id) == [0] && shops.where { $0.named.values.id == 4 }.count == 1)
    #expect(try shops.filter("prices['x'] == 1 AND ANY prices.@allKeys == 'y'").map(\.id) == [1])
    #expect(try shops.filter("ANY prices.@allValues == 3").map(\.id) == [3])
  }

  @Test("An index in a key path stops the program with a sentence that says why")
  func indices() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try _PathTracer.path(of: \Shop.parts[0])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A key path can't lead to an element of a collection. Name the collection itself."))
  }

  @Test("A path that forces a link is refused, and so is one with a default for a nil link")
  func forcedLinks() throws {
    for keyPath: PartialKeyPath<Ware> in [\.link!.price, \.link!.note, \.linkPriceOrZero] {
      let error = #expect(throws: StoreError.self) { try path(keyPath) }
      #expect(error?.code == .invalidKeyPath)
      #expect(error?.message.contains("A link can be nil. Write \\.link?.") ?? false)
    }
  }

  @Test("A key path is proved once for each class")
  func proofsAreKept() throws {
    let keyPath = \Ware.price
    #expect(ProvenKeyPaths.path(of: keyPath, from: Row.self) == nil)
    _ = try path(keyPath)
    #expect(ProvenKeyPaths.path(of: keyPath, from: Ware.self)?.propertyPath.names == ["price"])
    // Uses more key paths than the cache holds, so that the cache is emptied.
    for _ in 0..<1001 { #expect(try path((\Ware.link).appending(path: \Ware?.?.price)) == "link.price") }
    #expect(try path(keyPath) == "price")
  }

  @Test("A proof leaves nothing behind")
  func leftovers() throws {
    func prove() throws {
      let keyPath = (\Traced.next).appending(path: \Traced?.?.value)
      _ = try _PathTracer.path(of: keyPath)
    }
    try prove()
    #expect(Traced.count.withLock { $0 } == 0)
  }

  /// A class that counts its instances.
  final class Traced: Object {
    static let count = Mutex(0)
    @Persisted var next: Traced?
    @Persisted var value: Int

    required init() {
      super.init()
      Self.count.withLock { $0 += 1 }
    }

    deinit { Self.count.withLock { $0 -= 1 } }
  }

  @Test("A #Predicate over a computed property throws")
  func predicates() throws {
    let wares = try Scene().store.objects(Ware.self)
    #expect(throws: StoreError.self) { try wares.filter(#Predicate<Ware> { $0.double > 3 }) }
    #expect(throws: StoreError.self) { try wares.filter(#Predicate<Ware> { $0.shownName == "a" }) }
    #expect(try wares.filter(#Predicate<Ware> { $0.rank > 3 }).isEmpty)
  }

  // MARK: Functions that can't throw

  private func expectRefusal(_ result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A key path of Ware names a property that is computed, from price"))
  }

  @Test("A condition on a computed property stops the program with a sentence")
  func conditions() async {
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Scene().store.objects(Ware.self).where { $0.double > 3 }
      })
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Scene().store.objects(Ware.self).where { $0.parts.settableDouble == 3 }
      })
  }

  @Test("Sorting and reading by a computed property stop the program with a sentence")
  func sortsAndValues() async {
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Scene().store.objects(Ware.self).sorted(by: \.double)
      })
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Scene().store.objects(Ware.self).distinct(by: [\.clamped])
      })
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Scene().store.objects(Ware.self).sum(of: \.double)
      })
  }

  @Test("Observing a computed property stops the program with a sentence")
  func observing() async {
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Scene().store.objects(Ware.self).observe(.only(\.isCheap)) { _ in }
      })
    expectRefusal(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Ware().observe(.ignoring(\.double)) { _ in }
      })
  }
}
