/// Finds the elements of a JSON array, or the members of a JSON object, without creating a value for each of them.
///
/// It ends at a value that is an array or object itself.
struct NestedScanner {
  enum Kind { case array, object }

  let kind: Kind
  /// The name of the last member that was found, as a string.
  private(set) var key = ScannedCell(kind: .null, name: 0, start: 0, end: 0)
  /// The last value that was found.
  private(set) var value = ScannedCell(kind: .null, name: 0, start: 0, end: 0)
  /// Whether all values were found, and nothing follows them.
  private(set) var isComplete = false
  private var position: Int
  private let end: Int
  private var isFirst = true

  /// Returns nil if the bytes don't begin with a bracket.
  init?(_ range: Range<Int>, in bytes: Span<UInt8>) {
    guard !range.isEmpty else { return nil }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "["): kind = .array
    case UInt8(ascii: "{"): kind = .object
    default: return nil
    }
    (position, end) = (range.lowerBound + 1, range.upperBound)
  }

  /// Finds the next value.
  ///
  /// - Returns: false if there is none, or if the bytes have an unusual form; see `isComplete`.
  mutating func next(_ all: Span<UInt8>) -> Bool {
    let bytes = all.extracting(0..<end)
    skipSpace(bytes)
    guard position < end else { return false }
    let close = kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
    if bytes[position] == close {
      isComplete = position + 1 == end
      return false
    }
    if !isFirst {
      guard bytes[position] == UInt8(ascii: ",") else { return false }
      position += 1
      skipSpace(bytes)
      // `ScannedCell.json` refuses a bracket after a comma.
    }
    isFirst = false
    if kind == .object {
      guard let name = scalar(bytes), name.kind == .text || name.kind == .escapedText else { return false }
      key = name
      skipSpace(bytes)
      guard position < end, bytes[position] == UInt8(ascii: ":") else { return false }
      position += 1
      skipSpace(bytes)
    }
    guard let found = scalar(bytes) else { return false }
    value = found
    return true
  }

  private mutating func scalar(_ bytes: Span<UInt8>) -> ScannedCell? {
    // The scanner of the whole record checks that the bytes are UTF-8.
    var seen: UInt8 = 0
    guard case .found(let cell) = ScannedCell.json(bytes, at: position, name: 0, &seen) else { return nil }
    position = cell.endInJSON
    return cell
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}
