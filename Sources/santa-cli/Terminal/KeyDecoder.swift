/// Decodes keys and mouse events from the bytes that a terminal sends, in chunks of any length.
///
/// The answers to `TerminalSequence.askForBackground` are events, too. All other input is skipped: other answers, pasted text, keys that the program does not use, and invalid UTF-8. After
/// invalid input, the next key is decoded correctly.
///
/// The sequences are defined by ECMA-48 and xterm (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
struct KeyDecoder: Sendable {
  private enum State: Equatable, Sendable {
    case ground
    /// After ESC.
    case escape
    /// After ESC [, with the bytes that followed, up to a limit.
    case control([UInt8])
    /// After ESC O: one more byte.
    case single
    /// Inside a control string, which ends with BEL or ESC \, with its first bytes.
    case text([UInt8])
    case textEscape([UInt8])
    /// Inside a character of several bytes.
    case character([UInt8], length: Int)
  }

  /// The number of bytes of a control sequence to keep. No key has more.
  private static let parameterLimit = 32

  private var state = State.ground
  private var isPasting = false

  /// Whether the last byte was ESC, which is either the key or the start of a sequence.
  var isUndecided: Bool { state == .escape }

  /// Whether a sequence has started. Its end may never arrive: a key with Alt looks like the start of a string.
  var isInSequence: Bool { isPasting || (state != .ground && state != .escape) }

  /// Returns the keys and mouse events that these bytes complete.
  mutating func events(in bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.compactMap { byte in
      guard let event = event(endingWith: byte), !isPasting else { return nil }
      return event
    }
  }

  /// Returns the escape key, if no byte has followed an ESC for some time. Any other incomplete sequence is discarded.
  mutating func keyAfterTimeout() -> Key? {
    let isKey = isUndecided
    state = .ground
    if isKey { return isPasting ? nil : .escape }
    isPasting = false
    return nil
  }

  private mutating func event(endingWith byte: UInt8) -> TerminalEvent? {
    switch state {
    case .ground: return start(byte)
    case .escape: return second(byte)
    case .control(let parameters): return control(parameters, byte)
    case .single:
      state = .ground
      return Self.letterKey(byte).map { .key($0) }
    case .text(let text): return string(text, byte)
    case .textEscape(let text):
      guard byte == UInt8(ascii: "\\") else {
        state = byte == 0x1B ? .textEscape(text) : .text(text)
        return nil
      }
      state = .ground
      return Self.answer(String(decoding: text, as: UTF8.self))
    case .character(let bytes, let length): return character(bytes, length: length, byte)
    }
  }

  private mutating func start(_ byte: UInt8) -> TerminalEvent? {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x03: return .key(.interrupt)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x09: return .key(.tab)
    case 0x0A, 0x0D: return .key(.enter)
    case 0x00..<0x20: return nil
    case 0x20..<0x7F: return .key(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: return nil
    }
    return nil
  }

  private mutating func second(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .text([byte])
    case 0x1B:
      // The first ESC was the key. The second one may start a sequence.
      return .key(.escape)
    default:
      // A key with Alt, which the program does not use.
      state = .ground
    }
    return nil
  }

  private mutating func string(_ text: [UInt8], _ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case 0x07:
      state = .ground
      return Self.answer(String(decoding: text, as: UTF8.self))
    case 0x18, 0x1A: state = .ground
    case 0x1B: state = .textEscape(text)
    default: if text.count < Self.parameterLimit { state = .text(text + [byte]) }
    }
    return nil
  }

  /// Decodes the answer with the background colour: `]11;rgb:1e1e/1e1e/2e2e`, with one to four digits for each component.
  private static func answer(_ text: String) -> TerminalEvent? {
    let start = ["]11;rgb:", "]11;rgba:"].first { text.hasPrefix($0) }
    guard let start else { return nil }
    let parts = text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    let components = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.count), let number = UInt32(part, radix: 16) else { return nil }
      let largest = (UInt32(1) << UInt32(4 * part.count)) - 1
      return UInt8(number * 255 / largest)
    }
    guard components.count == 3 else { return nil }
    return .background(Color(components[0], components[1], components[2], basic: 0))
  }

  private mutating func control(_ parameters: [UInt8], _ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case 0x20..<0x40:
      state = .control(parameters.count < Self.parameterLimit ? parameters + [byte] : parameters)
      return nil
    case 0x40..<0x7F:
      state = .ground
      return complete(String(decoding: parameters, as: UTF8.self), byte)
    default:
      // A byte that isn't valid in a sequence ends it, and is decoded separately.
      return start(byte)
    }
  }

  private mutating func complete(_ parameters: String, _ final: UInt8) -> TerminalEvent? {
    switch (parameters, Character(Unicode.Scalar(final))) {
    case (let report, "c") where report.hasPrefix("?"): return .identified
    case ("200", "~"): isPasting = true
    case ("201", "~"): isPasting = false
    case ("1", "~"), ("7", "~"): return .key(.home)
    case ("4", "~"), ("8", "~"): return .key(.end)
    case ("5", "~"): return .key(.pageUp)
    case ("6", "~"): return .key(.pageDown)
    case ("", _): return Self.letterKey(final).map { .key($0) }
    // The number 2 stands for the Shift key. Other modifiers are not used.
    case ("1;2", _): return Self.letterKey(final).flatMap(Self.shifted).map { .key($0) }
    case (let report, "M") where report.hasPrefix("<"):
      return Self.mouse(report.dropFirst(), isRelease: false)
    case (let report, "m") where report.hasPrefix("<"):
      return Self.mouse(report.dropFirst(), isRelease: true)
    default: break
    }
    return nil
  }

  /// Decodes a mouse event: the button with its modifiers, the column and the row, counted from 1.
  private static func mouse(_ report: Substring, isRelease: Bool) -> TerminalEvent? {
    let numbers = report.split(separator: ";", omittingEmptySubsequences: false).map { UInt16($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2],
      column > 0, row > 0
    else { return nil }
    // The bits 4, 8 and 16 are Shift, Alt and Ctrl.
    let action: MouseEvent.Action? =
      switch button & ~0b1_1100 {
      case 0: isRelease ? .release : .press
      case 32: .drag
      case 64: .wheelUp
      case 65: .wheelDown
      default: nil
      }
    return action.map { .mouse(MouseEvent(action: $0, column: Int(column) - 1, row: Int(row) - 1)) }
  }

  private mutating func character(_ bytes: [UInt8], length: Int, _ byte: UInt8) -> TerminalEvent? {
    guard (0x80..<0xC0).contains(byte) else { return start(byte) }
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .character(bytes, length: length)
      return nil
    }
    state = .ground
    return String(validating: bytes, as: UTF8.self)?.first.map { .key(.character($0)) }
  }

  private static func letterKey(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private static func shifted(_ key: Key) -> Key? {
    switch key {
    case .up: .shiftUp
    case .down: .shiftDown
    case .left: .shiftLeft
    case .right: .shiftRight
    default: nil
    }
  }
}
