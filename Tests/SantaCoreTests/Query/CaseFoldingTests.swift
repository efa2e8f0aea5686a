import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// `[c]` used to compare lower-case letters. `σας` didn't find `ΣΑΣ`, because it ends with the other lower-case form of `Σ`.
struct CaseFoldingTests {
  final class Word: Object {
    @Persisted(indexed: true) var text: String
    @Persisted var texts: List<String>
  }

  /// Groups of strings that are equal without case.
  private static let equal = [
    ["ΣΑΣ", "σας", "σασ"], ["Straße", "STRASSE", "STRAẞE", "strasse"], ["İx", "i\u{307}X"],
    ["Kelvin", "kelvin"],
    ["\u{3B1}\u{345}\u{301}", "\u{3B1}\u{301}\u{345}", "ΆΙ", "\u{1FB4}", "άι"], ["ﬃ", "FFI"],
    ["ǆ", "ǅ", "Ǆ"],
    ["ᏸ", "Ᏸ"], ["ꭰ", "Ꭰ"], ["ſ", "S", "s"], ["é", "É", "e\u{301}", "E\u{301}"], ["ŉ", "ʼN"],
  ]
  private static let different = [("ı", "I"), ("ı", "i"), ("ø", "o"), ("İ", "i"), ("a", "á"), ("ss", "s")]

  private let store: Store
  private let words: Results<Word>

  init() throws {
    store = try Store.temporary()
    words = store.objects(Word.self)
  }

  private func add(_ texts: [String]) throws {
    let store = store
    try store.write {
      store.deleteAll()
      for text in texts { store.create(Word.self, value: ["text": text, "texts": [text]]) }
    }
  }

  @Test("Texts that differ only in case are equal, in all operators and forms", arguments: equal)
  func equalTexts(texts: [String]) throws {
    try add(texts)
    let count = texts.count
    for text in texts {
      for condition in [
        "text ==[c] %@", "text CONTAINS[c] %@", "text BEGINSWITH[c] %@", "text ENDSWITH[c] %@",
        "text LIKE[c] %@",
        "ANY texts ==[c] %@", "texts CONTAINS[c] %@",
      ] {
        #expect(try words.filter(condition, text).count == count, "\(condition) \(text)")
      }
      #expect(try words.filter("text !=[c] %@", text).isEmpty)
      #expect(words.where { $0.text.equals(text, options: .caseInsensitive) }.count == count)
      #expect(words.where { $0.text.notEquals(text, options: .caseInsensitive) }.isEmpty)
      #expect(words.where { $0.text.contains(text, options: .caseInsensitive) }.count == count)
      #expect(words.where { $0.text.starts(with: text, options: .caseInsensitive) }.count == count)
      #expect(words.where { $0.text.ends(with: text, options: .caseInsensitive) }.count == count)
      #expect(words.where { $0.text.like(text, caseInsensitive: true) }.count == count)
      let values = try #require(words.first).texts
      #expect(values.where { $0.equals(text, options: .caseInsensitive) }.count == 1)
    }
  }

  @Test("Letters of their own stay different", arguments: different)
  func differentTexts(first: String, second: String) throws {
    try add([first])
    #expect(try words.filter("text ==[c] %@", second).isEmpty)
    #expect(try words.filter("text !=[c] %@", second).count == 1)
  }

  @Test("A letter that stands for two counts as two")
  func expanded() throws {
    try add(["Straße"])
    #expect(try words.filter("text LIKE[c] 'STRA??E'").count == 1)
    #expect(try words.filter("text LIKE[c] 'STRA?E'").isEmpty)
    #expect(try words.filter("text BEGINSWITH[c] 'STRAS'").count == 1)
    #expect(try words.filter("text LIKE 'Stra?e'").count == 1)
  }

  @Test("A live query without case is brought up to date")
  func live() throws {
    try add(["ΣΑΣ"])
    let found = try words.filter("text ENDSWITH[c] 'ας'")
    #expect(found.count == 1)
    let store = store
    try store.write { store.create(Word.self, value: ["text": "ας", "texts": []]) }
    #expect(found.map(\.text) == ["ΣΑΣ", "ας"])
  }

  @Test("Folding a folded text changes nothing, for every letter")
  func idempotent() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = String(scalar).folded(.caseInsensitive)
      #expect(folded.folded(.caseInsensitive) == folded, "U+\(String(value, radix: 16))")
      guard scalar.properties.isDefined else { continue }
      let capital = String(scalar).uppercased().folded(.caseInsensitive)
      // The dotless i and the i share a capital letter.
      if value != 0x131 { #expect(capital == folded, "U+\(String(value, radix: 16))") }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isDefined: Bool { generalCategory != .unassigned }
}
