import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The order of strings that aren't in canonical composition. Swift's `<` isn't an order of these.
struct CanonicalOrderTests {
  /// Scalars that combine with each other, are replaced by others, or stay as they are.
  private static let scalars: [Unicode.Scalar] = [
    "a", "e", "x", "\0", "\u{1}", "\u{2}", "\u{301}", "\u{304}", "\u{323}", "\u{E9}", "\u{E1}", "\u{227}",
    "\u{1E1}", "\u{200}",
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC01}", "\u{212B}", "\u{C5}", "\u{387}", "\u{B7}", "\u{438}",
    "\u{306}", "\u{439}",
    "\u{304B}", "\u{3099}", "\u{304C}", "\u{4E00}", "\u{F900}", "\u{8C48}", "\u{1F600}", "\u{1F3FB}",
    "\u{10FFFF}", "\u{915}",
    "\u{93C}", "\u{5D0}", "\u{64A}", "\u{654}", "\u{345}", "\u{2126}", "\u{3A9}",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      if let scalar = Self.scalars.randomElement(using: &generator) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  @Test(
    "It is the order of the scalars of their canonical composition", arguments: 1...4 as ClosedRange<UInt64>)
  func reference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func composed(_ text: String) -> [UInt32] {
      text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
    }
    for _ in 0..<5_000 {
      var (left, right) = (Self.text(&generator), Self.text(&generator))
      if Bool.random(using: &generator) { right = left + right }
      if Bool.random(using: &generator) { left = left.decomposedStringWithCanonicalMapping }
      // Foundation doesn't compose a syllable with a final consonant.
      if (left + right).unicodeScalars.contains("\u{11A8}") { continue }
      let expected = composed(left).lexicographicallyPrecedes(composed(right))
      #expect(left.precedesCanonically(right) == expected, "\(left.unicodeScalars), \(right.unicodeScalars)")
    }
  }

  @Test(
    "It is an order in which equal strings, and no others, are equivalent",
    arguments: 1...4 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let texts = (0..<3).map { _ in Self.text(&generator) }.sorted { $0.precedesCanonically($1) }
      let names = texts.map(\.unicodeScalars)
      for (left, right) in [(0, 1), (1, 2), (0, 2)] {
        #expect(!texts[right].precedesCanonically(texts[left]), "\(names)")
        #expect(texts[left].precedesCanonically(texts[right]) == (texts[left] != texts[right]), "\(names)")
      }
    }
  }

  final class Word: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var text: String
  }

  @Test(
    "An index of decomposed and composed strings is sound, and finds what a scan finds",
    arguments: 1...4 as ClosedRange<UInt64>)
  func index(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let store = try Store.temporary()
    for _ in 0..<30 {
      try store.write {
        for _ in 0..<20 {
          let (id, text) = (Int.random(in: 0..<200, using: &generator), Self.text(&generator))
          store.create(Word.self, value: ["id": id, "text": text], update: .modified)
        }
      }
      store.context.snapshot.checkInvariants()
      let words = store.objects(Word.self)
      let bound = Self.text(&generator)
      let all = words.map { ($0.id, $0.text) }
      #expect(
        Set(words.where { $0.text < bound }.map(\.id))
          == Set(all.filter { $0.1.precedesCanonically(bound) }.map(\.0)))
      #expect(Set(words.where { $0.text == bound }.map(\.id)) == Set(all.filter { $0.1 == bound }.map(\.0)))
      let sorted = words.sorted(by: \.text).map(\.text)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { !$1.precedesCanonically($0) })
    }
  }
}
