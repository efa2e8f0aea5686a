import SantaCore

/// A font of lines, which can be drawn at any size and weight.
///
/// It has the printable characters of ASCII, the Latin letters with the usual accents, and some punctuation. A Latin letter
/// with other accents is drawn without them.
enum StrokeFont {
  /// A point in units of the font: x to the right, y downwards. The baseline is at y = 9, and capitals begin at y = -12.
  struct Point: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  /// The shape of a character.
  struct Glyph: Sendable {
    /// The edges of the character, including the space around it.
    var left: Double
    var right: Double
    var strokes: [[Point]]
  }

  static let baseline = 9.0
  static let capHeight = 21.0

  /// Returns whether a string can be drawn as it is, or without some accents.
  static func canDraw(_ text: String) -> Bool { text.allSatisfy { !glyphs(for: $0).isEmpty } }

  /// Returns the shapes of a character, of which there are several for a ligature; empty if the font doesn't have it.
  static func glyphs(for character: Character) -> [Glyph] {
    if let glyph = glyph(for: character) { return [glyph] }
    // The key of a place's name consists of ASCII letters, for example "ss" for "ß".
    let letters = PlaceName.key(String(character)).filter(\.isASCII)
    return (character.isUppercase ? letters.uppercased() : letters).compactMap { plain[$0] }
  }

  private static func glyph(for character: Character) -> Glyph? {
    if let glyph = plain[character] { return glyph }
    if let substitute = StrokeFontTable.substitutes[character] { return plain[substitute] }
    if let strokes = StrokeFontTable.signs[character] {
      return Glyph(left: -10, right: 10, strokes: Self.strokes(strokes))
    }
    for accent in StrokeFontTable.accents {
      guard let index = accent.letters.firstIndex(of: character) else { continue }
      let offset = accent.letters.distance(from: accent.letters.startIndex, to: index)
      let base = accent.bases[accent.bases.index(accent.bases.startIndex, offsetBy: offset)]
      return plain[base].map { accented($0, base, accent) }
    }
    return nil
  }

  private static func accented(_ glyph: Glyph, _ base: Character, _ accent: StrokeFontTable.Accent) -> Glyph {
    var glyph = glyph
    // The dot of an i or a j makes room for an accent above.
    if accent.isAbove, base == "i" || base == "j" { glyph.strokes.removeFirst() }
    let isTall = base.isUppercase || "dhlt".contains(base)
    let lift = accent.isAbove && isTall ? -7.0 : 0
    glyph.strokes += strokes(accent.strokes).map { $0.map { Point(x: $0.x, y: $0.y + lift) } }
    return glyph
  }

  /// The characters of the table.
  private static let plain: [Character: Glyph] = {
    var glyphs: [Character: Glyph] = [" ": Glyph(left: -8, right: 8, strokes: [])]
    for line in StrokeFontTable.glyphs.split(separator: "\n") {
      let scalars = Array(line.utf8)
      guard scalars.count >= 3 else { continue }
      glyphs[Character(Unicode.Scalar(scalars[0]))] = Glyph(
        left: coordinate(scalars[1]), right: coordinate(scalars[2]),
        strokes: strokes(String(line.dropFirst(3))))
    }
    return glyphs
  }()

  /// Decodes strokes, which are separated by spaces. Each point is two letters, whose distances from R are x and y.
  private static func strokes(_ text: String) -> [[Point]] {
    text.split(separator: " ").map { stroke in
      let bytes = Array(stroke.utf8)
      return stride(from: 0, to: bytes.count - 1, by: 2).map {
        Point(x: coordinate(bytes[$0]), y: coordinate(bytes[$0 + 1]))
      }
    }
  }

  private static func coordinate(_ byte: UInt8) -> Double { Double(Int(byte) - Int(UInt8(ascii: "R"))) }
}
