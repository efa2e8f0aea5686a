import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Aggregates of a section.
struct SectionAggregateTests {
  private final class Payment: Object {
    @Persisted var month: Int
    @Persisted var cents: Int
    @Persisted var rate: Double?

    convenience init(month: Int, cents: Int, rate: Double?) {
      self.init()
      (self.month, self.cents, self.rate) = (month, cents, rate)
    }
  }

  private static func fill(_ store: Store, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try store.write {
      for _ in 0..<Int.random(in: 1...600, using: &random) {
        store.add(
          Payment(
            month: .random(in: 1...12, using: &random), cents: .random(in: -100...100, using: &random),
            rate: Bool.random(using: &random) ? Double(Int.random(in: 0...9, using: &random)) : nil))
      }
    }
  }

  @Test(
    "They equal the aggregates of the section's objects, sorted and filtered too",
    arguments: 1...10 as ClosedRange<UInt64>)
  func reference(seed: UInt64) throws {
    let store = try Store.temporary()
    try Self.fill(store, seed: seed)
    let all = store.objects(Payment.self)
    let frozen = store.snapshot().objects(Payment.self)
    for ascending in [true, false] {
      for (live, fixed) in [
        (all, frozen), (all.where { $0.cents > 20 }, frozen.where { $0.cents > 20 }),
        (all.sorted(by: \.cents).prefix(50), frozen.sorted(by: \.cents).prefix(50)),
      ] {
        let sections = live.sectioned(by: \.month, ascending: ascending)
        #expect(sections.map(\.key) == fixed.sectioned(by: \.month, ascending: ascending).map(\.key))
        for (section, other) in zip(sections, fixed.sectioned(by: \.month, ascending: ascending)) {
          let cents = section.map(\.cents)
          let rates = section.compactMap(\.rate)
          #expect(section.sum(of: \.cents) == cents.reduce(0, +), "seed \(seed)")
          #expect(section.min(of: \.cents) == cents.min() && section.max(of: \.rate) == rates.max())
          #expect(section.average(of: \.cents) == Double(cents.reduce(0, +)) / Double(cents.count))
          #expect(section.sum(of: \.rate) == rates.reduce(0, +))
          #expect(other.sum(of: \.cents) == section.sum(of: \.cents))
          #expect(other.exactSum(of: \.cents) == Int128(cents.reduce(0, +)))
          #expect(other.average(of: \.rate) == section.average(of: \.rate))
        }
      }
    }
  }

  @Test("They belong to the state of the callback that receives the section, and are live afterwards")
  func callback() throws {
    let store = try Store.temporary()
    try store.write {
      store.add([Payment(month: 1, cents: 5, rate: nil), Payment(month: 2, cents: 7, rate: nil)])
    }
    let sections = store.objects(Payment.self).sectioned(by: \.month)
    var isDone = false
    let first = store.objects(Payment.self).observe { change in
      guard case .update = change, !isDone else { return }
      isDone = true
      // The callback runs within the next write transaction.
      for payment in Array(store.objects(Payment.self).where { $0.month == 1 }) { payment.cents = 1_000 }
    }
    var seen: [Int] = []
    let second = sections.observe { change in
      guard case .update(let sections, _, _, _, _, _) = change, seen.isEmpty else { return }
      seen = sections.map { $0.sum(of: \.cents) }
    }
    store.refresh()
    try store.write { store.add(Payment(month: 1, cents: 20, rate: nil)) }
    try store.write {}
    #expect(seen == [25, 7])
    #expect(sections.section(for: 1)?.sum(of: \.cents) == 2_000)
    let january = try #require(sections.section(for: 1))
    try store.write { store.delete(store.objects(Payment.self).where { $0.month == 1 }) }
    #expect(january.sum(of: \.cents) == 0 && january.max(of: \.cents) == nil)
    withExtendedLifetime((first, second)) {}
  }
}
