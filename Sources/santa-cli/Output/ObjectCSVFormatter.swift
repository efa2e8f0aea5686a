import SantaCore

/// Objects as a table, as RFC 4180 has it: a header, commas, and lines that end with CR and LF.
///
/// An empty cell is nil, and `""` an empty text. A collection is its JSON.
struct ObjectCSVFormatter: ObjectFormatter {
  private let type: StoredType
  private let values: ObjectJSONFormatter

  init(type: StoredType, store: StoreInspection) {
    self.type = type
    values = ObjectJSONFormatter(type: type, store: store)
  }

  var header: String {
    line((type.hasPrimaryKey ? [] : [Self.rowName]) + type.properties.map { CSVText.quoted($0.name) })
  }

  func text(for object: StoredObject) -> String {
    line(
      (type.hasPrimaryKey ? [] : ["\(object.row)"])
        + zip(type.properties, object.contents).map { cell($1, $0) })
  }

  private func cell(_ content: StoredObject.Content, _ property: StoredProperty) -> String {
    guard case .value(let value) = content else { return CSVText.quoted(values.json(content, property)) }
    return StoredValueText.plain(values.resolved(value, property)).map(CSVText.quoted) ?? ""
  }

  private func line(_ cells: [String]) -> String { cells.joined(separator: ",") + CSVText.lineEnd }
}
