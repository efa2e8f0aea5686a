import Testing

@testable import santa_cli

struct PNGImageTests {
  @Test func `the checksums are those of the standards' examples`() {
    #expect(PNGImage.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(ZlibStream.adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(ZlibStream.adler([]) == 1)
  }

  @Test func `decompressing gives the input, for every length and distance`() {
    var inputs: [[UInt8]] = [[], [0], [255], Array(0...255), Array(repeating: 7, count: 100_000)]
    for length in [2, 3, 4, 10, 11, 12, 130, 257, 258, 259, 260, 516, 517] {
      inputs.append([1] + Array(repeating: 9, count: length) + [2])
    }
    for distance in [1, 2, 3, 4, 5, 192, 193, 1201, 32_768] {
      let row = (0..<distance).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) }
      inputs.append(row + row.prefix(300) + [0])
      #expect(
        ZlibReader.contents(of: ZlibStream(inputs[inputs.count - 1], distances: [distance]).bytes)
          == inputs.last)
    }
    for input in inputs {
      #expect(ZlibReader.contents(of: ZlibStream(input, distances: [1, 1201]).bytes) == input)
    }
  }

  @Test func `a stream ends with the checksum of its contents`() {
    let stream = ZlibStream(Array("Wikipedia".utf8), distances: [1]).bytes
    #expect(stream.prefix(2) == [0x78, 0x01] && stream.suffix(4) == [0x11, 0xE6, 0x03, 0x98])
  }

  @Test func `the file has the chunks of a picture with a palette`() throws {
    let image = PNGImage(width: 3, height: 2, palette: [(1, 2, 3), (4, 5, 6)], pixels: [0, 1, 0, 1, 0, 1])
    let chunks = try #require(Self.chunks(of: image.bytes))
    #expect(chunks.map(\.type) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(chunks[0].data == [0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0])
    #expect(chunks[1].data == [1, 2, 3, 4, 5, 6])
    #expect(ZlibReader.contents(of: chunks[2].data) == [0, 0, 1, 0, 0, 1, 0, 1])
  }

  /// Returns the chunks of a file; nil if its structure or a checksum is wrong.
  static func chunks(of bytes: [UInt8]) -> [(type: String, data: [UInt8])]? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [(type: String, data: [UInt8])] = []
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count, position + 12 + number(position) <= bytes.count else { return nil }
      let end = position + 8 + number(position)
      guard number(end) == Int(PNGImage.checksum(Array(bytes[position + 4..<end]))) else { return nil }
      chunks.append(
        (
          String(decoding: bytes[position + 4..<position + 8], as: UTF8.self),
          Array(bytes[position + 8..<end])
        ))
      position = end + 4
    }
    return chunks
  }
}
