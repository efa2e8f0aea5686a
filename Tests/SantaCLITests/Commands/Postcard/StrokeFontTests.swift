import SantaCore
import Testing

@testable import santa_cli

struct StrokeFontTests {
  @Test func `it has the characters of the languages with Latin letters`() {
    for text in [
      "The quick brown fox, 0123456789 (70 %) – \"x\" & 'y'!", "ÄÖÜäöüß ÀÂÇÉÈÊËÎÏÔŒÙÛŸ àâçéèêëîïôœùûÿ",
      "ÁÍÑÓÚ¿¡áíñóú",
      "ĄĆĘŁŃÓŚŹŻąćęłńóśźż", "ČĎĚŇŘŠŤŮÝŽčďěňřšťůýž", "ĂÂÎȘȚăâîșț", "ĞİŞğış", "ÅÆØåæø", "ŐŰőű", "ÃÕãõ",
      "Đà Nẵng", "→ ·",
    ] {
      let missing = text.filter { StrokeFont.glyphs(for: $0).isEmpty && !"¿¡".contains($0) }
      #expect(missing.isEmpty, "\(missing)")
    }
    #expect(!StrokeFont.canDraw("東京") && !StrokeFont.canDraw("🎅") && StrokeFont.canDraw(""))
  }

  @Test func `an accent is drawn above the letter, and higher above a capital`() throws {
    func top(_ character: Character) throws -> Double {
      let glyph = try #require(StrokeFont.glyphs(for: character).first)
      return try #require(glyph.strokes.flatMap { $0 }.map(\.y).min())
    }
    #expect(try top("é") < top("e") && top("É") < top("E") && top("É") < top("é"))
    // The accent takes the place of the dot.
    #expect(
      StrokeFont.glyphs(for: "í").first?.strokes.count == StrokeFont.glyphs(for: "i").first?.strokes.count)
    #expect(StrokeFont.glyphs(for: "ı").first?.strokes.count == 1)
  }

  @Test func `every accented letter has a base that can be drawn`() {
    for accent in StrokeFontTable.accents {
      #expect(accent.letters.count == accent.bases.count)
      for letter in accent.letters { #expect(StrokeFont.glyphs(for: letter).count == 1, "\(letter)") }
    }
    for letter in StrokeFontTable.substitutes.keys {
      #expect(!StrokeFont.glyphs(for: letter).isEmpty, "\(letter)")
    }
  }

  @Test func `a name of any city of the route can be drawn`() {
    for stop in Route.embedded(year: 2026).stops {
      #expect(StrokeFont.canDraw(stop.name), "\(stop.name)")
    }
  }
}
