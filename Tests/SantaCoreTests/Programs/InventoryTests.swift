import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// A warehouse whose second version adds properties without a migration, and deliveries that may fail in part.
struct InventoryTests {
  private enum First {
    final class Ware: Object {
      @Persisted(primaryKey: true) var code: String
      @Persisted var count: Int
    }
  }

  private enum Second {
    enum Unit: String, PersistableEnum { case piece, metre }

    final class Ware: Object {
      @Persisted(primaryKey: true) var code: String
      @Persisted var count: Int
      @Persisted(indexed: true) var shelf = "unsorted"
      @Persisted var unit = Unit.piece
      @Persisted var price: Double?
      @Persisted var supplier: Supplier?
    }

    final class Supplier: Object {
      @Persisted(primaryKey: true) var name: String
      @Persisted(originProperty: "supplier") var wares: LinkingObjects<Ware>
    }
  }

  private enum Shortage: Error, Equatable { case unknown(String), tooFew(String) }

  @Test("The next version of the program opens the store, and the first version still does")
  func versions() throws {
    let directory = try TemporaryDirectory()
    let location = Store.Configuration.Location.directory(directory.url)
    do {
      let store = try Store(configuration: .init(location: location, objectTypes: [First.Ware.self]))
      try store.write {
        for (code, count) in [("ball", 3), ("drum", 5), ("ribbon", 80)] {
          store.create(First.Ware.self, value: ["code": code, "count": count])
        }
      }
    }
    do {
      let store = try Store(configuration: .init(location: location, objectTypes: [Second.Ware.self]))
      let wares = store.objects(Second.Ware.self)
      #expect(
        wares.count == 3 && wares.where { $0.shelf == "unsorted" }.count == 3 && wares[0].unit == .piece)
      try store.write {
        let ribbon = try #require(store.object(ofType: Second.Ware.self, forPrimaryKey: "ribbon"))
        (ribbon.unit, ribbon.shelf, ribbon.price) = (.metre, "A1", 0.5)
        ribbon.supplier = store.create(Second.Supplier.self, value: ["name": "Elves"])
        wares.where { $0.unit == .piece }.setValue("B2", forKey: "shelf")
      }
      #expect(wares.sorted(by: \.shelf).map(\.code) == ["ribbon", "ball", "drum"])
      #expect(store.objects(Second.Supplier.self)[0].wares.map(\.code) == ["ribbon"])
    }
    let store = try Store(configuration: .init(location: location, objectTypes: [First.Ware.self]))
    try store.write { store.create(First.Ware.self, value: ["code": "ball", "count": 4], update: .modified) }
    let values = try StoreValues(directory.url)
    #expect(values.text == "ball 4 B2, drum 5 B2, ribbon 80 A1")
  }

  /// The wares in a copy of the store, as the second version reads them.
  private struct StoreValues {
    let text: String

    init(_ url: URL) throws {
      let store = try Store(
        configuration: .init(location: .directory(url), objectTypes: [Second.Ware.self], isReadOnly: true))
      text = store.objects(Second.Ware.self).map { "\($0.code) \($0.count) \($0.shelf)" }.joined(
        separator: ", ")
    }
  }

  @Test("An order that can't be filled is rolled back alone, and the others are delivered")
  func orders() throws {
    let store = try Store.temporary()
    let wares = store.objects(First.Ware.self)
    try store.write {
      for code in ["ball", "drum", "kite"] {
        store.create(First.Ware.self, value: ["code": code, "count": 10])
      }
    }
    let before = wares.freeze()
    let orders = [["ball": 4, "drum": 4], ["kite": 2, "ball": 7], ["drum": 6, "horse": 1], ["drum": 6]]
    var refused: [Shortage] = []
    try store.write {
      for order in orders {
        do {
          try store.savepoint {
            for (code, count) in order.sorted(by: { $0.key > $1.key }) {
              guard let ware = store.object(ofType: First.Ware.self, forPrimaryKey: code) else {
                throw Shortage.unknown(code)
              }
              ware.count -= count
              if ware.count < 0 { throw Shortage.tooFew(code) }
            }
          }
        } catch let error as Shortage { refused.append(error) }
      }
    }
    #expect(refused == [.tooFew("ball"), .unknown("horse")])
    #expect(
      wares.map(\.count) == [6, 0, 10] && wares.sum(of: \.count) == 16 && before.sum(of: \.count) == 30)
    // An application's undo command assigns the earlier values again.
    try store.write { for ware in before { ware.thaw()?.count = ware.count } }
    #expect(
      wares.map(\.count) == [10, 10, 10] && wares.min(of: \.count) == 10 && wares.average(of: \.count) == 10)
  }
}
