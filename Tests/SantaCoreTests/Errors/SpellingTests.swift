import Testing

@testable import SantaStore

struct SpellingTests {
  @Test("The nearest wins, and of two as near the first")
  func nearest() {
    #expect(Spelling.nearest(to: "rute", among: ["rite", "route"]) == "rite")
    #expect(Spelling.nearest(to: "rouet", among: ["rite", "route"]) == "route")
  }

  @Test("Case does not count")
  func caseDoesNotCount() {
    #expect(Spelling.nearest(to: "DEMO", among: ["demo"]) == "demo")
  }

  @Test("A short word is not taken for any other short word")
  func shortWord() {
    #expect(Spelling.nearest(to: "xy", among: ["at"]) == nil)
    #expect(Spelling.nearest(to: "ta", among: ["at"]) == "at")
  }

  @Test("A long word may be three slips away, not four")
  func longWord() {
    #expect(Spelling.nearest(to: "Rekjavk", among: ["Reykjavik"]) == "Reykjavik")
    #expect(Spelling.nearest(to: "Reikyavicks", among: ["Reykjavik"]) == nil)
  }

  @Test("An endless word is refused before it is compared")
  func endlessWord() {
    #expect(Spelling.nearest(to: String(repeating: "a", count: 100_000), among: ["at"]) == nil)
  }

  @Test("The edit distance counts slips, a swap as one")
  func editDistance() {
    #expect(Spelling.editDistance("kitten", "sitting") == 3)
    #expect(Spelling.editDistance("berlin", "beriln") == 1)
    #expect(Spelling.editDistance("", "abc") == 3)
    #expect(Spelling.editDistance("same", "same") == 0)
  }
}
