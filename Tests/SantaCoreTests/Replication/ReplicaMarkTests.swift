import Testing

@testable import SantaReplication
@testable import SantaStore

/// The encoding of a replica's mark, which files contain as the annotation of a state.
struct ReplicaMarkTests {
  private static let mark = ReplicaMark(number: ReplicaNumber(rawValue: 3), generation: 2, position: 5)
  /// The number 3, followed by 2^49 + 5.
  private static let bytes: [UInt8] = [3, 0x85, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]

  private static func marked() -> Snapshot {
    let transaction = Transaction(base: .empty)
    transaction.move(to: mark)
    return transaction.current
  }

  @Test("A record has the mark in section 13, and gives it to the state")
  func record() throws {
    let record = LogRecord.encode(Difference(from: .empty, to: Self.marked()))
    #expect(record == [13, UInt8(Self.bytes.count)] + Self.bytes)
    let replay = Transaction(base: .empty)
    try LogRecord.apply(record, to: replay)
    #expect(replay.current.replica == Self.mark)
  }

  @Test("A manifest has the mark in section 5, and gives it back")
  func manifest() throws {
    let state = Self.marked()
    let manifest = Manifest(
      version: state.version, nextSegment: 1, segments: [], tables: [], features: [],
      annotation: state.annotation)
    #expect(manifest.body.suffix(Self.bytes.count + 2) == [5, UInt8(Self.bytes.count)] + Self.bytes)
    let read = try Manifest(body: ByteReader(manifest.body), format: FileHeader.formatVersion)
    #expect(read.annotation.map { ReplicaMark($0) } == Self.mark)
  }

  @Test("Every position and generation comes back", arguments: [0, 1, UInt16.max])
  func extremes(generation: UInt16) {
    for position in [0, 1, ReplicaMark.positionLimit - 1] {
      let mark = ReplicaMark(
        number: ReplicaNumber(rawValue: (1 << 24) - 1), generation: generation, position: position)
      #expect(ReplicaMark(mark.annotation) == mark)
    }
  }

  @Test(
    "A number out of range, and further bytes, are malformed",
    arguments: [[0, 5], [0x80, 0x80, 0x80, 0x08, 5], [3, 5, 0], [3], []] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    #expect(throws: ByteReader.Malformed.self) {
      try LogRecord.apply([13, UInt8(bytes.count)] + bytes, to: Transaction(base: .empty))
    }
    let body = Manifest(version: .zero, nextSegment: 1, segments: [], tables: [], features: []).body
    #expect(throws: ByteReader.Malformed.self) {
      _ = try Manifest(
        body: ByteReader(body + [5, UInt8(bytes.count)] + bytes), format: FileHeader.formatVersion)
    }
  }

  @Test("The highest number is read")
  func highestNumber() throws {
    let replay = Transaction(base: .empty)
    try LogRecord.apply([13, 5, 0xFF, 0xFF, 0xFF, 0x07, 5], to: replay)
    #expect(replay.current.annotation == StateAnnotation(number: (1 << 24) - 1, value: 5))
  }
}
