import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct CanvasUpdateTests {
  private static let texts = [
    "a", "Santa", "🎅", "東京", "é", "e\u{301}", "⠿⣿⢕", "█▌░", "  ", "🌫️ fog", "x🛷y", "\u{200B}", "→ Ōsaka",
  ]
  private static let styles = [
    Style.plain, Style(isBold: true), Style(Color(255, 0, 0, basic: 1)), Style(isDim: true, isReversed: true),
    Style(Color(1, 2, 3, basic: 4), on: Color(200, 200, 210, basic: 15)),
  ]

  private static func scribble(on canvas: inout Canvas, _ generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let column = Int.random(in: -3..<canvas.size.columns + 2, using: &generator)
      let row = Int.random(in: -1...canvas.size.rows, using: &generator)
      let style = styles.randomElement(using: &generator) ?? .plain
      switch Int.random(in: 0...9, using: &generator) {
      case 0:
        canvas.clear(columns: column..<column + 7, rows: row..<row + 2, style)
      default: canvas.put(texts.randomElement(using: &generator) ?? "", at: column, row, style)
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `the output turns any picture into any other`(depth: ColorDepth) {
    for seed in UInt64(0)..<40 {
      var generator = SeededGenerator(seed: seed)
      let size = TerminalSize(
        columns: Int.random(in: 1...30, using: &generator), rows: Int.random(in: 1...8, using: &generator))
      var emulator = ScreenEmulator(size)
      emulator.resize(size)
      var canvas = Canvas(size)
      var shown: Canvas?
      for step in 0..<30 {
        if Int.random(in: 0...5, using: &generator) == 0 { canvas = Canvas(size) }
        Self.scribble(on: &canvas, &generator)
        emulator.write(CanvasUpdate(from: shown, to: canvas, depth: depth).text)
        #expect(emulator.mistakes == [], "seed \(seed), step \(step)")
        #expect(emulator.shows(canvas, depth), "seed \(seed), step \(step)")
        guard emulator.shows(canvas, depth) else { return }
        shown = canvas
      }
    }
  }

  @Test func `nothing is written for the same picture, and little for a small change`() {
    var canvas = Canvas(.usual)
    for row in 0..<24 { canvas.put(String(repeating: "⣿", count: 80), at: 0, row, Self.styles[2]) }
    #expect(CanvasUpdate(from: canvas, to: canvas, depth: .full).text.isEmpty)
    var other = canvas
    other.put("12", at: 40, 10)
    #expect(CanvasUpdate(from: canvas, to: other, depth: .full).text == "\u{1B}[11;41H\u{1B}[m12")
  }

  /// Some terminals, tmux among them, treat a sign with a variation selector as one column wide. Formerly, an 'o' of "looking"
  /// remained next to the snow.
  @Test func `beside a sign that may be narrow nothing is left of what was there`() {
    var (old, new) = (Canvas(.usual), Canvas(.usual))
    old.put("looking", at: 0, 0)
    new.put("❄️ snow", at: 0, 0)
    let text = CanvasUpdate(from: old, to: new, depth: .full).text
    #expect(text == "\u{1B}[1H\u{1B}[m\u{1B}[1C \u{1B}[1H❄️\u{1B}[1;3H snow")
  }

  @Test func `another size is drawn from nothing`() {
    let text = CanvasUpdate(from: Canvas(.usual), to: Canvas(TerminalSize(columns: 5, rows: 2)), depth: .full)
      .text
    #expect(text == "\u{1B}[m\u{1B}[2J")
  }

  @Test func `text that is half outside a picture is left out`() {
    var canvas = Canvas(TerminalSize(columns: 5, rows: 1))
    canvas.put("🎅🎅🎅", at: 0, 0)
    #expect(canvas.lines == ["🎅🎅"])
    canvas.put("x", at: 1, 0)
    #expect(canvas.lines == [" x🎅"])
    canvas.put("東", at: -1, 0)
    #expect(canvas.lines == [" x🎅"])
    canvas.put("far away", at: 2, 7)
    #expect(canvas.lines == [" x🎅"])
    #expect(Canvas(TerminalSize(columns: -1, rows: 3)).cells.isEmpty)
  }
}
