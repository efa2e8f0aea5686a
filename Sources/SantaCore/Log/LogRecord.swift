/// The encoding of one commit: the difference of two snapshots, in sections.
///
/// A section is a tag (one byte), its length (LEB128) and that many bytes. A reader rejects unknown tags below 128,
/// and skips unknown tags from 128 on. This leaves room for the data of replication (origin, base version, time,
/// operations) without a new format.
///
/// ```
/// tag 1  schema   new columns: table name and kind, column name, type, flags, collection kind, delete rule, target
/// tag 2  rows     table, deleted keys, inserted keys and their values column by column, changed cells
/// tag 3  keys     table, its next key, if rows that the commit inserted and deleted have used further keys
/// tag 4  segments a `Manifest`: the state after a commit that was too large for a record; alone in its record
/// ```
///
/// Keys are ascending, and each is encoded as the difference from the one before it. ``Encoder`` writes the first
/// three sections, and ``Replay`` applies them.
enum LogRecord {
  enum Tag {
    static let schema: UInt8 = 1
    static let rows: UInt8 = 2
    static let keys: UInt8 = 3
    static let segments: UInt8 = 4
    static let firstSkippable: UInt8 = 128
  }

  /// The record of a commit that was written as a segment.
  static func encode(_ manifest: Manifest) -> [UInt8] {
    var record = ByteWriter()
    record.section(Tag.segments, manifest.body)
    return record.bytes
  }

  /// The manifest in the record of a commit that was written as a segment, and the offset of its snapshot; nil for any
  /// other record.
  static func manifest(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> (
    manifest: Manifest, snapshotOffset: Int
  )? {
    guard bytes.first == Tag.segments else { return nil }
    var reader = ByteReader(bytes, from: 1)
    let part = try reader.part(try reader.count())
    guard reader.isAtEnd else { throw reader.malformed("a segment's record has further sections") }
    let manifest = try Manifest(body: Array(bytes[part.offset...]))
    return (manifest, bytes.count - manifest.snapshot.count)
  }
}

extension ByteWriter {
  mutating func section(_ tag: UInt8, _ contents: [UInt8]) {
    byte(tag)
    count(contents.count)
    append(contents)
  }
}
