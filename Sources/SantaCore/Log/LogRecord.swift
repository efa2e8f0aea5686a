/// The encoding of one commit: the difference between two snapshots, in sections.
///
/// A section consists of a tag (one byte), its length (LEB128) and that many bytes. A reader rejects unknown tags below 128,
/// and skips unknown tags from 128 on. This leaves room for data that a difference doesn't have (author, base version, time,
/// operations) without a new format.
///
/// ```
/// tag 1  schema   new columns: table name and kind, and a `ColumnDefinition` of format 1 each
/// tag 2  rows     table, deleted keys, inserted keys and their values column by column, changed cells
/// tag 3  keys     table, its next key, if rows that the commit inserted and deleted have used further keys
/// tag 4  segments a `Manifest` of format 1: the state after a commit that was too large for a record; alone in its
///                 record
/// tag 6  deletions table, ranges of keys; the rows in them are deleted
/// tag 7  segments the same, of format 2; only sections that can be skipped may follow it
/// tag 8  schema   new columns, as in tag 1, with definitions of format 2
/// tag 9  features the `StoreFeature`s that the store uses from this commit on; the first section of its record
/// tag 10 names    the application's version of the schema, and new names of known tables and columns
/// tag 11 keys     new primary keys and kinds of known tables, which apply to the rows after the commit
/// tag 12 unique   for each table whose sets of unique columns changed: table, number of sets, and for each its number of
///                 columns and the columns, ascending; they apply to the rows after the commit
/// tag 13 annotation the number and the value of the `StateAnnotation` that the state has from this commit on
/// tag 14 commit   the `CommitDescription`; in each record of a store with history
/// tag 15 history  the changes of the `HistorySettings`
/// ```
///
/// Logs of format 2 have tags 7 and 8 instead of 4 and 1.
///
/// Keys are ascending, and each is encoded as the difference from the one before it. ``Encoder`` writes the sections of a
/// difference, and ``Replay`` applies them.
package enum LogRecord {
  enum Tag {
    static let schema: UInt8 = 1
    static let rows: UInt8 = 2
    static let keys: UInt8 = 3
    static let segments: UInt8 = 4
    static let deletions: UInt8 = 6
    static let segments2: UInt8 = 7
    static let schema2: UInt8 = 8
    static let features: UInt8 = 9
    static let names: UInt8 = 10
    static let identities: UInt8 = 11
    static let unique: UInt8 = 12
    static let annotation: UInt8 = 13
    static let commit: UInt8 = 14
    static let history: UInt8 = 15
  }

  /// Returns the record of a commit that was written as a segment.
  static func encode(_ manifest: Manifest) -> [UInt8] {
    var record = ByteWriter()
    record.section(Tag.segments2, manifest.body)
    return record.bytes
  }

  /// Returns the manifest in the record of a commit that was written as a segment; nil for any other record. Offsets in the
  /// manifest count from the start of the record.
  static func manifest(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> Manifest? {
    guard let tag = bytes.first, tag == Tag.segments || tag == Tag.segments2 else { return nil }
    var reader = ByteReader(bytes, from: 1)
    let part = try reader.part(try reader.count())
    guard try reader.section() == nil else {
      throw reader.malformed("a segment's record has extra sections")
    }
    return try Manifest(body: part, format: tag == Tag.segments ? 1 : 2)
  }

  /// Returns the features that the store uses from this record on.
  static func features(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> Set<StoreFeature> {
    guard bytes.first == Tag.features else { return [] }
    var reader = ByteReader(bytes, from: 1)
    var part = try reader.part(try reader.count())
    return try part.features()
  }
}
