/// The contents of a store's segments at one version: their files, and the roots of a snapshot's trees in them.
///
/// A manifest is stored in the file `manifest`, and in the record of a transaction that was written as a segment:
///
/// ```
/// next segment   LEB128   the lowest number that the next segment may get
/// segments       count (LEB128), then number and length in bytes (LEB128) each, ascending by number
/// snapshot       to the end: `TableHeader`s behind the version and their count
/// ```
struct Manifest {
  struct Segment: Hashable {
    var number: SegmentNumber
    var byteCount: Int
  }

  var nextSegment: UInt64
  var segments: [Segment]
  /// The encoded table headers, which `Snapshot.init(_:source:path:offset:)` reads.
  let snapshot: [UInt8]
  /// The version of the state.
  let version: Version

  /// The total length of the segments.
  var segmentByteCount: Int { segments.reduce(0) { $0 + $1.byteCount } }

  var body: [UInt8] {
    var writer = ByteWriter()
    writer.unsigned(nextSegment)
    writer.count(segments.count)
    for segment in segments {
      writer.unsigned(segment.number.rawValue)
      writer.count(segment.byteCount)
    }
    writer.append(snapshot)
    return writer.bytes
  }

  init(version: Version, nextSegment: UInt64, segments: [Segment], snapshot: [UInt8]) {
    self.version = version
    self.nextSegment = nextSegment
    self.segments = segments
    self.snapshot = snapshot
  }

  init(body: [UInt8]) throws(ByteReader.Malformed) {
    var reader = ByteReader(body)
    nextSegment = try reader.unsigned()
    segments = []
    for _ in 0..<(try reader.count()) {
      let segment = Segment(
        number: SegmentNumber(rawValue: try reader.unsigned()), byteCount: try reader.index())
      guard segment.number > segments.last?.number ?? SegmentNumber(rawValue: 0),
        segment.number.rawValue < nextSegment, nextSegment <= SegmentNumber.limit
      else { throw reader.malformed("segments are not ascending") }
      segments.append(segment)
    }
    snapshot = Array(body[reader.offset...])
    version = Version(rawValue: try reader.unsigned())
    guard version < .limit else { throw reader.malformed("a version is out of range") }
  }

  // MARK: The file

  /// ```
  ///  0  header     32 bytes  `FileHeader` "SANTAMAN", whose value is the length of the body
  /// 32  body
  ///     checksum   UInt32    CRC-32C of the body
  /// ```
  static let kind = FileHeader.Kind(magic: "SANTAMAN")

  var file: [UInt8] {
    let body = body
    var writer = ByteWriter()
    writer.append(FileHeader.encode(Self.kind, UInt64(body.count)))
    writer.append(body)
    writer.fixed(Checksum.crc32c(body[...]))
    return writer.bytes
  }

  init(file: [UInt8], path: String) throws(StoreError) {
    let length = try FileHeader.check(file, Self.kind, path: path)
    do throws(ByteReader.Malformed) {
      var reader = ByteReader(file, from: FileHeader.byteCount)
      guard length == UInt64(max(0, file.count - FileHeader.byteCount - 4)) else {
        throw reader.malformed("the manifest's length does not match its header")
      }
      let body = Array(try reader.take(Int(length)))
      guard try reader.fixed(UInt32.self) == Checksum.crc32c(body[...]) else {
        throw ByteReader.Malformed(
          offset: FileHeader.byteCount, what: "the manifest's checksum does not match")
      }
      self = try Manifest(body: body)
    } catch {
      throw .corrupt(path, offset: error.offset, error.what)
    }
  }

  /// The offset of the snapshot's bytes in the file.
  var snapshotOffset: Int { FileHeader.byteCount + body.count - snapshot.count }
}
