import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: summing three `Int8` values of 100 used to stop the program, so stored data could stop it.
struct SmallSumsTests {
  final class Shelf: Object {
    @Persisted var tiny: Int8
    @Persisted var optional: UInt16?
    @Persisted var large: Int
    @Persisted var unsigned: UInt
    @Persisted var tinies: List<Int8>
    @Persisted var optionals: MutableSet<Int32?>
    @Persisted var byName: Map<String, UInt8>
    @Persisted var larges: List<Int>
    @Persisted var shelves: List<Shelf>
  }

  private let store: Store
  private let shelves: Results<Shelf>

  init() throws {
    let store = try Store.temporary()
    shelves = store.objects(Shelf.self)
    self.store = store
    try store.write {
      for _ in 0..<3 {
        let shelf = store.create(
          Shelf.self,
          value: ["tiny": Int8(100), "optional": UInt16.max, "large": Int.max, "unsigned": UInt.max])
        shelf.tinies.append(contentsOf: [100, 100, 100])
        shelf.optionals.formUnion([.max, .max - 1, nil])
        (shelf.byName["a"], shelf.byName["b"]) = (200, 200)
        shelf.larges.append(contentsOf: [.max, .max])
      }
      let first = shelves[0]
      first.shelves.append(contentsOf: shelves)
    }
  }

  @Test("Sums of small integers are Int values, in all collections")
  func small() throws {
    let all = shelves.where { $0.tiny > 0 }
    let sum = shelves.sum(of: \.tiny)
    #expect(type(of: sum) == Int.self && sum == 300 && all.sum(of: \.tiny) == 300)
    #expect(shelves.sum(of: \.optional) == 3 * 65_535 && all.sum(of: \.optional) == 3 * 65_535)
    #expect(shelves[0].shelves.sum(of: \.tiny) == 300 && shelves[0].shelves.sum(of: \.optional) == 3 * 65_535)
    #expect(shelves.freeze().sum(of: \.tiny) == 300)
    #expect(shelves[0].tinies.sum() == 300 && shelves[0].tinies.results.sum() == 300)
    #expect(shelves[0].optionals.sum() == 2 * Int(Int32.max) - 1 && shelves[0].byName.sum() == 400)
    #expect(List<Int8>([100, 100, 100]).sum() == 300)
    let frozen = FrozenResults(shelves)
    #expect(frozen.sum(of: \.tiny) == 300 && frozen.exactSum(of: \.large) == 3 * Int128(Int.max))
  }

  @Test("Exact sums of integers of 64 bits never stop the program")
  func exact() {
    let all = shelves.where { $0.tiny > 0 }
    for results in [shelves, all] {
      #expect(results.exactSum(of: \.large) == 3 * Int128(Int.max))
      #expect(results.exactSum(of: \.unsigned) == 3 * Int128(UInt.max))
      #expect(results.exactSum(of: \.optional) == 3 * 65_535)
    }
    #expect(
      shelves[0].larges.exactSum() == 2 * Int128(Int.max) && shelves[0].larges.average() == Double(Int.max))
    #expect(
      shelves[0].shelves.exactSum(of: \.large) == 3 * Int128(Int.max) && shelves[0].byName.exactSum() == 400)
  }

  @Test("A query finds sums that exceed the type of the property")
  func queries() throws {
    #expect(shelves.where { $0.tinies.sum == 300 }.count == 3)
    #expect(shelves.where { $0.shelves.tiny.sum == 300 }.count == 1)
    #expect(shelves.where { $0.byName.sum > 399 }.count == 3)
    #expect(try shelves.filter("tinies.@sum == 300").count == 3)
    #expect(try shelves.filter("shelves.@sum.tiny == 300 AND larges.@sum > 9223372036854775807").count == 1)
  }
}
