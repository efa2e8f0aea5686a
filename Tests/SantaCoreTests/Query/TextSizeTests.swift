import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// `where { $0.text.isEmpty }` and `where { $0.text.count > 3 }` used to treat `String.isEmpty` and `String.count` as
/// properties of an object, and accessed the memory of the string as if it were an object.
struct TextSizeTests {
  private let store: Store
  private let all: Results<QuerySample>

  init() throws {
    var random = SeededGenerator(seed: 11)
    store = try QuerySample.store(200, &random)
    all = store.objects(QuerySample.self)
  }

  private func expect(
    _ condition: (Query<QuerySample>) -> Query<Bool>, _ plain: (QuerySample) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = all.filter(plain).map(\._key)
    #expect(!expected.isEmpty && expected.count < all.count, sourceLocation: sourceLocation)
    #expect(all.where(condition).map(\._key) == expected, sourceLocation: sourceLocation)
  }

  @Test("A closure tests whether texts and data are empty, and how long they are")
  func closures() {
    expect({ $0.text.isEmpty }) { $0.text.isEmpty }
    expect({ !$0.text.isEmpty && $0.text.count < 3 }) { !$0.text.isEmpty && $0.text.count < 3 }
    expect({ $0.text.count == 1 }) { $0.text.count == 1 }
    expect({ $0.note.isEmpty }) { $0.note?.isEmpty == true }
    expect({ $0.note.count > 1 }) { ($0.note?.count ?? 0) > 1 }
    expect({ $0.note.count == nil }) { $0.note == nil }
    expect({ $0.data.isEmpty || $0.data.count > 2 }) { $0.data.isEmpty || $0.data.count > 2 }
    expect({ $0.link.text.count > 1 }) { ($0.link?.text.count ?? 0) > 1 }
    expect({ $0.links.text.count > 1 }) { $0.links.contains { $0.text.count > 1 } }
    expect({ $0.links.text.isEmpty }) { $0.links.contains { $0.text.isEmpty } }
    expect({ ($0.links.text.count > 1).count > 1 }) { $0.links.count { $0.text.count > 1 } > 1 }
    expect({ $0.text.count == $0.data.count }) { $0.text.count == $0.data.count }
    expect({ $0.links.isEmpty || $0.prices.isEmpty }) { $0.links.isEmpty || $0.prices.isEmpty }
    expect({ $0.text.count.in([0, 2]) }) { [0, 2].contains($0.text.count) }
  }

  @Test("The text form is the same query")
  func texts() throws {
    func text(_ condition: (Query<QuerySample>) -> Query<Bool>) -> String {
      all.expression(condition).description
    }
    #expect(text { $0.text.isEmpty } == "text == \"\"")
    #expect(text { $0.link.note.count > 1 } == "link.note.@count > 1")
    #expect(text { $0.links.data.count > 1 } == "ANY links.data.@count > 1")
    #expect(try all.filter("text.@count > 1").count == all.where { $0.text.count > 1 }.count)
    for wrong in [
      "text.@count.int > 1", "text.@count.@count > 1", "links.text.@count > 1", "uuid.@count > 1",
    ] {
      #expect(throws: StoreError.self) { try all.filter(wrong) }
    }
  }

  @Test("A #Predicate is the same query")
  func predicates() throws {
    func count(_ predicate: Predicate<QuerySample>) throws -> Int { try all.filter(predicate).count }
    #expect(try count(#Predicate { $0.text.isEmpty }) == all.filter { $0.text.isEmpty }.count)
    #expect(try count(#Predicate { $0.text.count > 1 }) == all.filter { $0.text.count > 1 }.count)
    #expect(
      try count(#Predicate { ($0.note?.count ?? 9) > 1 }) == all.filter { ($0.note?.count ?? 9) > 1 }.count)
    #expect(
      try count(#Predicate { $0.note?.isEmpty == true }) == all.filter { $0.note?.isEmpty == true }.count)
    #expect(try count(#Predicate { $0.data.count == 2 }) == all.filter { $0.data.count == 2 }.count)
    #expect(
      try count(#Predicate { $0.texts.contains { $0.count == 2 } })
        == all.filter { $0.texts.contains { $0.count == 2 } }.count)
    let choice = #expect(throws: StoreError.self) {
      try count(#Predicate { ($0.text.count > 2 ? $0.text.count : 0) > 1 })
    }
    #expect(choice?.description.contains("a choice between two values, as in a ? b : c") == true)
    let error = #expect(throws: StoreError.self) { try count(#Predicate { $0.text.hash > 1 }) }
    #expect(error?.message.contains("a property of a String other than count and isEmpty") ?? false)
  }

  @Test(
    "The size of a collection's own texts, which may mean their number, stops the program with a sentence")
  func sizesOfElements() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var random = SeededGenerator(seed: 11)
      _ = try QuerySample.store(1, &random).objects(QuerySample.self).where { $0.prices.keys.count > 3 }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A query applies count or isEmpty to the keys or values of a collection"))
  }
}
