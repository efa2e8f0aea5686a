import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression test: `min(of:)` and `max(of:)` used Swift's `<`, which doesn't order all strings.
struct StringExtremesTests {
  private final class Word: Object {
    @Persisted var text = ""
    @Persisted var other: String?
    @Persisted var all: List<String>
    @Persisted var some: List<String?>
    @Persisted var named: Map<String, String>
  }

  @Test("They are the first and the last in sorted results", arguments: 1...20 as ClosedRange<UInt64>)
  func extremes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["e\u{301}", "\u{E9}", "2", "x", "e", "o\u{323}\u{302}", "\u{1ED9}", "\u{212B}", "\u{C5}"]
    let store = try Store.temporary()
    let texts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<3).map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined()
    }
    try store.write {
      for text in texts { store.create(Word.self, value: ["text": text, "other": text]) }
      let first = store.objects(Word.self)[0]
      first.all.append(contentsOf: texts)
      first.some.append(contentsOf: texts)
      for (index, text) in texts.enumerated() { first.named["\(index)"] = text }
    }
    let words = store.objects(Word.self)
    let (first, last) = (words.sorted(by: \.text)[0].text, words.sorted(by: \.text)[texts.count - 1].text)
    let frozen = store.snapshot().objects(Word.self)
    let word = words[0]
    // Without its type, the compiler takes seconds for this array.
    let extremes: [(smallest: String?, largest: String?)] = [
      (words.min(of: \.text), words.max(of: \.text)), (words.min(of: \.other), words.max(of: \.other)),
      (frozen.min(of: \.text), frozen.max(of: \.text)), (word.all.min(), word.all.max()),
      (word.some.min(), word.some.max()), (word.named.min(), word.named.max()),
      (word.all.results.min(), word.all.results.max()),
    ]
    for (smallest, largest) in extremes {
      #expect(smallest == first && largest == last, "seed \(seed): \(texts)")
    }
  }
}
