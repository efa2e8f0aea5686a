/// An image of at most 256 colours, and its bytes as a PNG file.
///
/// Each row is stored as its difference to the row above, so that most bytes are zero, and compressed (W3C, "Portable Network
/// Graphics", third edition; RFC 1950).
struct PNGImage {
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    init(_ hex: UInt32) {
      red = UInt8(truncatingIfNeeded: hex >> 16)
      green = UInt8(truncatingIfNeeded: hex >> 8)
      blue = UInt8(truncatingIfNeeded: hex)
    }

    /// Returns the mixture with another colour, whose share is 0...1.
    func mixed(with other: Color, _ share: Double) -> Color {
      func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
        UInt8(min(max((Double(first) * (1 - share) + Double(second) * share).rounded(), 0), 255))
      }
      var color = self
      (color.red, color.green) = (mix(red, other.red), mix(green, other.green))
      color.blue = mix(blue, other.blue)
      return color
    }
  }

  let width: Int
  let height: Int
  /// The indices of the pixels' colours, row by row.
  var pixels: [UInt8]
  let palette: [Color]

  init(width: Int, height: Int, palette: [Color]) {
    (self.width, self.height) = (width, height)
    self.palette = Array(palette.prefix(256))
    pixels = Array(repeating: 0, count: width * height)
  }

  /// The PNG file.
  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits per pixel, colours by index.
    Self.append(
      "IHDR", Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 3, 0, 0, 0], to: &file)
    Self.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
    Self.append("IDAT", compressedRows, to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private var compressedRows: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      // The filter "up"; the row above the first one is zero.
      rows.append(2)
      let start = row * width
      for index in start..<start + width {
        rows.append(row == 0 ? pixels[index] : pixels[index] &- pixels[index - width])
      }
    }
    return [0x78, 0x01] + Deflate.compressed(rows) + Self.bigEndian(Self.adler(rows))
  }

  private static func append(_ kind: String, _ contents: [UInt8], to file: inout [UInt8]) {
    let chunk = Array(kind.utf8) + contents
    file += bigEndian(UInt32(contents.count)) + chunk + bigEndian(CRC32.checksum(of: chunk))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the Adler-32 checksum.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (first, second) = (1 as UInt32, 0 as UInt32)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }
}
