/// Writes rows as text: a JSON object on each line, or a line of a table.
struct RowTextWriter {
  /// A class, because its many fields would be copied for each row.
  private final class Column {
    let id: ColumnID
    let property: StoredProperty
    let definition: ColumnDefinition
    /// The bytes before the value.
    let prefix: [UInt8]
    /// Whether the value is written from the bytes of its cell.
    let isDirect: Bool

    init(_ id: ColumnID, _ property: StoredProperty, _ definition: ColumnDefinition, prefix: String) {
      (self.id, self.property, self.definition, self.prefix) = (id, property, definition, Array(prefix.utf8))
      isDirect = RowTextWriter.isDirect(definition)
    }
  }

  private let columns: [Column]
  private let isJSON: Bool
  private let suffix: [UInt8]
  private let texts: ObjectExport.Texts

  init(
    _ table: Table?, _ properties: [StoredProperty], _ format: ObjectExport.Format,
    _ texts: ObjectExport.Texts
  ) {
    isJSON = format == .json
    self.texts = texts
    suffix = Array((format == .json ? "}\n" : "\r\n").utf8)
    var columns: [Column] = []
    for property in properties {
      guard let table, let id = table.column(named: property.name) else { continue }
      let separator = columns.isEmpty ? (format == .json ? "{" : "") : ","
      let prefix = format == .json ? "\(separator)\(texts.quoted(property.name)):" : separator
      columns.append(Column(id, property, table[id], prefix: prefix))
    }
    self.columns = columns
  }

  private static func isDirect(_ column: ColumnDefinition) -> Bool {
    switch column.type {
    case .bool, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .string,
      .date:
      return true
    case .data, .uuid, .link, .decimal, .any, .external: return false
    }
  }

  func append(_ chunk: Chunk, _ slot: Int, to text: inout [UInt8]) throws {
    if columns.isEmpty, isJSON { text.append(UInt8(ascii: "{")) }
    for column in columns {
      text += column.prefix
      if !chunk.hasValue(column.id, at: slot), !column.definition.isCollection {
        if isJSON {
          text += "null".utf8
        } else if columns.count == 1 {
          // Only the program knows whether an empty line may stand for a missing value.
          text += try texts.content(.value(.null), column.property).utf8
        }
      } else if !column.isDirect || !appendDirectly(chunk, slot, column, to: &text) {
        let content = StoredObject.Content(chunk, column.id, slot, column.definition)
        text += try texts.content(content, column.property).utf8
      }
    }
    text += suffix
  }

  /// - Returns: false, without a change, if the value needs another form.
  private func appendDirectly(
    _ chunk: Chunk, _ slot: Int, _ column: Column, to text: inout [UInt8]
  ) -> Bool {
    if column.definition.isCollection { return appendCollection(chunk, slot, column, to: &text) }
    switch column.definition.type {
    case .bool: text += chunk.load(column.id, at: slot, as: UInt8.self) != 0 ? "true".utf8 : "false".utf8
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32:
      text.append(decimal: Int64(bitPattern: chunk.integer(column.id, at: slot)))
    case .uint64: text.append(digits: chunk.integer(column.id, at: slot))
    case .float:
      let number = Float(bitPattern: chunk.load(column.id, at: slot, as: UInt32.self))
      guard number.isFinite else { return false }
      text += number.description.utf8
    case .double:
      let number = chunk.double(column.id, at: slot)
      guard number.isFinite else { return false }
      text.append(double: number)
    case .date: return appendDate(chunk.double(column.id, at: slot), isQuoted: isJSON, to: &text)
    case .string: appendText(chunk, slot, column, to: &text)
    case .data, .uuid, .link, .decimal, .any, .external: return false
    }
    return true
  }

  private func appendText(_ chunk: Chunk, _ slot: Int, _ column: Column, to text: inout [UInt8]) {
    if !chunk.appendText(column.id, at: slot, isJSON: isJSON, to: &text) {
      text += texts.quoted(chunk.string(column.id, at: slot)).utf8
    }
  }

  // MARK: Collections

  /// Appends a list, set or map as JSON.
  private func appendCollection(
    _ chunk: Chunk, _ slot: Int, _ column: Column, to text: inout [UInt8]
  ) -> Bool {
    let start = text.count
    let isMap = column.definition.kind == .map
    text.append(isMap ? UInt8(ascii: "{") : UInt8(ascii: "["))
    var isFirst = true
    for element in chunk.entries(column.id, at: slot) {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      if isMap {
        let key = MapKey.plainText(of: element.key, type: column.definition.keyType)
        guard appendQuoted(key, to: &text) else { return discard(&text, from: start) }
        text.append(UInt8(ascii: ":"))
      }
      guard append(element.value, to: &text) else { return discard(&text, from: start) }
    }
    text.append(isMap ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    if isJSON { return true }
    // A slice would share the memory of all the text, which would be copied.
    let json = Array(text[start...])
    text.removeLast(json.count)
    text.append(cell: json.span)
    return true
  }

  private func discard(_ text: inout [UInt8], from start: Int) -> Bool {
    text.removeLast(text.count - start)
    return false
  }

  /// Appends an element of a collection as JSON.
  ///
  /// - Returns: false if it needs another form. Bytes may have been appended nevertheless.
  private func append(_ value: StoredValue, to text: inout [UInt8]) -> Bool {
    switch value {
    case .null: text += "null".utf8
    case .bool(let value): text += value ? "true".utf8 : "false".utf8
    case .int(let number): text.append(decimal: number)
    case .unsigned(let number): text.append(digits: number)
    case .float(let number):
      guard number.isFinite else { return false }
      text += number.description.utf8
    case .double(let number):
      guard number.isFinite else { return false }
      text.append(double: number)
    case .date(let seconds): return appendDate(seconds, isQuoted: true, to: &text)
    case .string(let string): return appendQuoted(string, to: &text)
    case .data, .uuid, .link, .decimal, .list, .map: return false
    }
    return true
  }

  /// Appends a JSON string.
  ///
  /// - Returns: false, without a change, for a string that needs escapes in a cell of a table.
  private func appendQuoted(_ string: String, to text: inout [UInt8]) -> Bool {
    // U+007F is a control character that is escaped in JSON.
    let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    if !isPlain {
      // `quoted` returns JSON only if the whole text is JSON.
      guard isJSON else { return false }
      text += texts.quoted(string).utf8
      return true
    }
    text.append(UInt8(ascii: "\""))
    text += string.utf8
    text.append(UInt8(ascii: "\""))
    return true
  }

  // MARK: Dates

  /// The days from the beginning of the year 1 to 1 January 2001, and to the end of the year 9999.
  private static let days = (before: 730_485, all: 3_652_059)

  /// Appends a date without a fraction of a second, in the years 1 to 9999.
  private func appendDate(_ seconds: Double, isQuoted: Bool, to text: inout [UInt8]) -> Bool {
    guard seconds == seconds.rounded(.down), abs(seconds) < 1e12 else { return false }
    let whole = Int(seconds) + Self.days.before * 86_400
    guard whole >= 0, whole < Self.days.all * 86_400 else { return false }
    let (day, time) = whole.quotientAndRemainder(dividingBy: 86_400)
    // Years that begin in March have the leap day at their end. Day 0 of this count is 1 March of the year 0.
    let count = day + 306
    let (era, dayOfEra) = count.quotientAndRemainder(dividingBy: 146_097)
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    if isQuoted { text.append(UInt8(ascii: "\"")) }
    text.append(year + era * 400 + (isNextYear ? 1 : 0), digits: 4, then: "-")
    text.append(isNextYear ? month - 9 : month + 3, digits: 2, then: "-")
    text.append(dayOfYear - (153 * month + 2) / 5 + 1, digits: 2, then: "T")
    text.append(time / 3_600, digits: 2, then: ":")
    text.append(time / 60 % 60, digits: 2, then: ":")
    text.append(time % 60, digits: 2, then: "Z")
    if isQuoted { text.append(UInt8(ascii: "\"")) }
    return true
  }
}

extension [UInt8] {
  fileprivate mutating func append(decimal number: Int64) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  fileprivate mutating func append(digits number: UInt64) {
    if number < 10 { return append(UInt8(truncatingIfNeeded: number) + UInt8(ascii: "0")) }
    var (rest, length) = (number, 1)
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    append(number, length)
  }

  /// Appends the last digits of a number.
  private mutating func append(_ number: UInt64, _ length: Int) {
    let start = count
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: length))
    var rest = number
    for index in (start..<start + length).reversed() {
      let next = rest / 10
      self[index] = UInt8(truncatingIfNeeded: rest &- next &* 10) &+ UInt8(ascii: "0")
      rest = next
    }
  }

  fileprivate mutating func append(_ number: Int, digits: Int, then character: Unicode.Scalar) {
    append(UInt64(number), digits)
    append(UInt8(ascii: character))
  }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4]

  /// Appends a finite number as Swift prints it: with the fewest digits that identify it.
  ///
  /// Two decimal numbers of up to 15 digits are never the same `Double`. If dividing a whole number of so few digits by a power
  /// of 10 gives this number, it therefore has the digits to print.
  fileprivate mutating func append(double number: Double) {
    let magnitude = number.magnitude
    if magnitude < 1e11, number.sign == .plus || magnitude > 0 {
      for decimals in 0...4 {
        let scaled = (magnitude * Self.powers[decimals]).rounded()
        guard scaled / Self.powers[decimals] == magnitude, scaled > 0 || magnitude == 0 else { continue }
        if number < 0 { append(UInt8(ascii: "-")) }
        let (divisor, digits) = (UInt64(Self.powers[decimals]), UInt64(scaled))
        append(digits: digits / divisor)
        append(UInt8(ascii: "."))
        append(digits % divisor, Swift.max(1, decimals))
        return
      }
    }
    self += number.description.utf8
  }
}
