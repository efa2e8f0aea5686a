/// The contents of a store's segments at one version: the segments' files, and the roots of a snapshot's trees in them.
///
/// A manifest is stored in the file `manifest`, and in the record of a transaction that was written as a segment. Like a
/// ``LogRecord``, it consists of sections:
///
/// ```
/// tag 1  segments   the lowest number that the next segment may get; count; number and length in bytes of each,
///                   ascending by number                                                        LEB128
/// tag 2  tables     the version of the state, the number of tables, then length and `TableHeader` of each
/// tag 3  features   the `StoreFeature`s that the store uses, if there are any
/// tag 4  schema     the application's version of the schema, if it is not 0                   LEB128
/// tag 5  annotation the number and the value of the `StateAnnotation`, if the state has one   LEB128
/// ```
///
/// The second section ends with sections itself, if the store has the feature `history`. They aren't sections of the manifest,
/// because programs without the feature check the sections before the features.
///
/// ```
/// tag 1  commit     the `CommitDescription` of the version
/// tag 2  settings   the `HistorySettings`, as changes from empty ones
/// tag 3  roots      kept states from which later versions are computed, ascending by version: length (LEB128) and bytes of the
///                   body of a manifest without roots; missing if there are none
/// tag 4  large      empty: no record contains the changes of the commit; missing if a record does
/// ```
///
/// In format 1, a manifest consists of the contents of the first two sections, without tags and lengths.
struct Manifest {
  struct Segment: Hashable {
    var number: SegmentNumber
    var byteCount: Int
  }

  enum Tag {
    static let segments: UInt8 = 1
    static let tables: UInt8 = 2
    static let features: UInt8 = 3
    static let schemaVersion: UInt8 = 4
    static let annotation: UInt8 = 5
  }

  var nextSegment: UInt64
  var segments: [Segment]
  /// The version of the state.
  let version: Version
  let features: Set<StoreFeature>
  let schemaVersion: UInt64
  let annotation: StateAnnotation?
  /// The commit that produced the state, and the versions to keep; nil in a store without history.
  let history: HistoryState?
  /// The kept states from which later versions are computed, ascending by version. Only the file `manifest` has them.
  var roots: [Manifest] = []
  /// Whether no record contains the changes of the commit that produced the state, because it was written as a segment.
  var isLarge = false
  /// The encoded tables. They are decoded after the segments were opened.
  let tables: ByteReader
  let formatVersion: UInt32

  /// The total length of the segments.
  var segmentByteCount: Int { segments.reduce(0) { $0 + $1.byteCount } }

  init(
    version: Version, nextSegment: UInt64, segments: [Segment], tables: [TableHeader],
    features: Set<StoreFeature>, schemaVersion: UInt64 = 0, annotation: StateAnnotation? = nil,
    history: HistoryState? = nil
  ) {
    self.history = history
    self.annotation = annotation
    self.schemaVersion = schemaVersion
    self.version = version
    self.nextSegment = nextSegment
    self.segments = segments
    self.features = features
    var writer = ByteWriter()
    writer.count(tables.count)
    for table in tables {
      var header = ByteWriter()
      table.encode(into: &header)
      writer.count(header.bytes.count)
      writer.append(header.bytes)
    }
    self.tables = ByteReader(writer.bytes)
    formatVersion = FileHeader.formatVersion
  }

  // MARK: Encoding and decoding

  var body: [UInt8] {
    var (list, state, body) = (ByteWriter(), ByteWriter(), ByteWriter())
    list.unsigned(nextSegment)
    list.count(segments.count)
    for segment in segments {
      list.unsigned(segment.number.rawValue)
      list.count(segment.byteCount)
    }
    body.section(Tag.segments, list.bytes)
    state.unsigned(version.rawValue)
    state.append(tables.rest)
    if let history { append(history, to: &state) }
    body.section(Tag.tables, state.bytes)
    if !features.isEmpty {
      var names = ByteWriter()
      names.features(features)
      body.section(Tag.features, names.bytes)
    }
    if schemaVersion > 0 {
      var number = ByteWriter()
      number.unsigned(schemaVersion)
      body.section(Tag.schemaVersion, number.bytes)
    }
    if let annotation {
      var numbers = ByteWriter()
      numbers.annotation(annotation)
      body.section(Tag.annotation, numbers.bytes)
    }
    return body.bytes
  }

  /// - Parameter body: the bytes of the manifest, up to the end of the reader.
  init(body: ByteReader, format: UInt32) throws(ByteReader.Malformed) {
    formatVersion = format
    var list = body
    var state = body
    if format == 1 {
      (nextSegment, segments) = try Self.segments(&list)
      state = list
      features = []
      schemaVersion = 0
      annotation = nil
    } else {
      let parts = try Self.parts(body)
      guard let segments = parts[Tag.segments], let tables = parts[Tag.tables] else {
        throw body.malformed("a manifest lacks its segments or tables")
      }
      list = segments
      state = tables
      (nextSegment, self.segments) = try Self.segments(&list)
      guard list.isAtEnd else { throw list.malformed("a section is longer than its segments") }
      var names = parts[Tag.features] ?? ByteReader([])
      features = try names.features()
      schemaVersion = try parts[Tag.schemaVersion].map(Self.schemaVersion) ?? 0
      var numbers = parts[Tag.annotation]
      annotation = try numbers?.annotation()
    }
    version = Version(rawValue: try state.unsigned())
    guard version < .limit else { throw state.malformed("a version is out of range") }
    if !features.contains(.history) {
      (tables, history) = (state, nil)
      return
    }
    (tables, state) = try Self.splitTables(state)
    let parts = try Self.historyParts(state)
    history = try Self.history(parts, version)
    isLarge = parts[HistoryTag.large] != nil
    if let part = parts[HistoryTag.roots] { roots = try Self.roots(part, before: version, nextSegment) }
  }

  /// Returns the sections by tag.
  private static func parts(_ body: ByteReader) throws(ByteReader.Malformed) -> [UInt8: ByteReader] {
    var rest = body
    var parts: [UInt8: ByteReader] = [:]
    while let (tag, part) = try rest.section() {
      guard (Tag.segments...Tag.annotation).contains(tag), parts.updateValue(part, forKey: tag) == nil
      else {
        throw rest.malformed("section \(tag) of a manifest is unknown, or occurs twice")
      }
    }
    return parts
  }

  private static func schemaVersion(_ part: ByteReader) throws(ByteReader.Malformed) -> UInt64 {
    var reader = part
    let version = try reader.unsigned()
    guard reader.isAtEnd, version > 0 else { throw reader.malformed("the version of the schema is invalid") }
    return version
  }

  private static func segments(
    _ reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> (next: UInt64, segments: [Segment]) {
    let next = try reader.unsigned()
    var segments: [Segment] = []
    var byteCount = 0
    for _ in 0..<(try reader.count()) {
      let segment = Segment(
        number: SegmentNumber(rawValue: try reader.unsigned()), byteCount: try reader.index())
      guard segment.number > segments.last?.number ?? SegmentNumber(rawValue: 0),
        segment.number.rawValue < next, next <= SegmentNumber.limit
      else { throw reader.malformed("segments are not ascending") }
      let (sum, isTooLarge) = byteCount.addingReportingOverflow(segment.byteCount)
      guard segment.byteCount <= BlockReference.maximumOffset, !isTooLarge else {
        throw reader.malformed("a segment's length exceeds the limit")
      }
      byteCount = sum
      segments.append(segment)
    }
    return (next, segments)
  }

  /// Decodes the tables of the state.
  ///
  /// - Parameter byteCount: the total length of the segments, which limits the counts.
  func decodedTables(byteCount: Int) throws(ByteReader.Malformed) -> [TableHeader] {
    var reader = tables
    var headers: [TableHeader] = []
    for _ in 0..<(try reader.count()) {
      if formatVersion == 1 {
        headers.append(try TableHeader(&reader, byteCount: byteCount, state: version, format: formatVersion))
      } else {
        var part = try reader.part(try reader.count())
        headers.append(try TableHeader(&part, byteCount: byteCount, state: version, format: formatVersion))
      }
    }
    guard reader.isAtEnd else { throw reader.malformed("a snapshot is longer than its tables") }
    guard TableRules.duplicateName(ofTables: headers.lazy.map(\.name)) == nil else {
      throw reader.malformed("two tables have the same name")
    }
    return headers
  }

  // MARK: The copy in a segment

  /// Appends a copy of the manifest to a segment, as a value that no block refers to. If the file `manifest` is lost, the copy
  /// shows which types and objects the segments contain.
  ///
  /// ```
  /// 24  magic  8 bytes  "SANTAMAN"
  /// 32  body
  /// ```
  func appendCopy(to writer: inout SegmentWriter) throws(StoreError) {
    let contents = Self.kind.magic + body
    _ = try writer.append(.value, version, value: contents)
  }

  /// Returns the manifest that was copied to a segment; nil if there is none, or if it can't be read.
  static func copy(in file: MappedFile, _ segment: SegmentNumber) -> Manifest? {
    guard let block = Block.lastValue(beginningWith: kind.magic, in: file, segment) else { return nil }
    let start = Block.headerByteCount
    let length = Int(block.load(20, as: UInt32.self))
    guard length >= kind.magic.count, start + length <= block.byteCount else { return nil }
    let bytes = Array(block.reader(from: start).rest.prefix(length).dropFirst(kind.magic.count))
    return try? Manifest(body: ByteReader(bytes), format: FileHeader.formatVersion)
  }

  // MARK: The file

  /// ```
  ///  0  header     32 bytes  `FileHeader` "SANTAMAN", whose value is the length of the body
  /// 32  body
  ///     checksum   UInt32    CRC-32C of the body
  /// ```
  static let kind = FileHeader.Kind(magic: "SANTAMAN")
  /// The maximum length of a body, which must also fit into a record.
  private static let maximumByteCount = UInt64(LogFile.maximumPayload)

  /// Whether the file is too long for any reader, because it has so many definitions of tables and columns.
  var isTooLong: Bool { UInt64(body.count) > Self.maximumByteCount }

  var file: [UInt8] {
    let body = body
    var writer = ByteWriter()
    writer.append(FileHeader.encode(Self.kind, UInt64(body.count)))
    writer.append(body)
    writer.fixed(Checksum.crc32c(body[...]))
    return writer.bytes
  }

  /// Returns the length of the file that has a given header; nil if the header is invalid.
  static func byteCount(_ header: [UInt8]) -> Int? {
    guard let (length, _) = try? FileHeader.check(header, kind, path: ""), length <= maximumByteCount else {
      return nil
    }
    return FileHeader.byteCount + Int(length) + 4
  }

  init(file: [UInt8], path: String) throws(StoreError) {
    let (length, formatVersion) = try FileHeader.check(file, Self.kind, path: path)
    do throws(ByteReader.Malformed) {
      var reader = ByteReader(file, from: FileHeader.byteCount)
      guard length == UInt64(max(0, file.count - FileHeader.byteCount - 4)) else {
        throw reader.malformed("the manifest's length does not match its header")
      }
      let body = try reader.part(Int(length))
      guard try reader.fixed(UInt32.self) == Checksum.crc32c(body.rest) else {
        throw ByteReader.Malformed(
          offset: FileHeader.byteCount, what: "the manifest's checksum does not match")
      }
      self = try Manifest(body: body, format: formatVersion)
    } catch {
      throw .corrupt(path, offset: error.offset, error.what)
    }
  }
}
