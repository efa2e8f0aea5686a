import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Several conditions on an indexed property.
struct RangePlanTests {
  private final class Loan: Object {
    @Persisted(indexed: true) var due: Date
    @Persisted(indexed: true) var number: Int?
    @Persisted(indexed: true) var title = ""
    @Persisted var isReturned = false
  }

  private static func store(_ count: Int, _ random: inout SeededGenerator) throws -> Store {
    let store = try Store.temporary()
    try store.write {
      for day in (0..<count).shuffled(using: &random) {
        let loan = Loan()
        loan.due = Date(timeIntervalSince1970: Double(day))
        loan.number = day.isMultiple(of: 7) ? nil : day % 100
        loan.title = "t\(day)"
        loan.isReturned = day.isMultiple(of: 2)
        store.add(loan)
      }
    }
    return store
  }

  @Test("Both bounds of a range are one range of the index")
  func bounds() throws {
    var random = SeededGenerator(seed: 1)
    let loans = try Self.store(2_000, &random).objects(Loan.self)
    let (from, to) = (Date(timeIntervalSince1970: 1_000), Date(timeIntervalSince1970: 1_005))
    for found in [
      loans.where { $0.due >= from && $0.due < to }, loans.where { $0.due >= from }.where { $0.due < to },
      loans.where { $0.due < to && $0.due >= from && $0.due != Date.distantFuture },
      try loans.filter("due >= %@ AND due < %@", from, to),
    ] {
      #expect(found.count == 5)
      #expect(found.explain().contains("5 of 2000"), "\(found.explain())")
    }
    let returned = loans.where { $0.due >= from && $0.isReturned && $0.due < to }
    #expect(returned.count == 3 && returned.explain().contains("5 of 2000"), "\(returned.explain())")
    let none = loans.where { $0.due < from && $0.due > to }
    #expect(none.isEmpty && none.explain().contains("0 of 2000"), "\(none.explain())")
    #expect(
      loans.where { $0.title >= "t1000" && $0.title < "t1005" && $0.number == nil }.allSatisfy {
        $0.number == nil
      })
  }

  @Test("Random conditions find what a loop finds", arguments: 1...30 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let loans = try Self.store(600, &random).objects(Loan.self)
    let all = Array(loans)
    for _ in 0..<30 {
      var texts: [String] = []
      var arguments: [Any?] = []
      var tests: [(Loan) -> Bool] = []
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let (low, high) = (Int.random(in: -5...105, using: &random), Int.random(in: -5...105, using: &random))
        switch Int.random(in: 0...5, using: &random) {
        case 0:
          (texts, arguments) = (texts + ["number >= %@"], arguments + [low])
          tests.append { $0.number.map { $0 >= low } ?? false }
        case 1:
          (texts, arguments) = (texts + ["number < %@"], arguments + [high])
          tests.append { $0.number.map { $0 < high } ?? false }
        case 2:
          (texts, arguments) = (texts + ["number IN %@"], arguments + [[low, high, high]])
          tests.append { $0.number.map { [low, high].contains($0) } ?? false }
        case 3:
          (texts, arguments) = (texts + ["number != %@"], arguments + [low])
          tests.append { $0.number != low }
        case 4:
          (texts, arguments) = (
            texts + ["due <= %@"], arguments + [Date(timeIntervalSince1970: Double(high * 6))]
          )
          tests.append { $0.due <= Date(timeIntervalSince1970: Double(high * 6)) }
        default:
          (texts, arguments) = (
            texts + ["due > %@"], arguments + [Date(timeIntervalSince1970: Double(low * 6))]
          )
          tests.append { $0.due > Date(timeIntervalSince1970: Double(low * 6)) }
        }
      }
      let text = texts.joined(separator: " AND ")
      let found = try loans.filter(text, arguments: arguments)
      let expected = all.filter { loan in tests.allSatisfy { $0(loan) } }
      #expect(Array(found) == expected, "seed \(seed): \(text) \(arguments)\n\(found.explain())")
      #expect(found.count == expected.count)
    }
  }
}
