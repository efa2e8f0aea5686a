import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Encoding and decoding objects.
struct CodingTests {
  final class Sack: Object, Codable, Identifiable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var label = "none"
    @Persisted var small: Int8
    @Persisted var sky = SkyState.snow
    @Persisted var weight: Double?
    @Persisted var packed = Date(timeIntervalSinceReferenceDate: 0)
    @Persisted var next: Sack?
    @Persisted var lining: Part?
    @Persisted var toys: List<Toy>
    @Persisted var pockets: List<Part>
    @Persisted var tags: MutableSet<String>
    @Persisted var levels: List<Level>
    @Persisted var optionals: List<Int?>
    @Persisted var prices: Map<String, Int>
    @Persisted var spare: Map<String, Toy?>
    @Persisted var flaps: Map<String, Part?>
    @Persisted(originProperty: "next") var previous: LinkingObjects<Sack>
    var note = "not stored"
  }

  final class Toy: Object, Codable {
    @Persisted(primaryKey: true) var name: String
    @Persisted var price = 1
  }

  private let store: Store

  init() throws { store = try Store.temporary() }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns two objects with the lowest and the highest value of each property. The second links to the first.
  private func allTypes() -> [AllTypes] {
    let (low, high) = (AllTypes(), AllTypes())
    low.setLowest()
    high.setHighest(text: "ö \u{1F384} \"\\\n")
    (low.id, high.id) = (UUID(), UUID())
    high.objectSet.removeAll()
    high.objectMap["self"] = nil
    // A dictionary decoded from JSON compares keys as Swift does, so it can't have both of the equivalent keys.
    high.dataMap["e\u{301}"] = nil
    high.link = low
    high.objects.append(low)
    return [low, high]
  }

  private let nonFinite = (positive: "+", negative: "-", nan: "0")

  @Test("Every type survives JSON, from a store and from none, into a store and into none")
  func allTypesSurvive() throws {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "0")
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "0")
    for object in allTypes() {
      // JSON has a single representation of NaN.
      object.optionalDouble = 1
      let plain = try encoder.encode(object)
      let decoded = try decoder.decode(AllTypes.self, from: plain)
      #expect(decoded.texts == object.texts)
      let created = try store.write {
        try store.create(AllTypes.self, json: plain, update: .all, decoder: decoder)
      }
      #expect(created.texts == object.texts)
      #expect(try decoder.decode(AllTypes.self, from: encoder.encode(created)).texts == object.texts)
      let version = store.context.snapshot.version
      try store.write {
        try store.create(AllTypes.self, json: encoder.encode(created), update: .all, decoder: decoder)
      }
      #expect(store.context.snapshot.version == version, "What is equal is no change")
    }
    store.context.snapshot.checkInvariants()
  }

  @Test("A null in a collection is an error about its element, and not about the property")
  func nullElement() throws {
    let store = try Store.temporary([Sack.self, Toy.self, Part.self])
    let cases = [("tags", #"{"id": 1, "tags": [null]}"#), ("prices", #"{"id": 1, "prices": {"a": null}}"#)]
    for (property, json) in cases {
      let error = #expect(throws: DecodingError.self) {
        try store.write { try store.create(Sack.self, json: Data(json.utf8)) }
      }
      guard case .valueNotFound(_, let context) = error else {
        Issue.record("\(property): \(String(describing: error))")
        continue
      }
      #expect(context.debugDescription == "\(property) contains null, but its elements are not optional.")
      #expect(context.codingPath.count == 2 && context.codingPath.first?.stringValue == property)
    }
  }

  final class Ladder: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var steps: List<Int8>
    @Persisted var height: Int8
  }

  @Test(
    "An element that is out of range is an error about the type of the elements",
    arguments: [
      (#"{"steps": [300]}"#, "steps takes elements of type Int8."),
      (#"{"height": 300}"#, "height takes a value of type Int8."),
    ])
  func elementOutOfRange(json: String, message: String) throws {
    let store = try Store.temporary([Ladder.self])
    let error = #expect(throws: DecodingError.self) {
      try store.write { try store.create(Ladder.self, json: Data(json.utf8)) }
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == message)
  }

  @Test("JSON has the names of the properties, null for nil, and arrays and dictionaries")
  func form() throws {
    let sack = Sack()
    (sack.id, sack.weight, sack.sky) = (7, nil, .rain)
    sack.tags = ["b", "a"]
    sack.prices = ["x": 1]
    sack.spare["y"] = Toy()
    sack.pockets.append(Part("left"))
    let text =
      #"{"flaps":{},"id":7,"label":"none","levels":[],"lining":null,"next":null,"optionals":[],"packed":0,"#
      + #""pockets":[{"name":"left","parts":[]}],"prices":{"x":1},"sky":"rain","small":0,"#
      + #""spare":{"y":{"name":"","price":1}},"tags":["a","b"],"toys":[],"weight":null}"#
    #expect(try json(sack) == text)
    try store.write { store.add(sack) }
    #expect(try json(sack) == text && json(store.objects(Sack.self)) == "[\(text)]")
    #expect(try json(sack.tags) == #"["a","b"]"# && json(sack.spare) == #"{"y":{"name":"","price":1}}"#)
    #expect(try json(sack.freeze()) == text && json(sack.previous) == "[]")
    #expect(try JSONDecoder().decode(List<Int?>.self, from: Data("[1,null]".utf8)).map { $0 } == [1, nil])
    #expect(try JSONDecoder().decode(MutableSet<Int>.self, from: Data("[2,1,2]".utf8)).map { $0 } == [1, 2])
    #expect(try JSONDecoder().decode(Map<String, Int>.self, from: Data(#"{"a":1}"#.utf8))["a"] == 1)
  }

  private func create(_ text: String, _ policy: UpdatePolicy = .modified) throws -> Sack {
    try store.write { try store.create(Sack.self, json: Data(text.utf8), update: policy) }
  }

  @Test("Only what is given is assigned, and null is given", arguments: [UpdatePolicy.modified, .all])
  func given(policy: UpdatePolicy) throws {
    let sack = try create(
      #"{"id": 1, "label": "red", "weight": 2, "toys": [{"name": "ball", "price": 5}], "next": {"id": 2, "label": "blue"}}"#
    )
    #expect(sack.label == "red" && sack.toys[0].price == 5 && sack.next?.label == "blue" && sack.small == 0)
    let again = try create(#"{"id": 1, "small": 4, "toys": [{"name": "ball"}, {"name": "drum"}]}"#, policy)
    #expect(again == sack && sack.label == "red" && sack.small == 4 && sack.weight == 2)
    #expect(sack.toys.map(\.price) == [5, 1] && sack.next?.label == "blue")
    _ = try create(#"{"id": 1, "weight": null, "next": null}"#, policy)
    #expect(sack.weight == nil && sack.next == nil && sack.toys.count == 2)
    #expect(throws: StoreError.self) { try create(#"{"id": 1}"#, .error) }
  }

  @Test("A collection of embedded objects becomes the smallest edit")
  func embeddedEdits() async throws {
    let sack = try create(#"{"id": 1, "pockets": [{"name": "a"}, {"name": "b", "parts": [{"name": "c"}]}]}"#)
    var updates = sack.pockets.updates.makeAsyncIterator()
    _ = try await updates.next()
    let kept = sack.pockets[1]
    _ = try create(
      #"{"id": 1, "pockets": [{"name": "new"}, {"name": "b", "parts": [{"name": "c"}]}, {"name": "end"}]}"#)
    let changes = try #require(try await updates.next()).changes
    #expect(changes.deletions == [0] && changes.insertions == [0, 2] && changes.modifications.isEmpty)
    #expect(!kept.isInvalidated && sack.pockets[1] == kept)
    let given = Part("new")
    try store.write { store.create(Sack.self, value: ["id": 1, "pockets": [given]], update: .modified) }
    #expect(
      sack.pockets.count == 1 && sack.pockets[0] == given,
      "An object that is given itself is the one that is stored")
    _ = try create(#"{"id": 1, "flaps": {"x": {"name": "f"}, "y": {"name": "g"}}}"#)
    let flap = try #require(sack.flaps["x"])
    _ = try create(#"{"id": 1, "flaps": {"x": {"name": "f"}, "y": {"name": "h"}}}"#)
    #expect(!flap.isInvalidated && sack.flaps["y"]??.name == "h")
    _ = try create(#"{"id": 1, "flaps": {"x": {"name": "f"}, "y": null}}"#)
    #expect(
      !flap.isInvalidated && sack.flaps["y"] == .some(nil), "Null beside it doesn't replace an equal one")
    store.context.snapshot.checkInvariants()
  }

  @Test("Objects are created from any encodable value, and copied from other stores")
  func encodables() throws {
    struct Report: Encodable {
      var id: Int
      var label: String?
      var packed: Date
      var tags: Set<String>
      var toys: [[String: String]]
      var sky: SkyText
    }
    enum SkyText: String, Encodable { case sun }
    let date = Date(timeIntervalSinceReferenceDate: 12.5)
    let report = Report(id: 4, label: nil, packed: date, tags: ["t"], toys: [["name": "kite"]], sky: .sun)
    let sack = try store.write { store.create(Sack.self, value: report) }
    #expect(sack.label == "none" && sack.packed == date && sack.sky == .sun && sack.toys[0].name == "kite")
    #expect(Array(sack.tags) == ["t"])
    let other = try Store.temporary()
    let copy = try other.write { other.create(Sack.self, value: sack) }
    #expect(try copy.store == other && copy.toys[0].store == other && json(copy) == json(sack))
    for wrong: any Encodable in [5, [1, 2], ["id": "x"]] {
      #expect(throws: StoreError.self) { try store.write { _ = create(wrong) } }
    }
  }

  private func create(_ value: some Encodable) -> Sack { store.create(Sack.self, value: value) }

  @Test("What does not fit is an error with its path, and nothing is written")
  func badInput() throws {
    for (text, path) in [
      (#"{"id": "one"}"#, "id"), (#"{"id": 1, "small": 300}"#, "small"),
      (#"{"id": 1, "label": null}"#, "label"),
      (#"{"id": 1, "sky": "hail"}"#, "sky"),
      (#"{"id": 1, "toys": [{"name": "a"}, {"name": 4}]}"#, "toys.1.name"),
      (#"{"id": 1, "levels": [1, 2]}"#, "levels.1"), (#"{"id": 1, "prices": {"a": 1.5}}"#, "prices.a"),
      (#"{"id": 1, "tags": "a"}"#, "tags"), (#"{"id": 1, "next": [1]}"#, "next"),
      (#"{"id": 1, "toys": null}"#, "toys"),
      (#"{"id": 1, "toys": [null]}"#, "toys.0"), (#"{"id": 99999999999999999999}"#, "id"), ("[]", ""),
      ("{", ""),
      ("{\"id\": 1, \"label\": \"\u{0}", ""),
    ] {
      let data = Data(text.utf8)
      let plain = #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(Sack.self, from: data)
      }
      #expect(plain.map(Self.path) == path, "\(text)")
      let stored = #expect(throws: DecodingError.self, "\(text)") { _ = try create(text) }
      #expect(stored.map(Self.path) == path, "\(text)")
      // The transaction fails even if the caller catches the error.
      let error = #expect(throws: StoreError.self) {
        try store.write {
          store.create(Toy.self, value: ["name": "half"])
          _ = try? store.create(Sack.self, json: data)
        }
      }
      #expect(error?.code == .valueOutOfRange)
    }
    var broken = Data(#"{"id": 1, "label": "x"}"#.utf8)
    broken[20] = 0xFF
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sack.self, from: broken) }
    #expect(store.isEmpty)
  }

  private static func path(_ error: DecodingError) -> String {
    let context: DecodingError.Context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: .init(codingPath: [], debugDescription: "")
      }
    return context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }

  @Test("Unknown keys are ignored, and reported with their paths if that is wanted")
  func unknownKeys() throws {
    let text =
      #"{"id": 1, "labell": "x", "next": {"id": 2, "z": 1}, "toys": [{"name": "a", "cost": 1}], "prices": {"q": 1}}"#
    let (decoder, unknown) = (JSONDecoder(), UnknownKeys())
    decoder.userInfo[.unknownKeys] = unknown
    let sack = try store.write { try store.create(Sack.self, json: Data(text.utf8), decoder: decoder) }
    #expect(sack.next?.id == 2 && Set(unknown.paths) == ["labell", "next.z", "toys.0.cost"])
    // A file with a million objects reports each path once.
    _ = try store.write { try store.create(Sack.self, json: Data(text.utf8), update: .all, decoder: decoder) }
    #expect(unknown.paths.count == 3)
    #expect(try JSONDecoder().decode(Sack.self, from: Data(text.utf8)).toys[0].name == "a")
    // An unknown name in code is a programming mistake, and so is a raw value that no case of an enum has.
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Sack.self, value: ["sky": "dull"]) }
    }
    #expect(error?.message.contains("SkyState has no value that is stored as \"dull\"") == true)
    #expect(throws: StoreError.self) { try store.write { store.create(Sack.self, value: ["labell": "x"]) } }
  }

  /// `JSONDecoder` drops one of the values without an error.
  @Test("Two keys that the strategy of the decoder makes equal are an error that names both")
  func equalKeys() throws {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var firstName = ""
      @Persisted var friend: Person?
      @Persisted var scores: Map<String, Int>
    }
    let store = try Store.temporary([Person.self])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    func create(_ text: String) throws -> Person {
      try store.write { try store.create(Person.self, json: Data(text.utf8), update: .all, decoder: decoder) }
    }
    #expect(
      try create(#"{"id": 1, "first_name": "a", "friend": {"id": 2, "firstName": "b"}}"#).friend?.firstName
        == "b")
    for (text, path, keys) in [
      (#"{"id": 1, "first_name": "a", "firstName": "b"}"#, "firstName", ["first_name", "firstName"]),
      (
        #"{"id": 1, "friend": {"id": 2, "first_name": "a", "first__name": "b"}}"#, "friend.firstName",
        ["first__name", "first_name"]
      ),
      (#"{"id": 1, "scores": {"a_b": 1, "aB": 2}}"#, "scores.aB", ["a_b", "aB"]),
      (#"{"id": 1, "un_known": 1, "unKnown": 2}"#, "unKnown", ["un_known", "unKnown"]),
    ] {
      let error = #expect(throws: DecodingError.self, "\(text)") { _ = try create(text) }
      guard case .dataCorrupted(let context)? = error else { throw CancellationError() }
      #expect(error.map(Self.path) == path)
      for key in keys {
        #expect(context.debugDescription.contains("'\(key)'"), "\(context.debugDescription)")
      }
    }
    let many = #expect(throws: DecodingError.self) {
      try store.write {
        try store.create(
          [Person].self, json: Data(#"[{"id": 3}, {"id": 4, "first_name": "a", "firstName": "b"}]"#.utf8),
          decoder: decoder)
      }
    }
    #expect(many != nil && store.objects(Person.self).count == 2)
    decoder.keyDecodingStrategy = .useDefaultKeys
    #expect(try create(#"{"id": 1, "first_name": "a", "firstName": "c"}"#).firstName == "c")
  }

  @Test("A cycle is an error, and so are too many levels, in every direction", .unlessItHangs)
  func nesting() throws {
    let (first, second) = (Sack(), Sack())
    (first.id, second.id, first.next, second.next) = (1, 2, second, first)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(first) }
    try store.write { store.add(first) }
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(first) }
    guard case .invalidValue(_, let context)? = error else { throw CancellationError() }
    #expect(context.codingPath.map(\.stringValue) == ["next", "next"])

    func chain(_ count: Int) -> Sack {
      var last: Sack?
      for id in (0..<count).reversed() {
        let sack = Sack()
        (sack.id, sack.next) = (id, last)
        last = sack
      }
      return last ?? Sack()
    }
    let limit = NestingLimit.levels
    let encoded = try JSONEncoder().encode(chain(limit))
    #expect(try JSONDecoder().decode(Sack.self, from: encoded).next?.id == 1)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(chain(limit + 1)) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(chain(5000)) }
    func text(_ count: Int) -> Data {
      Data(
        (String(repeating: #"{"id":1,"next":"#, count: count) + "null" + String(repeating: "}", count: count))
          .utf8)
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sack.self, from: text(limit + 1)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sack.self, from: text(100_000)) }
    var values: [String: Any] = ["id": 0]
    for id in 1...1000 { values = ["id": id, "next": values] }
    let tooDeep = #expect(throws: StoreError.self) {
      try store.write { store.create(Sack.self, value: values, update: .modified) }
    }
    #expect(tooDeep?.code == .valueOutOfRange)
    #expect(throws: StoreError.self) { try store.write { _ = create(chain(limit + 1)) } }
  }

  // MARK: Custom coding functions

  /// A class that encodes and decodes itself, with different names and another format of the date.
  final class Letter: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String
    @Persisted var day = Date(timeIntervalSinceReferenceDate: 0)
    @Persisted var reply: Letter?

    private enum CodingKeys: String, CodingKey { case id = "number", text = "content", day, reply }

    required convenience init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      text = try container.decode(String.self, forKey: .text)
      day = Date(timeIntervalSinceReferenceDate: 86400 * (try container.decode(Double.self, forKey: .day)))
      reply = try container.decodeIfPresent(Letter.self, forKey: .reply)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(text, forKey: .text)
      try container.encode(day.timeIntervalSinceReferenceDate / 86400, forKey: .day)
      try container.encodeIfPresent(reply, forKey: .reply)
    }
  }

  /// A class with the synthesized conformance that links to a class that encodes itself, and to one that isn't `Codable`.
  final class Mailbag: Object, Codable {
    @Persisted var letters: List<Letter>
    @Persisted var first: Letter?
    @Persisted var byName: Map<String, Letter?>
    @Persisted var bags: List<Mailbag>
    @Persisted var stamp: PlainStamp?
  }

  final class PlainStamp: Object { @Persisted var price = 3 }

  @Test("A class that declares Codable can have functions of its own, which are used wherever it is")
  func ownFunctions() throws {
    let bag = Mailbag()
    let (letter, reply) = (Letter(), Letter())
    (letter.id, letter.text, letter.day, letter.reply) = (
      1, "a", Date(timeIntervalSinceReferenceDate: 172800), reply
    )
    bag.letters.append(letter)
    (bag.first, bag.byName["x"], bag.stamp) = (letter, letter, PlainStamp())
    let inner = #"{"content":"a","day":2,"number":1,"reply":{"content":"","day":0,"number":0}}"#
    let text =
      #"{"bags":[],"byName":{"x":\#(inner)},"first":\#(inner),"letters":[\#(inner)],"stamp":{"price":3}}"#
    #expect(try json(letter) == inner && json(bag) == text && json(bag.letters) == "[\(inner)]")
    let decoded = try JSONDecoder().decode(Mailbag.self, from: Data(text.utf8))
    #expect(try json(decoded) == text && decoded.letters[0].reply?.day == reply.day)
    try store.write { store.add(decoded, update: .modified) }
    #expect(try json(store.objects(Mailbag.self)) == "[\(text)]" && json(Frozen(decoded)) == text)
    #expect(try json(store.snapshot().objects(Letter.self).where { $0.id == 1 }) == "[\(inner)]")
    // Copying an object uses its stored properties, and does not call these functions.
    let other = try Store.temporary()
    try other.write { other.create(Mailbag.self, value: decoded, update: .modified) }
    #expect(try json(other.objects(Mailbag.self)) == "[\(text)]")
  }

  /// A class whose own function assigns only some properties.
  final class Sleigh: Object, Decodable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var color = "red"
    @Persisted var seats = 2
    @Persisted var owner: Letter?
    @Persisted var mail: List<Letter>
    @Persisted var notes: Map<Int, Letter?>
    @Persisted var lamp: Lamp?
    @Persisted var lamps: List<Lamp>

    private enum CodingKeys: String, CodingKey {
      case id = "sleigh_id", color = "paint", owner, mail, notes, lamp
    }

    required convenience init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      if let color = try container.decodeIfPresent(String.self, forKey: .color) { self.color = color }
      if container.contains(.owner) { owner = try container.decode(Letter?.self, forKey: .owner) }
      mail.append(contentsOf: try container.decodeIfPresent([Letter].self, forKey: .mail) ?? [])
      for (key, letter) in try container.decodeIfPresent([Int: Letter].self, forKey: .notes) ?? [:] {
        notes[key] = letter
      }
      if let watts = try container.decodeIfPresent(Int.self, forKey: .lamp) {
        lamp = Lamp()
        lamp?.watts = watts
        lamps.append(Lamp())
      }
    }
  }

  final class Lamp: EmbeddedObject {
    @Persisted var watts = 5
    @Persisted var isOn = false
  }

  /// `create(_:json:)` used to read the names of the properties even if the class declared its own function.
  @Test("create calls the own function of a class, and the properties that it assigns are the given ones")
  func ownFunctionsInCreate() throws {
    func create<T: Object>(_ type: T.Type, _ text: String) throws -> T {
      try store.write { try store.create(type, json: Data(text.utf8), update: .modified) }
    }
    let letter = #"{"number": 1, "content": "a", "day": 2}"#
    let sleigh = try create(
      Sleigh.self,
      #"{"sleigh_id": 7, "paint": "blue", "owner": \#(letter), "mail": [\#(letter)], "notes": {"-3": \#(letter)}, "lamp": 9}"#
    )
    #expect(sleigh.id == 7 && sleigh.color == "blue" && sleigh.seats == 2 && sleigh.lamp?.watts == 9)
    let first = try #require(sleigh.owner)
    #expect(first.day == Date(timeIntervalSinceReferenceDate: 172800) && sleigh.mail[0] == first)
    #expect(sleigh.notes[-3] == first && store.objects(Letter.self).count == 1)
    try store.write {
      sleigh.seats = 4
      sleigh.lamp?.isOn = true
      first.reply = Letter()
    }
    let lamp = try #require(sleigh.lamp)
    _ = try create(Sleigh.self, #"{"sleigh_id": 7, "lamp": 3, "mail": [\#(letter)]}"#)
    #expect(sleigh.color == "blue" && sleigh.seats == 4 && lamp.watts == 3 && lamp.isOn && first.reply == nil)
    _ = try create(Sleigh.self, #"{"sleigh_id": 7, "owner": null}"#)
    #expect(sleigh.owner == nil && sleigh.mail.count == 1)
    // Elements and linked objects of a class without a function.
    let bag = try create(
      Mailbag.self, #"{"letters": [\#(letter)], "first": \#(letter), "stamp": {"price": 4}}"#)
    #expect(bag.letters[0] == first && bag.first == first && bag.stamp?.price == 4)
    let all = try store.write {
      try store.create([Letter].self, json: Data("[\(letter)]".utf8), update: .modified)
    }
    #expect(all == [first])
    let error = #expect(throws: DecodingError.self) {
      _ = try create(Mailbag.self, #"{"letters": [{"number": 1, "content": "a"}]}"#)
    }
    #expect(error.map(Self.path) == "letters.0")
    let missing = #expect(throws: DecodingError.self) { _ = try create(Sleigh.self, #"{"id": 7}"#) }
    guard case .keyNotFound(let key, _)? = missing else { throw CancellationError() }
    #expect(key.stringValue == "sleigh_id")
    store.context.snapshot.checkInvariants()
  }

  class Tool: Object, Decodable {
    @Persisted(primaryKey: true) var id: Int

    override class var subclasses: [Object.Type] { [Saw.self] }

    fileprivate enum CodingKeys: String, CodingKey { case id = "number", teeth = "points" }

    required convenience init(from decoder: any Decoder) throws {
      self.init()
      id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
    }
  }

  final class Saw: Tool {
    @Persisted var teeth = 0

    required convenience init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      teeth = try container.decode(Int.self, forKey: .teeth)
    }
  }

  @Test("The own function of the subclass that the data name is called")
  func ownFunctionsOfSubclasses() throws {
    let store = try Store.temporary([Tool.self])
    let tools = try store.write {
      try store.create(
        [Tool].self, json: Data(#"[{"number": 1}, {"class": "Saw", "number": 2, "points": 9}]"#.utf8))
    }
    #expect(tools.map(\.id) == [1, 2] && (tools[1] as? Saw)?.teeth == 9 && type(of: tools[0]) == Tool.self)
  }

  @Test("Cycles and levels are found through functions of a class, too")
  func ownCycles() throws {
    let (bag, inner) = (Mailbag(), Mailbag())
    bag.bags.append(inner)
    inner.bags.append(bag)
    #expect(throws: EncodingError.self) { try json(bag) }
    inner.bags.removeAll()
    #expect(try json(bag).hasPrefix(#"{"bags":[{"bags":[],"#))
    var deep = Mailbag()
    for _ in 1..<NestingLimit.levels {
      let outer = Mailbag()
      outer.bags.append(deep)
      deep = outer
    }
    let text = Data(try json(deep).utf8)
    #expect(try JSONDecoder().decode(Mailbag.self, from: text).bags.count == 1)
    let outer = Mailbag()
    outer.bags.append(deep)
    #expect(throws: EncodingError.self) { try json(outer) }
    let tooDeep = Data(#"{"bags":["#.utf8) + text + Data("]}".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Mailbag.self, from: tooDeep) }
  }
}
