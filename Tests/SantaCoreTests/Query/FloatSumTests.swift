import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Queries used to add up `Float` values as `Double` values, so they didn't find objects by the result of `sum()`.
struct FloatSumTests {
  final class Sack: Object {
    @Persisted var floats: List<Float>
    @Persisted var weights: Map<String, Float>
    @Persisted var first: Float
    @Persisted var second: Float
    @Persisted var parts: List<Sack>
    @Persisted var anys: List<AnyPersistable>
  }

  private let store: Store
  private let sacks: Results<Sack>

  init() throws {
    store = try Store.temporary()
    sacks = store.objects(Sack.self)
  }

  @Test("A query finds the sum that the collection returns")
  func sums() throws {
    let store = store
    try store.write {
      let part = store.create(Sack.self, value: ["first": Float(0.1), "second": Float(0.2)])
      let other = store.create(Sack.self, value: ["first": Float(0.2)])
      store.create(
        Sack.self,
        value: [
          "floats": [0.1, 0.2] as [Float], "weights": ["a": 0.1, "b": 0.2] as [String: Float],
          "parts": [part, other],
        ])
    }
    let sack = try #require(sacks.where { $0.floats.count == 2 }.first)
    #expect(sack.floats.results.sum() == 0.3)
    #expect(sacks.where { $0.floats.sum == 0.3 }.count == 1)
    #expect(sacks.where { $0.weights.sum == 0.3 }.count == 1)
    #expect(sacks.where { $0.parts.first.sum == 0.3 }.count == 1)
    #expect(sack.parts.sum(of: \.first) == 0.3)
    for text in [
      "floats.@sum == 0.3", "weights.@sum == 0.3", "parts.@sum.first == 0.3", "0.3 == floats.@sum",
    ] {
      #expect(try sacks.filter(text).count == 1, "\(text)")
    }
    #expect(try sacks.filter("floats.@sum == %@", Float(0.3)).count == 1)
    #expect(sacks.where { $0.floats.sum > 0.3 }.isEmpty && sacks.where { $0.floats.sum >= 0.3 }.count == 1)
  }

  @Test("Arithmetic with two Float values is rounded as in Swift")
  func arithmetic() throws {
    let store = store
    let sack = try store.write {
      store.create(Sack.self, value: ["first": Float(0.1), "second": Float(0.2)])
    }
    #expect(sack.first + sack.second == 0.3)
    #expect(try sacks.filter(#Predicate { $0.first + $0.second == 0.3 }).count == 1)
    #expect(try sacks.filter("first + second == 0.3").count == 1)
    #expect(try sacks.filter("first + 0.2 == 0.3").count == 1)
    #expect(try sacks.filter("second + %@ == 0.3", Float(0.1)).count == 1)
    #expect(try sacks.filter(#Predicate { $0.first + 0.2 == 0.3 }).count == 1)
    #expect(try sacks.filter("first * 3 == %@", Float(0.1) * 3).count == 1)
  }

  @Test("Random lists have one sum in queries and in Swift", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = store
    for _ in 0..<100 {
      let values = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
        Float.random(in: -1...1, using: &random) * (Bool.random(using: &random) ? 1 : 1e8)
      }
      let sack = try store.write { store.create(Sack.self, value: ["floats": values]) }
      let sum = sack.floats.results.sum()
      #expect(sum == values.reduce(0, +))
      #expect(sacks.where { $0.floats.sum == sum }.contains(sack), "seed \(seed): \(values)")
      #expect(try sacks.filter("floats.@sum == %@", sum).contains(sack), "seed \(seed): \(values)")
      if !values.isEmpty {
        let average = sack.floats.results.average()
        #expect(sacks.where { $0.floats.avg == average }.contains(sack), "seed \(seed): \(values)")
      }
    }
  }
}
