import Testing

@testable import santa_cli

struct PhraseTests {
  private func forms(_ language: Language, _ forms: String, _ numbers: [Int]) -> [String] {
    let phrase = Phrase("{number} {number: \(forms)}", PluralRule(language))
    return numbers.map { phrase(["number": language.number($0)]) }
  }

  @Test func `Polish nouns have three forms`() {
    #expect(
      forms(.polish, "prezent, prezenty, prezentów", [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112, 1234]) == [
        "0 prezentów", "1 prezent", "2 prezenty", "4 prezenty", "5 prezentów", "11 prezentów", "12 prezentów",
        "14 prezentów", "21 prezentów", "22 prezenty", "25 prezentów", "112 prezentów", "1234 prezenty",
      ])
  }

  @Test func `French counts zero as one, and needs a preposition after millions`() {
    #expect(
      forms(.french, "cadeau, cadeaux, de cadeaux", [0, 1, 2, 1_000_000, 1_000_001]) == [
        "0 cadeau", "1 cadeau", "2 cadeaux", "1\u{202F}000\u{202F}000 de cadeaux",
        "1\u{202F}000\u{202F}001 cadeaux",
      ])
    #expect(forms(.spanish, "regalo, regalos, de regalos", [0, 1]) == ["0 regalos", "1 regalo"])
  }

  @Test func `a language with fewer forms uses its last one`() {
    #expect(forms(.german, "Halt, Halte", [1, 2]) == ["1 Halt", "2 Halte"])
    #expect(forms(.french, "étape, étapes", [2_000_000]) == ["2\u{202F}000\u{202F}000 étapes"])
    #expect(forms(.japanese, "個", [1, 2]) == ["1 個", "2 個"])
  }

  @Test func `the number of the form is a placeholder, too`() {
    let phrase = Phrase("{a}[, {b: one, many}]", .one)
    #expect(phrase.names == ["a", "b"])
    #expect(phrase(["a": "x", "b": nil]) == "x" && phrase(["a": "x", "b": "2"]) == "x, many")
  }
}
