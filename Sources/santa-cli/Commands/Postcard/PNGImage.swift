/// A picture with at most 256 colours, as a PNG file (ISO/IEC 15948).
struct PNGImage: Sendable {
  let width: Int
  let height: Int
  /// The colours, each as red, green and blue.
  let palette: [(UInt8, UInt8, UInt8)]
  /// The index of each pixel's colour, row by row from the top.
  let pixels: [UInt8]

  var bytes: [UInt8] {
    let header = Self.big(width) + Self.big(height) + [8, 3, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + Self.chunk("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] })
      + Self.chunk("IDAT", compressedRows) + Self.chunk("IEND", [])
  }

  /// The rows, each after a byte that says that it isn't filtered.
  private var compressedRows: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows += pixels[row * width..<(row + 1) * width]
    }
    return ZlibStream(rows, distances: [1, width + 1]).bytes
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let contents = Array(type.utf8) + data
    return big(data.count) + contents + big(Int(checksum(contents)))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 of each byte, for the polynomial of PNG.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = remainders
    return ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
