/// The state that a manifest describes, parts of which may be unreadable.
struct SalvagedState {
  var version = Version.zero
  var segments: [Manifest.Segment] = []
  var schemaVersion: UInt64 = 0
  /// The headers of the tables; nil for a header that can't be read.
  var headers: [TableHeader?] = []

  /// Creates the empty state with which every store begins.
  init() {}

  /// Creates the state of a manifest with a correct checksum. The manifest may break rules that its writer didn't know.
  init(_ manifest: Manifest) {
    (version, segments, schemaVersion) = (manifest.version, manifest.segments, manifest.schemaVersion)
    headers = Self.headers(manifest.tables, format: manifest.formatVersion)
  }

  /// Creates the state of a damaged manifest from the parts that can be decoded, which are not verified. Returns nil if too
  /// little can be read.
  init?(damaged file: [UInt8]) {
    // Only format 2 has lengths, with which the data after a damaged part can be found.
    let body = ByteReader(file, from: min(file.count, FileHeader.byteCount))
    guard let manifest = try? Manifest(salvaging: body) else { return nil }
    self.init(manifest)
    if !headers.contains(where: { $0 != nil }) { return nil }
  }

  private static func headers(_ tables: ByteReader, format: UInt32) -> [TableHeader?] {
    var reader = tables
    var headers: [TableHeader?] = []
    guard let count = try? reader.count() else { return headers }
    for _ in 0..<count {
      if format == 1 {
        guard let header = try? TableHeader(salvaging: &reader, format: format) else { break }
        headers.append(header)
      } else {
        guard let length = try? reader.count(), var part = try? reader.part(length) else { break }
        headers.append(try? TableHeader(salvaging: &part, format: format))
      }
    }
    // Missing tables keep their numbers, which records use to name tables.
    let missing = max(0, min(count, maximumMissing) - headers.count)
    return headers + [TableHeader?](repeating: nil, count: missing)
  }

  /// The maximum number of missing tables, because a damaged count must not take up much memory.
  private static let maximumMissing = 10_000
}

extension Manifest {
  /// Decodes a manifest from the body of a damaged file of format 2, without verifying its checksum.
  init(salvaging body: ByteReader) throws(ByteReader.Malformed) {
    var reader = body
    var parts: [UInt8: ByteReader] = [:]
    // Reading ends at bytes that don't form a section, such as the checksum after the last one. It also ends at the tag 0,
    // which no section has: zeroed bytes would be millions of empty sections.
    while let (tag, part) = try? reader.section(), tag != 0 { parts[tag] = parts[tag] ?? part }
    guard let tables = parts[Tag.tables] else { throw body.malformed("a manifest lacks its tables") }
    var whole = ByteWriter()
    for tag in [Tag.segments, Tag.tables, Tag.schemaVersion] {
      if let part = parts[tag] { whole.section(tag, Array(part.rest)) }
    }
    // If the list of segments can't be decoded, the segments are looked up by their file names.
    var (least, list) = (ByteWriter(), ByteWriter())
    list.unsigned(0)
    list.count(0)
    least.section(Tag.segments, list.bytes)
    least.section(Tag.tables, Array(tables.rest))
    if let manifest = try? Manifest(body: ByteReader(whole.bytes), format: FileHeader.formatVersion) {
      self = manifest
    } else {
      self = try Manifest(body: ByteReader(least.bytes), format: FileHeader.formatVersion)
    }
  }
}
