/// An optional part of the file format that a store uses. A program that doesn't know a feature rejects the store, and names
/// the feature in the error.
///
/// ```
/// name    text
/// needed  UInt8   1: for reading and writing · 0: only for writing
/// ```
package struct StoreFeature: Hashable, Sendable {
  var name: String
  /// Whether a program must know the feature to read the store, rather than only to write to it.
  var isNeededForReading: Bool

  /// The names of the features that this program knows.
  static let known = [
    any.name, compressed.name, decimal.name, defaults.name, deny.name, external.name, history.name,
    inheritance.name, keys.name, unique.name,
  ]

  /// Links that forbid deleting their target. A program that doesn't know them can read the store.
  static let deny = StoreFeature(name: "deny", isNeededForReading: false)

  /// Columns that some chunks lack, because they were stored before the column was added. A program that doesn't know them
  /// can't read these chunks.
  static let defaults = StoreFeature(name: "defaults", isNeededForReading: true)

  /// Maps whose keys aren't strings. A program that doesn't know them can't read the column's definition.
  static let keys = StoreFeature(name: "keys", isNeededForReading: true)

  /// Columns with unique values. A program that doesn't know them can read the store.
  static let unique = StoreFeature(name: "unique", isNeededForReading: false)

  /// Columns of decimal numbers. A program that doesn't know them can't read them.
  static let decimal = StoreFeature(name: "decimal", isNeededForReading: true)

  /// Columns with values of any type. A program that doesn't know them can't read them.
  static let any = StoreFeature(name: "any", isNeededForReading: true)

  /// Strings, data and whole floating-point numbers that are packed in the chunks of segments. All stores with a segment
  /// written by this program use the feature.
  static let compressed = StoreFeature(name: "compressed", isNeededForReading: true)

  /// Data in separate files. A program that doesn't know it would lose these files in copies.
  static let external = StoreFeature(name: "external", isNeededForReading: true)

  /// Earlier versions that are kept. A program that doesn't know them would remove their files.
  static let history = StoreFeature(name: "history", isNeededForReading: true)

  /// Tables with objects of several classes. A program that doesn't know them can't read the definition of the column that
  /// contains the classes.
  static let inheritance = StoreFeature(name: "inheritance", isNeededForReading: true)

  var isKnown: Bool { Self.known.contains(name) }

  /// Throws an error if this program doesn't know a feature that is needed for reading.
  static func check(_ features: Set<StoreFeature>, path: String) throws(StoreError) {
    if let unknown = features.filter({ $0.isNeededForReading && !$0.isKnown }).map(\.name).min() {
      throw .unknownFeature(path, unknown, isNeededForReading: true)
    }
  }

  /// Throws an error if this program doesn't know one of the features.
  static func checkForWriting(_ features: Set<StoreFeature>, path: String) throws(StoreError) {
    if let unknown = features.filter({ !$0.isKnown }).map(\.name).min() {
      throw .unknownFeature(path, unknown, isNeededForReading: false)
    }
  }
}

extension ByteWriter {
  mutating func features(_ features: Set<StoreFeature>) {
    for feature in features.coldSorted(by: { $0.name < $1.name }) {
      string(feature.name)
      byte(feature.isNeededForReading ? 1 : 0)
    }
  }
}

extension ByteReader {
  /// Decodes the features in the bytes up to the end.
  mutating func features() throws(Malformed) -> Set<StoreFeature> {
    var result: Set<StoreFeature> = []
    while !isAtEnd {
      let name = try string()
      let needed = try byte()
      guard !name.isEmpty, needed <= 1 else { throw malformed("a feature of the format is invalid") }
      result.insert(StoreFeature(name: name, isNeededForReading: needed == 1))
    }
    return result
  }
}
