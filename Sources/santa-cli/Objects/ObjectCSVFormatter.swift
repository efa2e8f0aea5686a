import SantaCore

/// Formats objects as CSV (RFC 4180): a header, commas, and lines that end with CR and LF.
///
/// An empty cell is nil, and `""` is an empty string. A collection is written as JSON. ``CSVText`` makes strings harmless.
struct ObjectCSVFormatter: ObjectFormatter {
  private let type: StoredType
  private let values: ObjectJSONFormatter
  private let isRaw: Bool
  private let isExport: Bool

  /// - Parameters:
  ///   - isRaw: Whether to write strings unchanged.
  ///   - isExport: Whether the output can be imported again, as the same objects.
  init(type: StoredType, store: StoreInspection, isRaw: Bool, isExport: Bool = false) {
    self.type = type
    self.isRaw = isRaw
    self.isExport = isExport
    values = ObjectJSONFormatter(type: type, store: store, isExport: isExport)
  }

  private var showsRow: Bool { !type.hasPrimaryKey && !isExport }

  var header: String {
    line(
      (showsRow ? [Self.rowName] : [])
        + type.properties.filter(values.isShown).map { CSVText.cell($0.name, isRaw: isRaw) })
  }

  func text(for object: StoredObject) throws -> String {
    let cells =
      (showsRow ? ["\(object.row)"] : [])
      + (try zip(type.properties, object.contents).filter { values.isShown($0.0) }.map { try cell($1, $0) })
    if isExport, cells == [""] { throw emptyLine }
    return line(cells)
  }

  /// The error for a line without any characters.
  private var emptyLine: CommandFailure {
    // Most programs, and the import, skip an empty line.
    CommandFailure(
      exitCode: .dataError,
      message:
        "A table with one column can't represent a missing value, and an object of '\(type.name)' has one.",
      hint: "Export it with '--format json'.")
  }

  /// Returns the only cell of a line.
  func onlyCell(_ content: StoredObject.Content, _ property: StoredProperty) throws -> String {
    let text = try cell(content, property)
    if text.isEmpty { throw emptyLine }
    return text
  }

  /// Returns a cell.
  func cell(_ content: StoredObject.Content, _ property: StoredProperty) throws -> String {
    guard case .value(let value) = content else { return CSVText.quoted(try values.json(content, property)) }
    if case .null = value { return "" }
    if property.hasAnyValues { return CSVText.quoted(try values.json(content, property)) }
    if isExport {
      if case .link = value { return CSVText.quoted(try linkText(value, property)) }
      return StoredValueText.exactPlain(value).map(CSVText.quoted) ?? ""
    }
    let resolved = values.resolved(value, property)
    // Only strings can be formulas: a negative number is a number, and base 64 can't contain a formula.
    if case .string(let text) = resolved { return CSVText.cell(text, isRaw: isRaw) }
    return StoredValueText.plain(resolved).map(CSVText.quoted) ?? ""
  }

  /// Returns the key of a link's target, or the contents of an embedded object.
  private func linkText(_ value: StoredValue, _ property: StoredProperty) throws -> String {
    let resolved = values.resolved(value, property)
    if case .unsigned = resolved, values.isEmbedded(property) {
      return try values.json(.value(value), property)
    }
    return StoredValueText.exactPlain(resolved) ?? ""
  }

  private func line(_ cells: [String]) -> String { cells.joined(separator: ",") + CSVText.lineEnd }
}
