import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A store with properties of all kinds, and its contents as plain values.
struct RecoveryModel {
  final class Part: EmbeddedObject {
    @Persisted var size: Int
    @Persisted var parts: List<Part>

    convenience init(_ size: Int) {
      self.init()
      self.size = size
    }
  }

  final class Thing: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var name: String
    @Persisted(unique: true) var code: String?
    @Persisted var note: String
    @Persisted var weight: Double?
    @Persisted var price: Decimal?
    @Persisted var other: AnyPersistable
    @Persisted var next: Thing?
    @Persisted var friends: List<Thing>
    @Persisted var tags: MutableSet<String>
    @Persisted var scores: Map<Int, Double>
    @Persisted var rivals: Map<String, Thing?>
    @Persisted var part: Part?
    @Persisted var parts: List<Part>
    @Persisted(originProperty: "next") var origins: LinkingObjects<Thing>
  }

  /// A class without a primary key.
  final class Event: Object {
    @Persisted var number: Int
    @Persisted var thing: Thing?
  }

  static let types: [Object.Type] = [Thing.self, Part.self, Event.self]

  /// The plain values of a thing. A part is represented by its size and the sizes of its own parts.
  struct Contents: Hashable {
    var single: [String: String] = [:]
    var links: [String: Int?] = [:]
    var lists: [String: [String]] = [:]
  }

  let directory: TemporaryDirectory
  let things: [Int: Contents]
  let eventCount: Int

  /// - Parameters:
  ///   - count: the number of things.
  ///   - isCompact: whether all data is in a segment; otherwise, the last quarter is in the log.
  init(seed: UInt64, count: Int, isCompact: Bool = true) throws {
    directory = try TemporaryDirectory()
    var random = SeededGenerator(seed: seed)
    let store = try Self.open(directory.url)
    func fill(_ ids: Range<Int>) throws {
      try store.write {
        for id in ids {
          let thing = Thing()
          thing.id = id
          thing.name = "thing \(id)"
          thing.code = id % 3 == 0 ? nil : "code \(id)"
          thing.note = String(repeating: "n\(id) ", count: id % 50 == 7 ? 600 : id % 5)
          thing.weight = id % 4 == 0 ? nil : Double(id) / 3
          thing.price = Decimal(id) / 7
          thing.other = id % 2 == 0 ? .int(id) : .string("other \(id)")
          store.add(thing)
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            thing.tags.insert("t\(Int.random(in: 0...99, using: &random))")
          }
          for key in 0..<(id % 100 == 9 ? 300 : id % 4) { thing.scores[key] = Double(key + id) }
          if id % 6 == 0 { thing.part = Part(id) }
          for number in 0..<(id % 3) {
            let part = Part(number)
            if number == 1 { part.parts.append(contentsOf: [Part(7), Part(8)]) }
            thing.parts.append(part)
          }
          let event = Event()
          event.number = id
          event.thing = thing
          store.add(event)
        }
        for id in ids {
          guard let thing = store.object(ofType: Thing.self, forPrimaryKey: id) else { continue }
          func any() -> Thing? {
            store.object(
              ofType: Thing.self, forPrimaryKey: Int.random(in: 0..<ids.upperBound, using: &random))
          }
          thing.next = any()
          let friends = id % 120 == 11 ? 400 : Int.random(in: 0...4, using: &random)
          for _ in 0..<friends { if let friend = any() { thing.friends.append(friend) } }
          if id % 5 == 0 { thing.rivals["a"] = any() }
        }
      }
    }
    // The log has few enough records that no other log is begun, whose checkpoint would still run while the files are copied.
    let split = count * 3 / 4
    try fill(0..<split)
    if !isCompact { try store.compact() }
    // Makes several commits, so that one of them can be damaged.
    for start in stride(from: split, to: count, by: max(1, count / 10)) {
      try fill(start..<min(count, start + max(1, count / 10)))
    }
    if isCompact { try store.compact() }
    things = Self.contents(store)
    eventCount = store.objects(Event.self).count
  }

  static func open(_ url: URL, isReadOnly: Bool = false) throws -> Store {
    try Store(configuration: .init(location: .directory(url), objectTypes: types, isReadOnly: isReadOnly))
  }

  static func contents(_ store: Store) -> [Int: Contents] {
    func text(_ part: Part) -> String {
      "\(part.size)\(part.parts.isEmpty ? "" : "\(part.parts.map(\.size))")"
    }
    var result: [Int: Contents] = [:]
    for thing in store.objects(Thing.self) {
      var contents = Contents()
      contents.single = [
        "name": thing.name, "code": thing.code ?? "nil", "note": thing.note,
        "weight": "\(thing.weight ?? -1)",
        "price": "\(thing.price ?? -1)", "other": "\(thing.other)",
      ]
      contents.links = ["next": thing.next?.id, "a": thing.rivals["a"]?.id]
      contents.lists = [
        "friends": thing.friends.map { "\($0.id)" }, "tags": Array(thing.tags).sorted(),
        "scores": thing.scores.keys.sorted().map { "\($0) \(thing.scores[$0] ?? -1)" },
        "part": thing.part.map { [text($0)] } ?? [], "parts": thing.parts.map(text),
      ]
      result[thing.id] = contents
    }
    return result
  }

  /// Returns a copy of the store's files, which can then be damaged.
  func copy() throws -> TemporaryDirectory {
    let copy = try TemporaryDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      try FileManager.default.copyItem(
        at: directory.url.appending(path: name), to: copy.url.appending(path: name))
    }
    return copy
  }

  /// Returns the bytes of all files by their paths.
  static func files(_ directory: TemporaryDirectory) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
      files[name] = try? Data(contentsOf: directory.url.appending(path: name))
    }
    return files
  }

  /// Returns the things that must be recovered whatever else is damaged: those in intact blocks that can be reached through
  /// intact nodes.
  ///
  /// - Parameter isDamaged: whether a part of a segment was changed.
  func reachable(_ isDamaged: (SegmentNumber, Range<Int>) -> Bool) throws -> Set<Int> {
    let snapshot = try StoreInspection(directory.url).snapshot
    let table = snapshot[try #require(snapshot.table(named: "Thing"))]
    let key = try #require(table.primaryKey)
    func isIntact(_ reference: BlockReference?) -> Bool {
      guard let reference, let file = snapshot.source?.segments[reference.segment],
        let length = Block.length(reference, in: file)
      else { return true }
      return !isDamaged(reference.segment, reference.offset..<(reference.offset + length))
    }
    var found: Set<Int> = []
    func visit(_ node: RadixNode) {
      guard isIntact(node.reference) else { return }
      for index in 0..<RadixNode.fanout {
        if node.level > 0 {
          if let child = node.node(index, of: Chunk.self) { visit(child) }
        } else if let chunk = node.leaf(index, of: Chunk.self), isIntact(chunk.reference) {
          for slot in chunk.liveSlots {
            if case .int(let id) = chunk.value(key, at: slot) { found.insert(Int(id)) }
          }
        }
      }
    }
    if let root = table.chunks.root { visit(root) }
    return found
  }

  /// Recovers a damaged copy, and compares the result with the model.
  ///
  /// - Parameters:
  ///   - required: the things that must be recovered.
  ///   - mayBeOld: whether things may have older values, because a commit is missing.
  @discardableResult
  func recover(
    _ damaged: TemporaryDirectory, required: Set<Int>, mayBeOld: Bool = false,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RecoveryReport {
    let target = try TemporaryDirectory()
    let before = try Self.files(damaged)
    let report = try Store.recover(at: damaged.url, to: target.url)
    #expect(try Self.files(damaged) == before, sourceLocation: sourceLocation)
    let verification = try StoreVerification(of: target.url)
    #expect(verification.damageCount == 0, "\(verification.damages)", sourceLocation: sourceLocation)
    guard report.types.contains(where: { $0.name == "Thing" }) else {
      #expect(required.isEmpty, "\(report)", sourceLocation: sourceLocation)
      return report
    }
    let store = try Self.open(target.url)
    let found = Self.contents(store)
    #expect(
      found.count == report.types.first { $0.name == "Thing" }?.objectCount, sourceLocation: sourceLocation)
    #expect(
      required.isSubset(of: found.keys), "\(required.subtracting(found.keys))", sourceLocation: sourceLocation
    )
    if report.isComplete {
      #expect(found == things, sourceLocation: sourceLocation)
      #expect(store.objects(Event.self).count == eventCount, sourceLocation: sourceLocation)
    }
    for (id, contents) in found {
      guard let whole = things[id] else {
        #expect(mayBeOld, "thing \(id) never was", sourceLocation: sourceLocation)
        continue
      }
      if mayBeOld { continue }
      for (name, value) in contents.single where value != whole.single[name] {
        #expect(
          ["", "nil", "-1.0", "-1", "\(AnyPersistable.none)"].contains(value) && !report.isComplete,
          "\(id).\(name): \(value)", sourceLocation: sourceLocation)
      }
      for (name, value) in contents.links where value != whole.links[name] {
        #expect(value == nil, "\(id).\(name)", sourceLocation: sourceLocation)
      }
      for (name, values) in contents.lists
      where values != whole.lists[name] && name != "parts" && name != "part" {
        var rest = (whole.lists[name] ?? [])[...]
        for value in values {
          rest = rest.drop { $0 != value }
          #expect(rest.popFirst() == value, "\(id).\(name)", sourceLocation: sourceLocation)
        }
      }
    }
    // The new store accepts writes, and its indexes find everything.
    try store.write {
      let thing = Thing()
      thing.id = -1
      store.add(thing)
    }
    #expect(store.objects(Thing.self).where { $0.name == "thing 1" }.count == (found[1] == nil ? 0 : 1))
    return report
  }
}
