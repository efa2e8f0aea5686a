// The sections for history at the end of the section with the tables.
extension Manifest {
  enum HistoryTag {
    static let commit: UInt8 = 1
    static let settings: UInt8 = 2
    static let roots: UInt8 = 3
    static let large: UInt8 = 4
  }

  /// The state before the first commit.
  static var empty: Manifest {
    Manifest(version: .zero, nextSegment: 1, segments: [], tables: [], features: [])
  }

  /// The segments of the kept states.
  var segmentsOfRoots: Set<SegmentNumber> { Set(roots.lazy.flatMap(\.segments).map(\.number)) }

  /// The first version whose later records are needed.
  var firstKeptVersion: Version { roots.first?.version ?? version }

  func append(_ history: HistoryState, to writer: inout ByteWriter) {
    var commit = ByteWriter()
    commit.description(of: history.commit)
    writer.section(HistoryTag.commit, commit.bytes)
    writer.section(HistoryTag.settings, history.settings.changes(from: nil))
    if isLarge { writer.section(HistoryTag.large, []) }
    if roots.isEmpty { return }
    var bodies = ByteWriter()
    for root in roots {
      let body = root.body
      bodies.count(body.count)
      bodies.append(body)
    }
    writer.section(HistoryTag.roots, bodies.bytes)
  }

  /// Divides the section with the tables into the tables and the sections after them.
  static func splitTables(
    _ reader: ByteReader
  ) throws(ByteReader.Malformed) -> (tables: ByteReader, sections: ByteReader) {
    var (rest, length) = (reader, reader)
    for _ in 0..<(try rest.count()) { _ = try rest.part(try rest.count()) }
    return (try length.part(rest.offset - reader.offset), rest)
  }

  /// Returns the sections after the tables by tag.
  static func historyParts(_ sections: ByteReader) throws(ByteReader.Malformed) -> [UInt8: ByteReader] {
    var rest = sections
    var parts: [UInt8: ByteReader] = [:]
    while let (tag, part) = try rest.section() {
      guard (HistoryTag.commit...HistoryTag.large).contains(tag), parts.updateValue(part, forKey: tag) == nil
      else { throw rest.malformed("section \(tag) of a manifest's history is unknown, or occurs twice") }
    }
    return parts
  }

  static func history(
    _ parts: [UInt8: ByteReader], _ version: Version
  ) throws(ByteReader.Malformed) -> HistoryState {
    guard var commit = parts[HistoryTag.commit], let settings = parts[HistoryTag.settings] else {
      throw ByteReader([]).malformed("a manifest lacks its history")
    }
    return HistoryState(
      commit: try commit.commitDescription(),
      settings: try HistorySettings(settings, after: nil, version: version))
  }

  static func roots(
    _ part: ByteReader, before version: Version, _ nextSegment: UInt64
  ) throws(ByteReader.Malformed) -> [Manifest] {
    var reader = part
    var roots: [Manifest] = []
    while !reader.isAtEnd {
      let root = try Manifest(body: try reader.part(try reader.count()), format: FileHeader.formatVersion)
      guard root.roots.isEmpty, root.version < version, root.nextSegment <= nextSegment,
        roots.last.map({ $0.version < root.version }) ?? true
      else { throw reader.malformed("a kept version is out of order, or newer than its manifest") }
      roots.append(root)
    }
    return roots
  }
}
