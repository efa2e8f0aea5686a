import SantaCore

/// Formats each object as a JSON object on a line, with the properties in the order of their declaration.
struct ObjectJSONFormatter: ObjectFormatter {
  var type: StoredType
  var store: StoreInspection

  var header: String { "" }

  func text(for object: StoredObject) -> String {
    var line = JSONObject()
    if !type.hasPrimaryKey { line.append(Self.rowName, json: "\(object.row)") }
    for (property, content) in zip(type.properties, object.contents) {
      line.append(property.name, json: json(content, property))
    }
    return line.text + "\n"
  }

  /// The contents of a property as JSON.
  func json(_ content: StoredObject.Content, _ property: StoredProperty) -> String {
    switch content {
    case .value(let value): StoredValueText.json(resolved(value, property))
    case .elements(let values):
      "[\(values.map { StoredValueText.json(resolved($0, property)) }.joined(separator: ","))]"
    case .entries(let entries):
      "{\(entries.map { "\(JSONObject.quoted($0.key)):\(StoredValueText.json(resolved($0.value, property)))" }.joined(separator: ","))}"
    }
  }

  /// For a link, the primary key of its target, or the number of the target's row.
  func resolved(_ value: StoredValue, _ property: StoredProperty) -> StoredValue {
    guard case .link(let row) = value, let target = property.target else { return value }
    return store.primaryKey(ofRow: row, in: target) ?? .unsigned(row)
  }
}
