/// A format that an import can't read. It is recognised by its first bytes, so that the error can say what to do.
enum OtherFormat {
  case wide, gzip, zstandard, xz, zip

  /// The number of bytes that ``init(_:)`` needs, if there are as many.
  static var byteCount: Int { 4 }

  init?(_ bytes: some Collection<UInt8>) {
    let first = Array(bytes.prefix(Self.byteCount))
    switch first {
    case [0x28, 0xB5, 0x2F, 0xFD]: self = .zstandard
    case [0xFD, 0x37, 0x7A, 0x58]: self = .xz
    case [0x50, 0x4B, 0x03, 0x04]: self = .zip
    default:
      if first.starts(with: [0x1F, 0x8B]) {
        self = .gzip
      } else if first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE]) || Self.isUTF16(first) {
        self = .wide
      } else {
        return nil
      }
    }
  }

  /// Whether bytes are two ASCII characters in UTF-16 without a byte order mark.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == byteCount else { return false }
    let isZero = bytes.map { $0 == 0 }
    return isZero == [false, true, false, true] || isZero == [true, false, true, false]
  }

  /// The reason of the error, with the next step.
  var reason: String {
    switch self {
    case .wide: "the data is UTF-16. Convert it to UTF-8 first, for example with 'iconv -f UTF-16 -t UTF-8'"
    case .gzip: "the data is compressed. Decompress it first, for example with 'gunzip -c'"
    case .zstandard: "the data is compressed. Decompress it first, for example with 'zstd -dc'"
    case .xz: "the data is compressed. Decompress it first, for example with 'xz -dc'"
    case .zip: "the data is a ZIP archive or a spreadsheet. Unpack it, or save the table as CSV, first"
    }
  }
}
