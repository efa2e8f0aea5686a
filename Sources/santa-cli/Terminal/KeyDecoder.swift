/// Decodes keys and events of the mouse from the bytes that a terminal sends, in pieces of any length.
///
/// All other input is skipped: answers to queries, pasted text, keys that the program does not use, and invalid UTF-8.
/// After invalid input, the next key is decoded correctly.
///
/// The sequences are those of ECMA-48 and xterm (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
struct KeyDecoder: Sendable {
  private enum State: Equatable, Sendable {
    case ground
    /// After ESC.
    case escape
    /// After ESC [, with the bytes since, up to a limit.
    case control([UInt8])
    /// After ESC O: one more byte.
    case single
    /// In a string for programs, which ends with BEL or ESC \.
    case text
    case textEscape
    /// In the middle of a character of several bytes.
    case character([UInt8], length: Int)
  }

  /// The number of bytes to keep of a control sequence; no key has more.
  private static let parameterLimit = 32

  private var state = State.ground
  private var isPasting = false

  /// Whether the last byte was an ESC, which is either the key or the start of a sequence.
  var isUndecided: Bool { state == .escape }

  /// Whether a sequence has begun. Its end may never come: a key with Alt looks like the beginning of a string.
  var isInSequence: Bool { isPasting || (state != .ground && state != .escape) }

  /// The keys and mouse events that are complete with these bytes.
  mutating func events(in bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.compactMap { byte in
      guard let event = event(endingWith: byte), !isPasting else { return nil }
      return event
    }
  }

  /// The escape key, if no byte followed an ESC for a while. Any other sequence that has begun is abandoned.
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
    case .text:
      if byte == 0x07 || byte == 0x18 || byte == 0x1A { state = .ground }
      if byte == 0x1B { state = .textEscape }
      return nil
    case .textEscape:
      state = byte == 0x1B ? .textEscape : (byte == UInt8(ascii: "\\") ? .ground : .text)
      return nil
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
      state = .text
    case 0x1B:
      // The first ESC was the key. The second one may start a sequence.
      return .key(.escape)
    default:
      // A key with Alt, which the program does not use.
      state = .ground
    }
    return nil
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
      // A byte that can't be in a sequence ends it, and is decoded by itself.
      return start(byte)
    }
  }

  private mutating func complete(_ parameters: String, _ final: UInt8) -> TerminalEvent? {
    switch (parameters, Character(Unicode.Scalar(final))) {
    case ("200", "~"): isPasting = true
    case ("201", "~"): isPasting = false
    case ("1", "~"), ("7", "~"): return .key(.home)
    case ("4", "~"), ("8", "~"): return .key(.end)
    case ("5", "~"): return .key(.pageUp)
    case ("6", "~"): return .key(.pageDown)
    case ("", _): return Self.letterKey(final).map { .key($0) }
    // The number 2 is that of the Shift key. Other modifiers are not used.
    case ("1;2", _): return Self.letterKey(final).flatMap(Self.shifted).map { .key($0) }
    case (let report, "M") where report.hasPrefix("<"):
      return Self.mouse(report.dropFirst(), isRelease: false)
    case (let report, "m") where report.hasPrefix("<"):
      return Self.mouse(report.dropFirst(), isRelease: true)
    default: break
    }
    return nil
  }

  /// An event of the mouse: the button with its modifiers, the column and the row, counted from 1.
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
