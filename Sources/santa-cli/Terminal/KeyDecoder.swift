/// Makes keys of the bytes that a terminal sends, however they are cut into pieces.
///
/// What is no key is passed over: answers to questions, reports of the mouse, pasted text, keys that nobody here asks
/// for, bytes that are no UTF-8. After any rubbish the next key is read as what it is.
///
/// The sequences are those of ECMA-48 and xterm (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
struct KeyDecoder: Sendable {
  private enum State: Equatable, Sendable {
    case ground
    /// After ESC.
    case escape
    /// After ESC [; what stands between it and its end, as far as it matters.
    case control([UInt8])
    /// After ESC O: one more byte.
    case single
    /// In a text for programs, which ends with BEL or ESC \.
    case text
    case textEscape
    /// In the middle of a character of several bytes.
    case character([UInt8], length: Int)
  }

  /// More parameters than any key has.
  private static let parameterLimit = 32

  private var state = State.ground
  private var isPasting = false

  /// Whether an ESC has come and nothing after it: the key, or the start of something.
  var isUndecided: Bool { state == .escape }

  /// Whether something has begun that has an end, which may never come: a key with Alt looks like the beginning of a text.
  var isInSequence: Bool { isPasting || (state != .ground && state != .escape) }

  /// The keys that are complete with these bytes.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { byte in
      guard let key = key(endingWith: byte), !isPasting else { return nil }
      return key
    }
  }

  /// The key that an ESC was after which nothing came for a while. What else was begun is given up.
  mutating func keyAfterTimeout() -> Key? {
    let isKey = isUndecided
    state = .ground
    if isKey { return isPasting ? nil : .escape }
    isPasting = false
    return nil
  }

  private mutating func key(endingWith byte: UInt8) -> Key? {
    switch state {
    case .ground: return start(byte)
    case .escape: return second(byte)
    case .control(let parameters): return control(parameters, byte)
    case .single:
      state = .ground
      return Self.arrow(byte)
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

  private mutating func start(_ byte: UInt8) -> Key? {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x03: return .interrupt
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x00..<0x20: return nil
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: return nil
    }
    return nil
  }

  private mutating func second(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .text
    case 0x1B:
      // Twice the key; of the second nobody knows yet.
      return .escape
    default:
      // A key with Alt, which nobody here asks for.
      state = .ground
    }
    return nil
  }

  private mutating func control(_ parameters: [UInt8], _ byte: UInt8) -> Key? {
    switch byte {
    case 0x20..<0x40:
      state = .control(parameters.count < Self.parameterLimit ? parameters + [byte] : parameters)
      return nil
    case 0x40..<0x7F:
      state = .ground
      if byte == UInt8(ascii: "~") {
        if parameters == Array("200".utf8) { isPasting = true }
        if parameters == Array("201".utf8) { isPasting = false }
        return nil
      }
      // With parameters it is a key with modifiers, or something else altogether.
      return parameters.isEmpty ? Self.arrow(byte) : nil
    default:
      // What can't be in a sequence ends it, and is what it is.
      return start(byte)
    }
  }

  private mutating func character(_ bytes: [UInt8], length: Int, _ byte: UInt8) -> Key? {
    guard (0x80..<0xC0).contains(byte) else { return start(byte) }
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .character(bytes, length: length)
      return nil
    }
    state = .ground
    return String(validating: bytes, as: UTF8.self)?.first.map { .character($0) }
  }

  private static func arrow(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: nil
    }
  }
}
