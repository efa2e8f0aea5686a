/// An optional part of the file format that a store uses. A program that does not know it refuses the store by this name.
///
/// ```
/// name    text
/// needed  UInt8   1: for reading and writing · 0: only for writing
/// ```
package struct StoreFeature: Hashable, Sendable {
  var name: String
  /// Whether a program needs to know the feature in order to read the store, and not only to write to it.
  var isNeededForReading: Bool

  /// The names of the features that this program knows.
  static let known = [
    any.name, compressed.name, decimal.name, deny.name, external.name, inheritance.name, keys.name,
    unique.name,
  ]

  /// Links that forbid deleting their target. A program that does not know them may read the store.
  static let deny = StoreFeature(name: "deny", isNeededForReading: false)

  /// Maps whose keys are not texts. A program that does not know them can't read the column's definition.
  static let keys = StoreFeature(name: "keys", isNeededForReading: true)

  /// Columns with unique values. A program that does not know them may read the store.
  static let unique = StoreFeature(name: "unique", isNeededForReading: false)

  /// Columns of decimal numbers, which a program that does not know them can't read.
  static let decimal = StoreFeature(name: "decimal", isNeededForReading: true)

  /// Columns with values of any type, which a program that does not know them can't read.
  static let any = StoreFeature(name: "any", isNeededForReading: true)

  /// Texts, data and whole floating-point numbers that are packed in the chunks of segments. All stores with a segment of
  /// this program use it.
  static let compressed = StoreFeature(name: "compressed", isNeededForReading: true)

  /// Data in files of its own. A program that does not know it would lose these files in copies.
  static let external = StoreFeature(name: "external", isNeededForReading: true)

  /// Tables with objects of several classes, whose column with the classes has a definition that a program that does not
  /// know it can't read.
  static let inheritance = StoreFeature(name: "inheritance", isNeededForReading: true)

  var isKnown: Bool { Self.known.contains(name) }

  /// Throws if this program does not know a feature that is needed for reading.
  static func check(_ features: Set<StoreFeature>, path: String) throws(StoreError) {
    if let unknown = features.filter({ $0.isNeededForReading && !$0.isKnown }).map(\.name).min() {
      throw .unknownFeature(path, unknown, isNeededForReading: true)
    }
  }

  /// Throws if this program does not know one of the features.
  static func checkForWriting(_ features: Set<StoreFeature>, path: String) throws(StoreError) {
    if let unknown = features.filter({ !$0.isKnown }).map(\.name).min() {
      throw .unknownFeature(path, unknown, isNeededForReading: false)
    }
  }
}

extension ByteWriter {
  mutating func features(_ features: Set<StoreFeature>) {
    for feature in features.sorted(by: { $0.name < $1.name }) {
      string(feature.name)
      byte(feature.isNeededForReading ? 1 : 0)
    }
  }
}

extension ByteReader {
  /// The features in the bytes up to the end.
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
