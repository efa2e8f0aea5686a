import SantaCore

/// Formats objects as CSV (RFC 4180): a header, commas, and lines that end with CR and LF.
///
/// An empty cell is nil, and `""` is an empty text. A collection is written as JSON. ``CSVText`` makes texts harmless.
struct ObjectCSVFormatter: ObjectFormatter {
  private let type: StoredType
  private let values: ObjectJSONFormatter
  private let isRaw: Bool

  /// - Parameter isRaw: Whether to write texts as they are stored.
  init(type: StoredType, store: StoreInspection, isRaw: Bool) {
    self.type = type
    self.isRaw = isRaw
    values = ObjectJSONFormatter(type: type, store: store)
  }

  var header: String {
    line(
      (type.hasPrimaryKey ? [] : [Self.rowName]) + type.properties.map { CSVText.cell($0.name, isRaw: isRaw) }
    )
  }

  func text(for object: StoredObject) -> String {
    line(
      (type.hasPrimaryKey ? [] : ["\(object.row)"])
        + zip(type.properties, object.contents).map { cell($1, $0) })
  }

  private func cell(_ content: StoredObject.Content, _ property: StoredProperty) -> String {
    guard case .value(let value) = content else { return CSVText.quoted(values.json(content, property)) }
    let resolved = values.resolved(value, property)
    // Only texts can be formulas: a negative number is a number, and no formula can be written in base 64.
    if case .string(let text) = resolved { return CSVText.cell(text, isRaw: isRaw) }
    return StoredValueText.plain(resolved).map(CSVText.quoted) ?? ""
  }

  private func line(_ cells: [String]) -> String { cells.joined(separator: ",") + CSVText.lineEnd }
}
