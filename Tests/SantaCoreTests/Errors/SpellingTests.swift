import Testing

@testable import SantaStore

@Suite struct SpellingTests {
  @Test func `the nearest wins, and of two as near the first`() {
    #expect(Spelling.nearest(to: "rute", among: ["rite", "route"]) == "rite")
    #expect(Spelling.nearest(to: "rouet", among: ["rite", "route"]) == "route")
  }

  @Test func `case does not count`() {
    #expect(Spelling.nearest(to: "DEMO", among: ["demo"]) == "demo")
  }

  @Test func `a short word is not taken for any other short word`() {
    #expect(Spelling.nearest(to: "xy", among: ["at"]) == nil)
    #expect(Spelling.nearest(to: "ta", among: ["at"]) == "at")
  }

  @Test func `a long word may be three slips away, not four`() {
    #expect(Spelling.nearest(to: "Rekjavk", among: ["Reykjavik"]) == "Reykjavik")
    #expect(Spelling.nearest(to: "Reikyavicks", among: ["Reykjavik"]) == nil)
  }

  @Test func `an endless word is refused before it is compared`() {
    #expect(Spelling.nearest(to: String(repeating: "a", count: 100_000), among: ["at"]) == nil)
  }

  @Test func `the edit distance counts slips, a swap as one`() {
    #expect(Spelling.editDistance("kitten", "sitting") == 3)
    #expect(Spelling.editDistance("berlin", "beriln") == 1)
    #expect(Spelling.editDistance("", "abc") == 3)
    #expect(Spelling.editDistance("same", "same") == 0)
  }
}
