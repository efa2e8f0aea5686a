#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Creates or updates the rows of a table from imported records, without a Swift class for them.
///
/// A record changes only the values that it contains. A link is given as the primary key of its target, and an embedded object
/// as a JSON object.
struct RecordWriter {
  /// Returns the seconds since 2001 of a date that is written as a string; nil for any other string.
  typealias DateParser = @Sendable (String) -> Double?

  private let transaction: Transaction
  private let table: TableID
  private let dates: DateParser
  private let names: ColumnNames
  /// Whether the types of the columns were inferred from the first records of a stream. Later records might not match them.
  private let isOfSample: Bool
  /// The columns whose types were given instead of inferred.
  private let given: Set<String>
  /// The names that do not match any column.
  private(set) var ignoredNames: Set<String> = []
  /// The rows that were inserted as the targets of links, and that no record has described yet.
  private(set) var missingTargets: Set<Target>
  /// The number of records that changed an object that the store had, or that an earlier record described.
  private(set) var updateCount = 0

  struct Target: Hashable {
    var table: TableID
    var row: RowKey
  }

  private struct ColumnNames {
    let columns: [String: ColumnID]
    /// The columns that must have a value.
    let required: Set<ColumnID>
    /// The defaults of columns, for objects that have no value for them.
    let defaults: [ColumnDefault]

    init(_ table: Table) {
      defaults = table.importDefaults
      required = Set(
        table.columns.enumerated().filter {
          $1.isProperty && !$1.isOptional && !$1.isCollection && !$1.isPrimaryKey
        }.map { ColumnID($0.offset) })
      columns = Dictionary(
        table.columns.enumerated().filter(\.element.isProperty).map { ($1.name, ColumnID($0)) }
      ) { first, _ in first }
    }
  }

  init(
    _ transaction: Transaction, _ table: TableID, isOfSample: Bool = false, given: Set<String> = [],
    missingTargets: Set<Target>, dates: @escaping DateParser
  ) {
    self.isOfSample = isOfSample
    self.given = given
    self.transaction = transaction
    self.table = table
    self.dates = dates
    self.missingTargets = missingTargets
    names = ColumnNames(transaction[table])
  }

  /// - Returns: the row that the record describes.
  @discardableResult
  mutating func write(_ record: ImportedRecord) throws(ImportFailure) -> RowKey {
    var key: StoredValue?
    if let column = transaction[table].primaryKey {
      let definition = transaction[table][column]
      guard let member = record.members.first(where: { $0.name == definition.name }) else {
        throw ImportFailure(
          location: record.location, reason: "an object has no '\(definition.name)', which is its primary key"
        )
      }
      let value = try scalar(member.value, definition, ValuePath(member))
      if !transaction[table].hasRoom(forKey: value) { throw Self.tooMuchTogether(member.location) }
      key = value
    }
    let found = transaction.findOrInsertRow(table, primaryKey: key)
    let (row, isNew) = (found.row, found.isNew)
    if isNew, !transaction.fill(row, of: table, with: names.defaults) {
      throw Self.tooMuchTogether(record.location)
    }
    let wasMissing = missingTargets.remove(Target(table: table, row: row)) != nil
    if !isNew, !wasMissing { updateCount += 1 }
    var givenCount = 0
    for member in record.members {
      guard let column = names.columns[member.name] else {
        ignoredNames.insert(member.name)
        continue
      }
      if names.required.contains(column) { givenCount += 1 }
      if transaction[table][column].isPrimaryKey { continue }
      if transaction[table][column].isClass, !isNew, !wasMissing {
        try checkClass(member, of: row, column)
        continue
      }
      let cell = CellAddress(table: table, row: row, column: column)
      try assign(member.value, to: cell, ValuePath(member))
    }
    if isOfSample, isNew || wasMissing, givenCount < names.required.count { try checkIsWhole(record) }
    return row
  }

  /// Throws if a new object lacks a required property. Required properties are those that all of the first records had. Without
  /// a value, the object would get a zero or an empty string that is not in its record.
  private func checkIsWhole(_ record: ImportedRecord) throws(ImportFailure) {
    let given = Set(record.members.compactMap { names.columns[$0.name] })
    for column in names.required.subtracting(given).sorted() {
      let definition = transaction[table][column]
      throw ImportFailure(
        location: record.location,
        reason:
          "an object has no '\(definition.name.prefix(40))'. All of the first records have it, so its type was inferred as "
          + "\(definition.type.swiftName), which is not optional. \(Self.wholeDataHint)")
    }
  }

  /// The store may have the inferred type already.
  private static let wholeDataHint =
    "Import the data into another store: as a file by its name, which is read completely first, or after you add the type"

  /// Throws if an existing object is given with another class. An object never changes its class, because links to it may
  /// require that class.
  private mutating func checkClass(
    _ member: ImportedRecord.Member, of row: RowKey, _ column: ColumnID
  ) throws(ImportFailure) {
    let given = try scalar(member.value, transaction[table][column], ValuePath(member))
    let known = transaction[table].value(column, of: row)
    if given == known { return }
    func name(_ value: StoredValue) -> String {
      if case .string(let name) = value { String(name.prefix(40)) } else { transaction[table].name }
    }
    throw ImportFailure(
      location: member.location,
      reason:
        "the object is \(a: name(known)), which can't become \(a: name(given)); delete it first, or leave out "
        + "'\(member.name)'")
  }

  // MARK: Cells

  /// Assigns a value of a record that was stored in columns.
  mutating func assign(
    _ value: ImportedValue, to cell: CellAddress
  ) throws(ImportFailure) {
    let name = transaction[cell.table][cell.column].name
    let member = ImportedRecord.Member(name: name, value: value, location: ImportLocation())
    try assign(value, to: cell, ValuePath(member))
  }

  /// Records that a record describes a row, which may have been inserted as the target of a link.
  mutating func noteDescription(of row: RowKey) {
    if !missingTargets.isEmpty { missingTargets.remove(Target(table: table, row: row)) }
  }

  /// Records that a row was inserted as the target of a link.
  mutating func noteMissing(_ target: Target) { missingTargets.insert(target) }

  /// - Parameter path: the path for error messages. Its string is created only when it is needed, which is seldom.
  private mutating func assign(
    _ value: ImportedValue, to cell: CellAddress, _ path: ValuePath
  ) throws(ImportFailure) {
    let definition = transaction[cell.table][cell.column]
    switch definition.kind {
    case .single:
      if let owned = transaction.ownedTable(cell.column, of: cell.table) {
        return try assignPart(value, owned, to: cell, path)
      }
      let stored = try scalar(value, definition, path)
      if transaction[cell.table].value(cell.column, of: cell.row) == stored { return }
      if !transaction[cell.table].hasRoom(for: stored, in: cell.column, of: cell.row) {
        throw Self.tooMuchTogether(path.location)
      }
      transaction.setValue(stored, at: cell)
    case .list, .set:
      guard case .array(let elements) = try json(value, path, example: "[1, 2]") else {
        throw unfit(value, definition.typeName, path)
      }
      try assign(elements.map { ("", $0) }, to: cell, definition, path)
    case .map:
      guard case .object(let entries) = try json(value, path, example: #"{"a": 1}"#) else {
        throw unfit(value, definition.typeName, path)
      }
      let keyed = try keyed(entries, definition, path)
      try assign(keyed, to: cell, definition, path)
    }
  }

  /// Returns the entries of a map by their keys, in ascending order.
  private func keyed(
    _ entries: [ImportedValue.Entry], _ definition: ColumnDefinition, _ path: ValuePath
  ) throws(ImportFailure) -> [(key: String, value: ImportedValue)] {
    var keyed: [(key: String, value: ImportedValue)] = []
    for entry in entries {
      guard let text = MapKey.text(fromPlain: entry.key, type: definition.keyType) else {
        throw ImportFailure(
          location: path.location,
          reason:
            "the key '\(entry.key.prefix(40))' of \(path.text.prefix(80)) isn't \(a: definition.keyType.swiftName)"
        )
      }
      keyed.append((text, entry.value))
    }
    keyed.sort { $0.key.precedesInBytes($1.key) }
    // Two keys may be different spellings of one number or UUID. One of the values would be lost.
    for (first, second) in zip(keyed, keyed.dropFirst()) where first.key.utf8.elementsEqual(second.key.utf8) {
      let key = MapKey.plainText(of: first.key, type: definition.keyType)
      throw ImportFailure(
        location: path.location,
        reason: "the key '\(key.prefix(40))' of \(path.text.prefix(80)) is given twice")
    }
    return keyed
  }

  /// Returns a value of a type that a CSV cell contains as JSON, parsing the cell if necessary.
  ///
  /// - Parameter example: an example for the error about a cell that isn't JSON.
  private func json(
    _ value: ImportedValue, _ path: ValuePath, example: String
  ) throws(ImportFailure) -> ImportedValue {
    guard case .cell(let text) = value else { return value }
    do throws(ImportFailure) { return try JSONRecordParser.value(text, at: path.location) } catch {
      throw ImportFailure(
        location: error.location,
        reason: "\(path.text.prefix(80)) takes JSON, such as \(example): \(error.reason)")
    }
  }

  private mutating func assign(
    _ given: [(key: String, value: ImportedValue)], to cell: CellAddress, _ definition: ColumnDefinition,
    _ path: ValuePath
  ) throws(ImportFailure) {
    let owned = transaction.ownedTable(cell.column, of: cell.table)
    var values: [(key: String, value: StoredValue)] = []
    for (index, element) in given.enumerated() {
      let elementPath = path.element(index, element.key, of: definition)
      if StoredValue.string(element.key).isUnstorable {
        throw ImportFailure(
          location: path.location,
          reason: "a key of \(elementPath.text.prefix(80)) has more than \(ValueType.maximumByteCount) bytes")
      }
      guard let owned, element.value != .null else {
        values.append((element.key, try scalar(element.value, definition, elementPath)))
        continue
      }
      let part = try insertPart(owned, elementPath)
      try assignMembers(element.value, of: part, owned, elementPath)
      values.append((element.key, .link(part.rawValue)))
    }
    if let owned { transaction.reuseParts(at: cell, owned, in: &values) }
    let old = transaction.list(at: cell)
    // Equal values are not a change.
    if old.count == values.count,
      zip(old.elements, values).allSatisfy({ $0.value == $1.value && $0.key.utf8.elementsEqual($1.key.utf8) })
    {
      return
    }
    _ = transaction.changingLinks(at: cell) {
      if definition.kind == .list { return transaction.replaceEntries(of: cell, with: values.map(\.value)) }
      transaction.removeAllEntries(from: cell)
      switch definition.kind {
      case .single, .list: break
      case .set: for value in values { transaction.insertElement(value.value, in: cell) }
      case .map: for value in values { transaction.setElement(value.value, forKey: value.key, in: cell) }
      }
    }
  }

  // MARK: Embedded objects

  private func insertPart(_ table: TableID, _ path: ValuePath) throws(ImportFailure) -> RowKey {
    let part = transaction.insertRow(table)
    guard transaction.fill(part, of: table, with: transaction[table].importDefaults) else {
      throw Self.tooMuchTogether(path.location)
    }
    return part
  }

  /// Assigns values to the embedded object in a cell. Inserts the object if there is none, or if its class differs.
  private mutating func assignPart(
    _ value: ImportedValue, _ owned: TableID, to cell: CellAddress, _ path: ValuePath
  ) throws(ImportFailure) {
    let value = try json(value, path, example: #"{"a": 1}"#)
    let old = transaction[cell.table].value(cell.column, of: cell.row).linkedRow
    if value == .null {
      _ = transaction.changingLinks(at: cell) { transaction.setValue(.null, at: cell) }
      return
    }
    if let old, try !isOfOtherClass(value, old, owned, path) {
      return try assignMembers(value, of: old, owned, path)
    }
    let part = try insertPart(owned, path)
    try assignMembers(value, of: part, owned, path)
    _ = transaction.changingLinks(at: cell) { transaction.setValue(.link(part.rawValue), at: cell) }
  }

  /// Returns whether the given class of an object differs from the class of the embedded object that it would change.
  private mutating func isOfOtherClass(
    _ value: ImportedValue, _ part: RowKey, _ owned: TableID, _ path: ValuePath
  ) throws(ImportFailure) -> Bool {
    guard case .object(let members) = value, let column = transaction[owned].classColumn,
      let given = members.first(where: { $0.key == transaction[owned][column].name })
    else { return false }
    let name = try scalar(given.value, transaction[owned][column], path)
    return name != transaction[owned].value(column, of: part)
  }

  private mutating func assignMembers(
    _ value: ImportedValue, of row: RowKey, _ table: TableID, _ path: ValuePath
  ) throws(ImportFailure) {
    guard case .object(let members) = value else {
      throw ImportFailure(
        location: path.location,
        reason: "\(path.text) takes an object with the values of \(a: transaction[table].name)")
    }
    let names = ColumnNames(transaction[table])
    var given: Set<String> = []
    for member in members.sorted(by: { $0.key < $1.key }) {
      let name = member.key
      guard given.insert(name).inserted else {
        throw ImportFailure(
          location: path.location,
          reason: "the name '\(name.prefix(40))' occurs twice in \(path.text.prefix(80))")
      }
      guard let column = names.columns[name] else {
        ignoredNames.insert("\(path.text).\(name)")
        continue
      }
      let cell = CellAddress(table: table, row: row, column: column)
      try assign(member.value, to: cell, path.member(name))
    }
  }

  // MARK: Values

  private func unfit(_ value: ImportedValue, _ typeName: String, _ path: ValuePath) -> ImportFailure {
    ImportFailure(
      location: path.location, reason: "\(path.text) takes a value of type \(typeName), not \(value.kind)")
  }

  private mutating func scalar(
    _ value: ImportedValue, _ definition: ColumnDefinition, _ path: ValuePath
  ) throws(ImportFailure) -> StoredValue {
    if value == .null {
      if definition.isOptional { return .null }
      var failure = unfit(value, definition.elementTypeName, path)
      if isOfSample, !given.contains(definition.name), !definition.isPrimaryKey {
        failure.reason +=
          ". All of the first records have a value, so its type was inferred as not optional. \(Self.wholeDataHint)"
      }
      throw failure
    }
    let stored: StoredValue?
    if definition.type == .any {
      stored = AnyImport(dates: dates).value(try json(value, path, example: #"5 or "text""#))
    } else if definition.isLink {
      stored = try target(value, definition, path)
    } else {
      if isOfSample, !given.contains(definition.name), !InferredSchema.holds(value, definition.type) {
        throw ImportFailure(
          location: path.location,
          reason:
            "\(path.text) is \(value.kind), which would be stored differently: in the first records, \(path.text) was a value of "
            + "type \(definition.type.swiftName). \(Self.wholeDataHint)")
      }
      stored = Self.scalar(value, definition.type, dates)
      if stored == nil, let text = value.numberText, ImportedNumber.isRounded(text, definition.type) {
        throw ImportFailure(
          location: path.location,
          reason:
            "\(path.text) is the number \(text), which \(a: definition.type.swiftName) would round. Import it into a property of "
            + "type Int, Decimal or String")
      }
    }
    guard let stored, definition.admits(stored) else {
      throw unfit(value, definition.elementTypeName, path)
    }
    return stored
  }

  /// Returns a link to the row with a primary key. A missing row is inserted, because a later record may have its values.
  private mutating func target(
    _ value: ImportedValue, _ definition: ColumnDefinition, _ path: ValuePath
  ) throws(ImportFailure) -> StoredValue? {
    guard let name = definition.target, let target = transaction.current.table(named: name) else {
      return nil
    }
    guard let column = transaction[target].primaryKey else {
      throw ImportFailure(
        location: path.location,
        reason: "\(path.text) links to \(name), which has no primary key to identify it by")
    }
    let key = try scalar(value, transaction[target][column], path)
    let found = transaction.findOrInsertRow(target, primaryKey: key)
    if found.isNew {
      missingTargets.insert(Target(table: target, row: found.row))
      guard transaction.fill(found.row, of: target, with: transaction[target].importDefaults) else {
        throw Self.tooMuchTogether(path.location)
      }
    }
    return .link(found.row.rawValue)
  }

  /// Returns nil for a value that isn't of the type, and for a number that would be rounded.
  static func scalar(_ value: ImportedValue, _ type: ValueType, _ dates: DateParser) -> StoredValue? {
    switch (type, value) {
    case (.bool, .bool(let value)): .bool(value)
    case (.bool, .cell(let text)): Bool(text).map { .bool($0) }
    case (.int8, _), (.int16, _), (.int32, _), (.int64, _), (.uint8, _), (.uint16, _), (.uint32, _):
      value.numberText.flatMap { Int64($0) ?? integer($0) }.map { .int($0) }
    case (.uint64, _):
      value.numberText.flatMap { UInt64($0) ?? integer($0) }.map { .unsigned($0) }
    case (.float, _): floating(value, type).map { .float($0) }
    case (.double, _): floating(value, type).map { .double($0) }
    case (.decimal, _): decimal(value).map { .decimal($0.value) }
    case (.date, .text(let text)): (dates(text) ?? floating(value, type)).map { .date($0) }
    case (.date, .cell(let text)): (dates(text) ?? floating(value, type)).map { .date($0) }
    case (.date, .number): floating(value, type).map { .date($0) }
    case (.string, .text(let text)), (.string, .cell(let text)): .string(text)
    case (.data, .text(let text)), (.data, .cell(let text)): Data(base64Encoded: text).map { .data($0) }
    case (.uuid, .text(let text)), (.uuid, .cell(let text)): UUID(uuidString: text).map { .uuid($0) }
    default: nil
    }
  }

  /// Returns an integer that is written with a fraction of zeros or with an exponent. Converting it by way of `Double` would
  /// round integers beyond 2^53.
  private static func integer<Integer: FixedWidthInteger>(_ text: String) -> Integer? {
    DecimalNumber(text)?.integer.flatMap { Integer(exactly: $0) }
  }

  /// Returns a number without rounding it. Accepts strings, too, because many programs that write JSON would round a number.
  private static func decimal(_ value: ImportedValue) -> DecimalNumber? {
    switch value {
    case .number(let text), .cell(let text), .text(let text): DecimalNumber(text)
    case .null, .bool, .array, .object: nil
    }
  }

  /// Returns a number in the range of the type, or a value that JSON does not have, in the spelling of `store dump`.
  private static func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: ImportedValue, _ type: ValueType
  ) -> Number? {
    switch value {
    case .text("NaN"), .cell("NaN"): return Number.nan
    case .text("Infinity"), .cell("Infinity"): return Number.infinity
    case .text("-Infinity"), .cell("-Infinity"): return -Number.infinity
    default:
      guard let text = value.numberText, let number = Number(text), number.isFinite,
        ImportedNumber.isDecimal(text), !ImportedNumber.isRounded(text, type)
      else { return nil }
      return number
    }
  }

  private static func tooMuchTogether(_ location: ImportLocation) -> ImportFailure {
    ImportFailure(
      location: location,
      reason:
        "the strings and data of 256 consecutive objects have more than \(Chunk.maximumHeapByteCount) bytes together, which "
        + "is the limit")
  }
}
