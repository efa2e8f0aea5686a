#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An object as it was stored before a migration, with its values by property name. It never changes.
///
/// ```swift
/// let weight = old["weight"] as? Int
/// ```
///
/// A record is valid only in the block of the migration.
public struct StoredRecord {
  private let snapshot: Snapshot
  private let table: TableID
  private let row: RowKey
  private let update: MigrationUpdate
  private var context: LiveStore { update.context }

  init(_ snapshot: Snapshot, _ table: TableID, _ row: RowKey, _ update: MigrationUpdate) {
    self.snapshot = snapshot
    self.table = table
    self.row = row
    self.update = update
  }

  /// The object that the record has become; nil if the migration has deleted it, or if the program doesn't declare its class.
  ///
  /// ```swift
  /// new.keeper = (old["owner"] as? StoredRecord)?.object as? Person
  /// ```
  public var object: Object? {
    let table = update.transaction[table]
    guard table.contains(row), let type = update.objectClass(named: table.name)?.type else { return nil }
    return context.object(type, row)
  }

  /// The names of the stored properties, in the order in which they were added.
  public var propertyNames: [String] { snapshot[table].columns.filter(\.isProperty).map(\.name) }

  /// The value of a property, by its name before the migration; nil if there is no value.
  ///
  /// - A number has the type of its property (`Int` for `Int64`, `UInt` for `UInt64`), and an enum is its raw value.
  /// - A value of any type is an ``AnyPersistable``, and external data is an ``ExternalData``.
  /// - A link is another record, and a list or set is an array. Its elements are optional if the elements of the property are.
  /// - A map is a dictionary with strings as keys. Keys that are numbers are written in decimal digits.
  ///
  /// If there is no property of this name, the migration fails.
  public subscript(property: String) -> Any? {
    let definition = snapshot[table]
    guard let column = definition.column(named: property) else {
      context.fail(.noSuchProperty(definition.name, property, propertyNames))
      return nil
    }
    switch definition[column].kind {
    case .single: return value(definition.value(column, of: row), column)
    case .list, .set:
      let elements = definition.list(column, of: row).elements.map { value($0.value, column) }
      // In an array of `Any`, the text of an optional element would be "Optional(5)".
      let present = elements.compactMap(\.self)
      return present.count < elements.count || definition[column].isOptional ? elements : present
    case .map:
      let entries = definition.list(column, of: row).elements.map {
        (MapKey.plainText(of: $0.key, type: definition[column].keyType), value($0.value, column))
      }
      let values = Dictionary(entries) { first, _ in first }
      let present = values.compactMapValues(\.self)
      return present.count < values.count || definition[column].isOptional ? values : present
    }
  }

  private func value(_ stored: StoredValue, _ column: ColumnID) -> Any? {
    if snapshot[table][column].type == .any { return stored.isNull ? nil : AnyPersistable(_stored: stored) }
    if snapshot[table][column].type == .external, !stored.isNull {
      let cell = CellAddress(table: table, row: row, column: column)
      return ExternalData(
        stored, in: context.engine.external, lease: snapshot.lease, owner: ExternalOwner(cell, in: snapshot))
    }
    return scalar(stored, column)
  }

  private func scalar(_ stored: StoredValue, _ column: ColumnID) -> Any? {
    switch stored {
    case .null, .list, .map: nil
    case .bool(let value): value
    case .int(let value): number(value, snapshot[table][column].type)
    case .unsigned(let value): UInt(value)
    case .float(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .uuid(let value): value
    case .decimal(let value): value
    case .link(let key):
      snapshot.target(column, of: table).map {
        StoredRecord(snapshot, $0, RowKey(rawValue: key), update)
      }
    }
  }

  private func number(_ value: Int64, _ type: ValueType) -> Any {
    switch type {
    case .int8: Int8(clamping: value)
    case .int16: Int16(clamping: value)
    case .int32: Int32(clamping: value)
    case .uint8: UInt8(clamping: value)
    case .uint16: UInt16(clamping: value)
    case .uint32: UInt32(clamping: value)
    default: Int(value)
    }
  }
}
