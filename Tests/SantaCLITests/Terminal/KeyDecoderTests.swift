import SantaCoreTestSupport
import Testing

@testable import santa_cli

extension KeyDecoder {
  /// Returns the keys in some bytes, without mouse events.
  fileprivate mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    events(in: bytes).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
}

struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(in: text.utf8)
  }

  @Test func `letters, signs and arrows are keys`() {
    #expect(keys("qQ +") == [.character("q"), .character("Q"), .character(" "), .character("+")])
    #expect(keys("\r\t\u{7F}\u{3}") == [.enter, .tab, .backspace, .interrupt])
    #expect(keys("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(keys("é東🎅") == [.character("é"), .character("東"), .character("🎅")])
  }

  @Test(arguments: [
    "\u{1B}[1;5A", "\u{1B}[200~q\u{1B}[Aq\u{1B}[201~", "\u{1B}[<0;12;5M", "\u{1B}]0;q?\u{07}",
    "\u{1B}]0;q\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}x", "\u{1B}[15~", "\u{1B}[3~",
    "\u{1B}[\(String(repeating: "1;", count: 5000))m", "\u{0}\u{1}\u{1A}",
  ])
  func `an unknown sequence is skipped, and the next key is read`(rubbish: String) {
    #expect(keys(rubbish) == [])
    #expect(keys(rubbish + "q") == [.character("q")])
  }

  @Test func `keys for pages and with Shift are told apart`() {
    #expect(
      keys("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}[1~\u{1B}[4~")
        == [.pageUp, .pageDown, .home, .end, .home, .home, .end])
    #expect(
      keys("\u{1B}[1;2A\u{1B}[1;2B\u{1B}[1;2C\u{1B}[1;2D") == [.shiftUp, .shiftDown, .shiftRight, .shiftLeft])
  }

  @Test func `reports of the mouse are events, and others of their kind are skipped`() {
    var decoder = KeyDecoder()
    let reports = "\u{1B}[<0;12;5M\u{1B}[<32;13;5M\u{1B}[<0;13;6m\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<4;2;3M"
    #expect(
      decoder.events(in: reports.utf8) == [
        .mouse(MouseEvent(action: .press, column: 11, row: 4)),
        .mouse(MouseEvent(action: .drag, column: 12, row: 4)),
        .mouse(MouseEvent(action: .release, column: 12, row: 5)),
        .mouse(MouseEvent(action: .wheelUp, column: 0, row: 0)),
        .mouse(MouseEvent(action: .wheelDown, column: 0, row: 0)),
        .mouse(MouseEvent(action: .press, column: 1, row: 2)),
      ])
    for report in [
      "<2;1;1M", "<0;0;1M", "<0;1M", "<0;1;1;1M", "<;;M", "<99999999999;1;1M", "<-1;1;1M", "0;1;1M",
      "<35;1;1M",
    ] {
      #expect(decoder.events(in: "\u{1B}[\(report)".utf8) == [], "\(report)")
    }
    #expect(decoder.events(in: "q".utf8) == [.key(.character("q"))])
  }

  @Test func `bytes that are no UTF-8 swallow no key`() {
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xE6, 0x9D], [0xF0, 0x9F, 0x8E], [0x80, 0x80], [0xED, 0xA0, 0x80],
    ] {
      var decoder = KeyDecoder()
      #expect(decoder.keys(in: bytes + Array("q".utf8)) == [.character("q")], "\(bytes)")
    }
    // A control character aborts a sequence.
    #expect(keys("\u{1B}[12\rq") == [.enter, .character("q")])
    #expect(keys("\u{1B}[1\u{1B}[A") == [.up])
  }

  @Test func `an escape is a key when nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.keyAfterTimeout() == .escape)
    #expect(decoder.keyAfterTimeout() == nil)
    #expect(decoder.keys(in: [0x1B]) == [])
    #expect(decoder.keys(in: Array("[A".utf8)) == [.up])
    #expect(keys("\u{1B}\u{1B}[B") == [.escape, .down])
  }

  @Test(arguments: [
    "\u{1B}]", "\u{1B}P", "\u{1B}X", "\u{1B}^", "\u{1B}_", "\u{1B}[", "\u{1B}O", "\u{1B}]0;", "\u{1B}[200~q",
  ])
  func `an incomplete sequence is given up`(keysWithAlt: String) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: Array(keysWithAlt.utf8)) == [])
    #expect(decoder.isInSequence && !decoder.isUndecided)
    #expect(decoder.keyAfterTimeout() == nil)
    #expect(decoder.keys(in: Array("q".utf8)) == [.character("q")])
  }

  @Test func `keys are the same however the bytes are cut`() {
    let text = Array("q\u{1B}[Aé\u{1B}[200~no\u{1B}[201~東\u{1B}]0;title\u{07}m\u{1B}OD🎅?".utf8)
    var whole = KeyDecoder()
    let expected = whole.keys(in: text)
    #expect(expected.count == 8)
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      var decoder = KeyDecoder()
      var (rest, keys) = (text[...], [Key]())
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(4, rest.count), using: &generator)
        keys += decoder.keys(in: rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(keys == expected, "seed \(seed)")
    }
  }

  @Test func `any bytes at all do no harm`() {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      var decoder = KeyDecoder()
      for _ in 0..<2000 {
        let special: [UInt8] = [0x1B, 0x5B, 0x5D, 0x4F, 0x7E, 0x07, 0x9C, 0xF0]
        let byte =
          Bool.random(using: &generator)
          ? special.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
        _ = decoder.keys(in: [byte])
      }
      // These bytes end any sequence that is still open.
      _ = decoder.keys(in: Array("\u{07}\u{1B}\\ \u{1B}[201~  ".utf8))
      #expect(decoder.keys(in: Array("q".utf8)) == [.character("q")], "seed \(seed)")
    }
  }
}

struct KeyDecoderAnswerTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    return decoder.events(in: text.utf8)
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", Color(30, 32, 255, basic: 0)),
    ("\u{1B}]11;rgb:ff/80/00\u{7}", Color(255, 128, 0, basic: 0)),
    ("\u{1B}]11;rgba:0000/0000/0000/ffff\u{7}", Color(0, 0, 0, basic: 0)),
  ])
  func `an answer has the background colour`(text: String, color: Color) {
    #expect(events(text) == [.background(color)])
    #expect(events("\(text)q") == [.background(color), .key(.character("q"))])
  }

  @Test(arguments: [
    "\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]11;rgb:00/00\u{7}",
    "\u{1B}]10;rgb:ff/ff/ff\u{7}",
    "\u{1B}P11;rgb:00/00/00\u{1B}\\", "\u{1B}]11;rgb:12345/0/0\u{7}", "\u{1B}]11;rgb:-1/0/0\u{7}",
  ])
  func `other answers are skipped`(text: String) {
    #expect(events("\(text)q") == [.key(.character("q"))])
  }

  @Test func `the kind of terminal ends the answers`() {
    #expect(events("\u{1B}[?62;22c") == [.identified])
    #expect(events("\u{1B}[c") == [])
  }
}
