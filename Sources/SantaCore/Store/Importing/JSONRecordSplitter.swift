/// Splits a stream of JSON into its objects: the elements of one array, or consecutive objects, such as one on each line.
///
/// The splitter checks only the structure that it needs to find the end of an object. The contents are checked when the object
/// is decoded. The memory that this takes depends only on the largest object.
struct JSONRecordSplitter: Sendable {
  struct Record {
    var bytes: [UInt8]
    /// The location of the first byte.
    var location: ImportLocation
  }

  /// The limit of `JSONDecoder`, which decodes the objects.
  static let maximumDepth = 512
  /// The maximum length of an object in bytes, four times the maximum length of a stored string (`ValueType.maximumByteCount`).
  static let maximumByteCount = 1 << 26

  enum State {
    /// Before the first object, whose form decides whether the stream is an array.
    case start
    /// Between consecutive objects.
    case sequence
    /// In an array, before an object. The array may end here only if it is empty.
    case beforeElement(mayEnd: Bool)
    case afterElement
    case end
  }

  private(set) var state = State.start
  private(set) var location = ImportLocation()
  /// The number of bytes of a byte order mark that were read so far.
  private var markCount = 0
  /// The location of the object that is being read; nil between objects.
  private var start: ImportLocation?
  /// The bytes of the object that is being read.
  private var bytes: [UInt8] = []
  /// The brackets that are open, as they are closed.
  private var closings: [UInt8] = []
  /// Whether the last byte was in a string.
  private(set) var isInText = false
  /// The last byte of the object outside strings that isn't a space.
  private var last = UInt8(ascii: "{")
  /// Whether only spaces precede the next byte in its line.
  private var beginsLine = false
  private var isEscaped = false

  init() {}

  /// Continues between two objects.
  init(_ state: State, at location: ImportLocation) { (self.state, self.location) = (state, location) }

  /// Calls a function with each object that ends in a chunk of the stream.
  mutating func split(_ chunk: some Sequence<UInt8>, _ body: (Record) throws -> Void) throws {
    for byte in chunk {
      if start != nil { try extend(byte, body) } else { try begin(byte) }
      pass(byte)
    }
  }

  /// Advances the location past a byte.
  mutating func pass(_ byte: UInt8) { location.pass(byte) }

  /// Checks that the stream may end here.
  func checkEnd() throws {
    if let start {
      throw ImportFailure(
        location: location,
        reason: "the data ends within the object that begins in \(start). It may be incomplete")
    }
    switch state {
    // Part of a byte order mark.
    case .start where markCount == 1 || markCount == 2:
      throw ImportFailure(location: ImportLocation(), reason: "the data is not JSON in UTF-8")
    case .start, .sequence, .end: break
    case .beforeElement, .afterElement:
      throw ImportFailure(
        location: location, reason: "the data ends before the array does. It may be incomplete")
    }
  }

  /// Reads a byte outside of objects.
  private mutating func begin(_ byte: UInt8) throws {
    if isMark(byte) { return }
    switch (byte, state) {
    case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _): break
    case (UInt8(ascii: "["), .start): state = .beforeElement(mayEnd: true)
    case (UInt8(ascii: "{"), .start), (UInt8(ascii: "{"), .sequence): open(byte, then: .sequence)
    case (UInt8(ascii: "{"), .beforeElement): open(byte, then: .afterElement)
    case (UInt8(ascii: ","), .afterElement): state = .beforeElement(mayEnd: false)
    case (UInt8(ascii: "]"), .afterElement), (UInt8(ascii: "]"), .beforeElement(mayEnd: true)): state = .end
    default:
      throw ImportFailure(
        location: location, reason: "\(Self.name(of: byte)) is not allowed here; \(expected)")
    }
  }

  /// Returns whether a byte is part of a byte order mark at the beginning of the stream, and counts it.
  private mutating func isMark(_ byte: UInt8) -> Bool {
    guard case .start = state, location.line == 1, location.column == markCount + 1 else { return false }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard markCount < mark.count, byte == mark[markCount] else { return false }
    markCount += 1
    return true
  }

  private mutating func open(_ byte: UInt8, then next: State) {
    (start, bytes) = (location, [byte])
    (closings, isInText, isEscaped, state) = ([UInt8(ascii: "}")], false, false, next)
    (last, beginsLine) = (byte, false)
  }

  /// Reads a byte of an object.
  private mutating func extend(_ byte: UInt8, _ body: (Record) throws -> Void) throws {
    bytes.append(byte)
    if bytes.count > Self.maximumByteCount {
      throw ImportFailure(
        location: start ?? location,
        reason:
          "an object has more than \(Self.maximumByteCount) bytes, which is the limit. A quote may be missing"
      )
    }
    if isInText {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        throw ImportFailure(
          location: location,
          reason:
            "a string has no end in its line. A quote may be missing; a line end in a string is written as \\n"
        )
      }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false
      }
      return
    }
    if byte == UInt8(ascii: "\n") { beginsLine = true }
    if byte <= 0x20 { return }
    defer { (last, beginsLine) = (byte, false) }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if beginsLine, byte == UInt8(ascii: "{") { try checkLine() }
      closings.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      if closings.count > Self.maximumDepth {
        throw ImportFailure(
          location: location,
          reason: "an object has more than \(Self.maximumDepth) levels, which is the limit")
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if closings.last != byte {
        throw ImportFailure(
          location: location,
          reason:
            "\(Self.name(of: byte)) is not allowed here; \(closings.last.map(Self.name) ?? "the end") must come first. "
            + "The object begins in \(start ?? location)")
      }
      closings.removeLast()
      if closings.isEmpty, let first = start {
        start = nil
        try body(Record(bytes: bytes, location: first))
      }
    default: break
    }
  }

  /// Throws if an object that begins a line can't be a part of the object that is being read, in which a brace is missing.
  /// Other errors in an object are found when it is parsed.
  private func checkLine() throws {
    let isPart =
      closings.last == UInt8(ascii: "}")
      ? last == UInt8(ascii: ":") : last == UInt8(ascii: ",") || last == UInt8(ascii: "[")
    if isPart { return }
    throw ImportFailure(
      location: location,
      reason:
        "another object begins before the object that begins in \(start ?? location) ends. A bracket may be missing"
    )
  }

  private var expected: String {
    switch state {
    case .start: "the data must begin with '{' or '['"
    case .sequence: "another object or the end must follow"
    case .beforeElement(mayEnd: true): "an object or ']' must follow"
    case .beforeElement(mayEnd: false): "an object must follow"
    case .afterElement: "',' or ']' must follow"
    case .end: "nothing may follow the array"
    }
  }

  private static func name(of byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Character(UnicodeScalar(byte)))'" : "the byte 0x\(String(byte, radix: 16))"
  }
}
