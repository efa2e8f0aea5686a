import Foundation
import SantaCore
import Testing

/// A class with every kind of property, for commands that show stores without their classes.
final class Sample: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var bool = false
  @Persisted var int8: Int8
  @Persisted var uint64: UInt64
  @Persisted var float: Float
  @Persisted var double: Double
  @Persisted var text: String
  @Persisted var data: Data
  @Persisted var date: Date
  @Persisted var uuid = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
  @Persisted var optionalText: String?
  @Persisted var optionalDate: Date?
  @Persisted(indexed: true) var rank: Int?
  @Persisted(onDelete: .cascade) var link: Sample?
  @Persisted var note: Note?
  @Persisted var links: List<Sample>
  @Persisted var doubles: List<Double>
  @Persisted var texts: MutableSet<String>
  @Persisted var notes: Map<String, Note?>
  @Persisted var label: Label?
}

/// A class without a primary key.
final class Note: Object {
  @Persisted var text = ""

  convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}

/// An object with external data.
final class Photo: Object {
  @Persisted var bytes: ExternalData?

  convenience init(bytes: Data) {
    self.init()
    self.bytes = ExternalData(bytes)
  }
}

/// A part of a sample.
final class Label: EmbeddedObject {
  @Persisted var text = ""
}

/// A store of samples, in a folder that is removed when the object is released.
final class SampleStore {
  let folder: TemporaryFolder
  let store: Store

  var path: String { folder.path("store") }

  /// - Parameter fillers: the number of plain samples, in addition to the two that use all properties.
  init(fillers: Int = 0) throws {
    folder = try TemporaryFolder()
    store = try Store(
      configuration: .init(
        location: .directory(folder.url.appending(path: "store")), objectTypes: [Sample.self]))
    try store.write {
      let note = Note("first")
      let full = Sample()
      (full.id, full.bool, full.int8, full.uint64) = (1, true, -128, .max)
      (full.float, full.double) = (0.1, -1e-300)
      (full.text, full.data) = ("Søren, \"the\" Elf\nzwei", Data([0, 255, 16]))
      full.date = Date(timeIntervalSinceReferenceDate: 0.25)
      (full.optionalText, full.optionalDate, full.rank) = ("", .distantFuture, 7)
      (full.link, full.note) = (full, note)
      full.doubles.append(contentsOf: [.nan, .infinity, -.infinity, -0.0, 1])
      full.texts.formUnion(["b", "a,b"])
      full.notes["x"] = note
      full.notes["y\""] = .some(nil)
      let label = Label()
      label.text = "fragile"
      full.label = label
      let plain = Sample()
      plain.id = 2
      full.links.append(contentsOf: [plain, full, plain])
      store.add([full, plain])
    }
    try store.write {
      for index in 0..<fillers {
        let sample = Sample()
        (sample.id, sample.rank, sample.text) = (
          100 + index, index, "Number \(index), long enough for the heap"
        )
        sample.links.append(contentsOf: store.objects(Sample.self).prefix(2))
        store.add(sample)
      }
    }
  }

  /// Returns a store with the same contents, with its data in segments.
  static func compacted(fillers: Int = 0) throws -> SampleStore {
    let made = try SampleStore(fillers: fillers)
    try made.store.compact()
    return made
  }

  /// Commits a few changes, which are only in the log afterwards.
  func goOn() throws {
    for text in ["north", "by", "north-west"] {
      try store.write { store.object(ofType: Sample.self, forPrimaryKey: 2)?.text = text }
    }
  }

  /// The name of the only segment after a compaction.
  var segmentName: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: path + "/segments")
      return "segments/" + (try #require(names.count == 1 ? names.first : nil))
    }
  }

  /// The name of the only log.
  var logName: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return try #require(names.first { $0.hasPrefix("log.") })
    }
  }

  /// Makes a copy of the store in which one byte is changed, and returns its path.
  func copy(flipping name: String, at offset: Int) throws -> String {
    let copy = folder.path("copy-\(UUID().uuidString)")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let file = URL(filePath: copy).appending(path: name)
    var bytes = try Data(contentsOf: file)
    bytes[offset] ^= 0x10
    try bytes.write(to: file)
    return copy
  }

  func byteCount(of name: String) throws -> Int {
    try Data(contentsOf: URL(filePath: path).appending(path: name)).count
  }
}
