import SantaStore

// The encoding of a change. Types and properties are listed once, at the beginning:
//
//   format (byte: 1, or 4 and the ID of the change, UInt64)
//   number of types (LEB128), strings  number of properties, definition of each
//   number of schema operations, each a tag (byte) and its contents
//   number of operations, each a tag and its contents
//
// An identity is its counter (LEB128) and its replica (LEB128). The sender writes its own number for its own identities.
extension LogicalChange {
  fileprivate static let format: UInt8 = 1
  fileprivate static let formatWithID: UInt8 = 4

  /// Returns the encoded change.
  ///
  /// - Parameters:
  ///   - home: the number of this replica.
  ///   - id: the ID of the change, see ``ChangeIDs``; nil if the change takes effect each time it arrives.
  ///   - objects: objects that further operations create, before all others.
  func encoded(as home: ReplicaNumber, id: UInt64? = nil, creating objects: [AllObjects] = []) -> [UInt8] {
    var encoder = ChangeEncoder(home: home)
    for operation in schema { encoder.encode(operation) }
    var operations = ChangeEncoder(home: home, names: encoder)
    for objects in objects { operations.encode(objects) }
    for operation in self.operations { operations.encode(operation) }
    var writer = ByteWriter()
    if let id {
      writer.byte(Self.formatWithID)
      writer.fixed(id)
    } else {
      writer.byte(Self.format)
    }
    writer.count(operations.types.count)
    for type in operations.types { writer.string(type.text) }
    writer.count(operations.properties.count)
    for property in operations.properties { property.definition.encode(into: &writer) }
    writer.count(schema.count)
    writer.append(encoder.writer.bytes)
    writer.count(objects.reduce(self.operations.count) { $0 + $1.count })
    writer.append(operations.writer.bytes)
    return writer.bytes
  }

  /// Decodes a change. The bytes may be forged.
  ///
  /// - Parameter home: the number of this replica. Identities with this number become its own.
  init(_ bytes: [UInt8], home: ReplicaNumber) throws(ByteReader.Malformed) {
    var decoder = try ChangeDecoder(ofChange: ByteReader(bytes), home: home)
    for _ in 0..<(try decoder.reader.count()) { schema.append(try decoder.schemaOperation()) }
    for _ in 0..<(try decoder.reader.count()) { operations.append(try decoder.operation()) }
    guard decoder.reader.isAtEnd else { throw decoder.reader.malformed("bytes follow a change") }
  }

  /// Decodes a change like ``init(_:home:)``, but keeps only one operation at a time, because a change may be a gigabyte long.
  ///
  /// - Parameter reader: a reader at the beginning of the change.
  static func check(_ reader: ByteReader) throws(ByteReader.Malformed) {
    var decoder = try ChangeDecoder(ofChange: reader, home: .own)
    for _ in 0..<(try decoder.reader.count()) { _ = try decoder.schemaOperation() }
    for _ in 0..<(try decoder.reader.count()) { _ = try decoder.operation() }
    guard decoder.reader.isAtEnd else { throw decoder.reader.malformed("bytes follow a change") }
  }

  /// Returns the ID of the change that the bytes encode; nil if it has none.
  static func id(of bytes: [UInt8]) throws(ByteReader.Malformed) -> UInt64? {
    guard bytes.first == formatWithID else { return nil }
    var reader = ByteReader(bytes, from: 1)
    return try reader.fixed(UInt64.self)
  }

  fileprivate enum Tag {
    static let type: UInt8 = 1
    static let property: UInt8 = 2
    static let unique: UInt8 = 3

    static let delete: UInt8 = 1
    static let create: UInt8 = 2
    static let set: UInt8 = 3
    static let increment: UInt8 = 4
    static let editSet: UInt8 = 5
    static let editMap: UInt8 = 6
    static let editList: UInt8 = 7
  }

  fileprivate struct ChangeEncoder {
    let home: ReplicaNumber
    var writer = ByteWriter()
    private(set) var types: [ReplicatedType] = []
    private(set) var properties: [Property] = []
    private var typeIndexes: [ReplicatedType: Int] = [:]
    private var propertyIndexes: [Property: Int] = [:]

    init(home: ReplicaNumber) { self.home = home }

    init(home: ReplicaNumber, names other: ChangeEncoder) {
      self = other
      writer = ByteWriter()
    }

    mutating func encode(_ operation: SchemaOperation) {
      switch operation {
      case .type(let type):
        writer.byte(Tag.type)
        encode(type)
      case .property(let property, let type, let fill):
        writer.byte(Tag.property)
        encode(property)
        encode(type)
        writer.plain(fill)
      case .unique(let properties, let type):
        writer.byte(Tag.unique)
        writer.count(properties.count)
        for property in properties { encode(property) }
        encode(type)
      }
    }

    mutating func encode(_ objects: AllObjects) {
      let type = index(of: objects.type)
      let properties = objects.properties.map { index(of: $0) }
      objects.forEach { primaryKey, identity, values in
        writer.byte(Tag.create)
        writer.count(type)
        writer.plain(primaryKey ?? .null)
        encode(identity)
        writer.count(values.count)
        for value in values {
          writer.count(properties[value.property])
          // A value other than the initial one counts as assigned.
          writer.byte(0)
          writer.plain(value.value)
        }
      }
    }

    mutating func encode(_ operation: Operation) {
      switch operation {
      case .delete(let objects, let spared):
        writer.byte(Tag.delete)
        encode(objects)
        encode(spared)
      case .create(let object, let values):
        writer.byte(Tag.create)
        encode(object)
        writer.count(values.count)
        for value in values {
          encode(value.property)
          writer.byte(value.isDefault ? 1 : 0)
          writer.plain(value.value)
        }
      case .set(let object, let property, let value):
        encode(Tag.set, object, property)
        encode(value)
      case .increment(let object, let property, let number):
        encode(Tag.increment, object, property)
        writer.plain(number)
      case .editSet(let object, let property, let removed, let inserted):
        encode(Tag.editSet, object, property)
        encode(removed)
        encode(inserted)
      case .editMap(let object, let property, let removed, let entries):
        encode(Tag.editMap, object, property)
        writer.count(removed.count)
        for key in removed { writer.string(key) }
        writer.count(entries.count)
        for entry in entries {
          writer.string(entry.key)
          encode(entry.value)
        }
      case .editList(let object, let property, let edit):
        encode(Tag.editList, object, property)
        encode(edit.removed)
        encode(edit.assigned)
        writer.count(edit.runs.count)
        for run in edit.runs {
          encode(run.elements)
          encode(run.left)
          encode(run.right)
          writer.count(run.index)
          writer.byte(run.followsOwn ? 1 : 0)
        }
      }
    }

    private mutating func encode(_ tag: UInt8, _ object: ObjectID, _ property: Property) {
      writer.byte(tag)
      encode(object)
      encode(property)
    }

    private mutating func encode(_ type: ReplicatedType) { writer.count(index(of: type)) }

    private mutating func encode(_ property: Property) { writer.count(index(of: property)) }

    private mutating func index(of type: ReplicatedType) -> Int {
      if let known = typeIndexes[type] { return known }
      typeIndexes[type] = types.count
      types.append(type)
      return types.count - 1
    }

    private mutating func index(of property: Property) -> Int {
      if let known = propertyIndexes[property] { return known }
      propertyIndexes[property] = properties.count
      properties.append(property)
      return properties.count - 1
    }

    private mutating func encode(_ identity: Identity) {
      writer.unsigned(identity.counter)
      writer.unsigned(UInt64((identity.replica == .own ? home : identity.replica).rawValue))
    }

    private mutating func encode(_ identities: [Identity]) {
      writer.count(identities.count)
      for identity in identities { encode(identity) }
    }

    private mutating func encode(_ object: ObjectID) {
      encode(object.type)
      writer.plain(object.primaryKey ?? .null)
      encode(object.identity)
    }

    private mutating func encode(_ objects: [ObjectID]) {
      writer.count(objects.count)
      for object in objects { encode(object) }
    }

    private mutating func encode(_ value: Value) {
      switch value {
      case .plain(let value):
        writer.byte(0)
        writer.plain(value)
      case .link(let object):
        writer.byte(1)
        encode(object)
      }
    }

    private mutating func encode(_ values: [Value]) {
      writer.count(values.count)
      for value in values { encode(value) }
    }

    private mutating func encode(_ elements: [ListEdit.Element]) {
      writer.count(elements.count)
      for element in elements {
        encode(element.position)
        writer.byte(element.value == nil ? 0 : 1)
        if let value = element.value { encode(value) }
      }
    }
  }

  fileprivate struct ChangeDecoder {
    var reader: ByteReader
    let home: ReplicaNumber
    private var types: [ReplicatedType] = []
    private var properties: [Property] = []

    /// The maximum length of the string of a type. The limit for a property, with the string of its target, is twice as high.
    /// Names in programs have at most ``NameRules/maximumByteCount`` bytes. Each operation hashes the names of its type and
    /// property, but takes only a byte to refer to them.
    private static let maximumNameByteCount = 4 * NameRules.maximumByteCount

    /// Reads the format, the types and the properties of a change.
    init(ofChange reader: ByteReader, home: ReplicaNumber) throws(ByteReader.Malformed) {
      self.reader = reader
      self.home = home
      switch try self.reader.byte() {
      case LogicalChange.format: break
      case LogicalChange.formatWithID: _ = try self.reader.fixed(UInt64.self)
      default: throw self.reader.malformed("a change has an unknown format")
      }
      try decodeNames()
    }

    private mutating func decodeNames() throws(ByteReader.Malformed) {
      for _ in 0..<(try reader.count()) {
        guard let type = ReplicatedType(text: try reader.string()) else {
          throw reader.malformed("the name of a type is invalid")
        }
        types.append(type.text.utf8.count > Self.maximumNameByteCount ? .unnamed : type)
      }
      for _ in 0..<(try reader.count()) {
        let start = reader.offset
        // A property that breaks a rule must not prevent the rest of the change from being applied.
        let property = Property(decoded: try ColumnDefinition(unchecked: &reader, format: 2))
        let isLong = reader.offset - start > 2 * Self.maximumNameByteCount
        properties.append(isLong ? .unnamed : property)
      }
    }

    mutating func schemaOperation() throws(ByteReader.Malformed) -> SchemaOperation {
      switch try reader.byte() {
      case Tag.type: return .type(try type())
      case Tag.property:
        let property = try property()
        let type = try type()
        let fill = try reader.plain()
        return .property(property, of: type, fill: fill)
      case Tag.unique:
        let properties = try list { (decoder) throws(ByteReader.Malformed) in try decoder.property() }
        return .unique(properties, of: try type())
      default: throw reader.malformed("an addition to the schema is unknown")
      }
    }

    mutating func operation() throws(ByteReader.Malformed) -> Operation {
      let tag = try reader.byte()
      if tag == Tag.delete {
        let objects = try objects()
        return .delete(objects, sparing: try self.objects())
      }
      let object = try object()
      if tag == Tag.create {
        return .create(
          object,
          try list { (decoder) throws(ByteReader.Malformed) in
            let property = try decoder.property()
            let isDefault = try decoder.flag()
            return InitialValue(property: property, value: try decoder.reader.plain(), isDefault: isDefault)
          })
      }
      let property = try property()
      switch tag {
      case Tag.set: return .set(object, property, try value())
      case Tag.increment: return .increment(object, property, by: try reader.plain())
      case Tag.editSet:
        let removed = try values()
        return .editSet(object, property, removed: removed, inserted: try values())
      case Tag.editMap:
        let removed = try list { (decoder) throws(ByteReader.Malformed) in try decoder.reader.string() }
        let entries = try list { (decoder) throws(ByteReader.Malformed) in
          let key = try decoder.reader.string()
          return Entry(key: key, value: try decoder.value())
        }
        return .editMap(object, property, removed: removed, set: entries)
      case Tag.editList:
        var edit = ListEdit()
        edit.removed = try identities()
        edit.assigned = try elements()
        edit.runs = try list { (decoder) throws(ByteReader.Malformed) in try decoder.run() }
        return .editList(object, property, edit)
      default: throw reader.malformed("an operation is unknown")
      }
    }

    private mutating func run() throws(ByteReader.Malformed) -> ListEdit.Run {
      let elements = try elements()
      let left = try identities()
      let right = try identities()
      guard max(left.count, right.count) <= ListEdit.neighbourCount else {
        throw reader.malformed("a run has too many neighbours")
      }
      let index = try reader.index()
      return ListEdit.Run(elements: elements, left: left, right: right, index: index, followsOwn: try flag())
    }

    private mutating func list<T>(
      _ element: (inout ChangeDecoder) throws(ByteReader.Malformed) -> T
    ) throws(ByteReader.Malformed) -> [T] {
      let count = try reader.count()
      var result: [T] = []
      // A forged count can't allocate more than a few elements.
      result.reserveCapacity(min(count, 16))
      for _ in 0..<count { result.append(try element(&self)) }
      return result
    }

    private mutating func flag() throws(ByteReader.Malformed) -> Bool {
      let byte = try reader.byte()
      guard byte <= 1 else { throw reader.malformed("a flag is neither 0 nor 1") }
      return byte == 1
    }

    private mutating func type() throws(ByteReader.Malformed) -> ReplicatedType {
      let index = try reader.index()
      guard index < types.count else { throw reader.malformed("a type is not in the list of types") }
      return types[index]
    }

    private mutating func property() throws(ByteReader.Malformed) -> Property {
      let index = try reader.index()
      guard index < properties.count else {
        throw reader.malformed("a property is not in the list of properties")
      }
      return properties[index]
    }

    private mutating func identity() throws(ByteReader.Malformed) -> Identity {
      let (counter, replica) = (try reader.unsigned(), try reader.unsigned())
      guard counter < Identity.counterLimit, replica > 0, replica < UInt64(ReplicaNumber.limit.rawValue)
      else {
        throw reader.malformed("an identity is out of range")
      }
      let number = ReplicaNumber(rawValue: UInt32(replica))
      return Identity(replica: number == home ? .own : number, counter: counter)
    }

    private mutating func identities() throws(ByteReader.Malformed) -> [Identity] {
      try list { (decoder) throws(ByteReader.Malformed) in try decoder.identity() }
    }

    private mutating func object() throws(ByteReader.Malformed) -> ObjectID {
      let type = try type()
      let key = try reader.plain()
      return ObjectID(type: type, primaryKey: key.isNull ? nil : key, identity: try identity())
    }

    private mutating func objects() throws(ByteReader.Malformed) -> [ObjectID] {
      try list { (decoder) throws(ByteReader.Malformed) in try decoder.object() }
    }

    private mutating func value() throws(ByteReader.Malformed) -> Value {
      try flag() ? .link(try object()) : .plain(try reader.plain())
    }

    private mutating func values() throws(ByteReader.Malformed) -> [Value] {
      try list { (decoder) throws(ByteReader.Malformed) in try decoder.value() }
    }

    private mutating func elements() throws(ByteReader.Malformed) -> [ListEdit.Element] {
      try list { (decoder) throws(ByteReader.Malformed) in
        let position = try decoder.identity()
        return ListEdit.Element(position: position, value: try decoder.flag() ? try decoder.value() : nil)
      }
    }
  }
}

extension ByteWriter {
  /// Encodes a value that isn't a link, together with its type.
  fileprivate mutating func plain(_ value: StoredValue) {
    guard case .unsigned(let number) = value else {
      byte(0)
      return any(value)
    }
    byte(1)
    unsigned(number)
  }
}

extension ByteReader {
  /// Decodes a value that isn't a link.
  fileprivate mutating func plain() throws(Malformed) -> StoredValue {
    switch try byte() {
    case 0: return try any()
    case 1: return .unsigned(try unsigned())
    default: throw malformed("the kind of a value is unknown")
    }
  }
}
