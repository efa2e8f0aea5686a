import SantaCore

/// Formats each object as a JSON object on one line, with the properties in the order of their declaration.
struct ObjectJSONFormatter: ObjectFormatter {
  private let type: StoredType
  private let store: StoreInspection
  /// Whether the output can be imported again, as the same objects.
  private let isExport: Bool
  private let types: [String: StoredType]

  init(type: StoredType, store: StoreInspection, isExport: Bool = false) {
    self.type = type
    self.store = store
    self.isExport = isExport
    types = Dictionary(store.types.map { ($0.name, $0) }) { first, _ in first }
  }

  var header: String { "" }

  /// The maximum depth of embedded objects in an export. The import reads 512 levels of JSON, and an object in a list takes two
  /// of them.
  private static let maximumDepth = 250

  func text(for object: StoredObject) throws -> String { try text(for: object, of: type, within: []) + "\n" }

  /// - Parameter outer: The embedded objects that contain this one.
  private func text(for object: StoredObject, of type: StoredType, within outer: [EmbeddedRow]) throws
    -> String
  {
    if outer.count > Self.maximumDepth {
      throw CommandFailure(
        exitCode: .dataError,
        message:
          "An object of '\(self.type.name)' contains embedded objects more than \(Self.maximumDepth) levels deep.",
        hint: "Copy the store instead.")
    }
    var line = JSONObject()
    if !type.hasPrimaryKey && !isExport { line.append(Self.rowName, json: "\(object.row)") }
    for (property, content) in zip(type.properties, object.contents) where isShown(property) {
      line.append(property.name, json: try json(content, property, within: outer))
    }
    return line.text
  }

  private struct EmbeddedRow: Equatable {
    var type: String
    var row: UInt64
  }

  /// Whether a property is written. An export omits links to objects that can't be identified.
  func isShown(_ property: StoredProperty) -> Bool {
    guard isExport, let target = property.target.flatMap({ types[$0] }) else { return true }
    return target.hasPrimaryKey || target.isEmbedded
  }

  func isEmbedded(_ property: StoredProperty) -> Bool {
    property.target.flatMap { types[$0] }?.isEmbedded ?? false
  }

  /// Returns the contents of a property as JSON.
  func json(_ content: StoredObject.Content, _ property: StoredProperty) throws -> String {
    try json(content, property, within: [])
  }

  private func json(
    _ content: StoredObject.Content, _ property: StoredProperty, within outer: [EmbeddedRow]
  ) throws -> String {
    switch content {
    case .value(let value): return try json(value, property, within: outer)
    case .elements(let values):
      return "[\(try values.map { try json($0, property, within: outer) }.joined(separator: ","))]"
    case .entries(let entries):
      let pairs = try entries.map { entry in
        "\(JSONObject.quoted(entry.key)):\(try json(entry.value, property, within: outer))"
      }
      return "{\(pairs.joined(separator: ","))}"
    }
  }

  private func json(_ value: StoredValue, _ property: StoredProperty, within outer: [EmbeddedRow]) throws
    -> String
  {
    if property.hasAnyValues { return AnyValueJSON(isExact: isExport).text(value) }
    guard isExport else { return StoredValueText.json(resolved(value, property)) }
    if case .link(let row) = value, let target = property.target.flatMap({ types[$0] }), target.isEmbedded {
      let place = EmbeddedRow(type: target.name, row: row)
      if outer.contains(place) {
        store.noteEmbeddedInItself(target.name)
        return "null"
      }
      return try store.object(ofRow: row, in: target.name).map {
        try text(for: $0, of: target, within: outer + [place])
      }
        ?? "null"
    }
    return StoredValueText.exactJSON(resolved(value, property))
  }

  /// Replaces a link with the primary key of its target, or with the number of the target's row. Returns other values
  /// unchanged.
  func resolved(_ value: StoredValue, _ property: StoredProperty) -> StoredValue {
    guard case .link(let row) = value, let target = property.target else { return value }
    return store.primaryKey(ofRow: row, in: target) ?? .unsigned(row)
  }
}
