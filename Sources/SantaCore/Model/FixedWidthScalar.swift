#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scalar of fixed width. Many values can be read or written at once.
protocol FixedWidthScalar: PersistableScalar {
  /// Returns the values of a column of this type, or nil if they must be read one by one.
  static func values(in column: RowColumn) -> [Self]?

  /// Stores values in consecutive cells of a column of this type, in new rows.
  static func fill(_ chunk: Chunk, _ column: ColumnID, from slot: Int, with values: ArraySlice<Self>)

  /// Returns whether a cell of a column of this type has a value with the same bits.
  static func has(_ chunk: Chunk, _ column: ColumnID, at slot: Int, _ value: Self) -> Bool

  /// Returns the offsets of rows whose cells in a column of this type don't have the given value, or none.
  ///
  /// - Parameter indices: the index of each row's value.
  static func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom values: [Self], at indices: [Int]
  ) -> [Int]

  /// As above, for an optional column.
  static func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom values: [Self?], at indices: [Int]
  ) -> [Int]

  /// Returns the values in an optional column of this type, or nil if they must be read one by one.
  static func optionalValues(in column: RowColumn) -> [Self?]?

  // A requirement, because its witness is compiled for each type.
  /// Returns the values of the entries of a collection.
  static func values(of entries: ListLeaf) -> [Self]
}

extension FixedWidthScalar {
  static func values(of entries: ListLeaf) -> [Self] {
    let values = entries.values
    return values.indices.map { Self(_stored: values[$0]) ?? _initialValue() }
  }
}

extension FixedWidthScalar {
  static func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom values: [Self], at indices: [Int]
  ) -> [Int] {
    table.offsets(of: rows) { chunk, slot, offset in !has(chunk, column, at: slot, values[indices[offset]]) }
  }

  static func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom values: [Self?], at indices: [Int]
  ) -> [Int] {
    table.offsets(of: rows) { chunk, slot, offset in
      guard let value = values[indices[offset]] else { return chunk.hasValue(column, at: slot) }
      return !has(chunk, column, at: slot, value)
    }
  }
}

extension FixedWidthScalar where Self: FixedWidthInteger {
  static func values(of entries: ListLeaf) -> [Self] {
    let values = entries.values
    if values.kind == .integers { return values.words.map { Self(truncatingIfNeeded: $0) } }
    return values.indices.map { Self(_stored: values[$0]) ?? _initialValue() }
  }
}

extension FixedWidthScalar where Self: BitwiseCopyable {
  static func values(in column: RowColumn) -> [Self]? { column.cells(as: Self.self) }

  static func optionalValues(in column: RowColumn) -> [Self?]? {
    column.optionalCells(as: Self.self).map { cells, isPresent in
      cells.indices.map { isPresent[$0] ? cells[$0] : nil }
    }
  }

  static func fill(_ chunk: Chunk, _ column: ColumnID, from slot: Int, with values: ArraySlice<Self>) {
    chunk.fill(column, from: slot, with: values)
  }

  static func has(_ chunk: Chunk, _ column: ColumnID, at slot: Int, _ value: Self) -> Bool {
    chunk.hasBits(of: value, column, at: slot)
  }
}

extension Int: FixedWidthScalar {}
extension Int8: FixedWidthScalar {}
extension Int16: FixedWidthScalar {}
extension Int32: FixedWidthScalar {}
extension Int64: FixedWidthScalar {}
extension UInt: FixedWidthScalar {}
extension UInt8: FixedWidthScalar {}
extension UInt16: FixedWidthScalar {}
extension UInt32: FixedWidthScalar {}
extension UInt64: FixedWidthScalar {}
extension Float: FixedWidthScalar {}
extension Double: FixedWidthScalar {}

extension Bool: FixedWidthScalar {
  static func optionalValues(in column: RowColumn) -> [Bool?]? {
    column.optionalCells(as: UInt8.self).map { cells, isPresent in
      cells.indices.map { isPresent[$0] ? cells[$0] != 0 : nil }
    }
  }

  static func values(in column: RowColumn) -> [Bool]? { column.cells(as: UInt8.self)?.map { $0 != 0 } }

  static func fill(_ chunk: Chunk, _ column: ColumnID, from slot: Int, with values: ArraySlice<Bool>) {
    chunk.fill(column, from: slot, with: values.map { $0 ? 1 as UInt8 : 0 }[...])
  }

  static func has(_ chunk: Chunk, _ column: ColumnID, at slot: Int, _ value: Bool) -> Bool {
    chunk.hasBits(of: value ? 1 as UInt8 : 0, column, at: slot)
  }
}

extension Date: FixedWidthScalar {
  static func optionalValues(in column: RowColumn) -> [Date?]? {
    column.optionalCells(as: Double.self).map { cells, isPresent in
      cells.indices.map { isPresent[$0] ? Date(timeIntervalSinceReferenceDate: cells[$0]) : nil }
    }
  }

  static func values(in column: RowColumn) -> [Date]? {
    column.cells(as: Double.self)?.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  static func fill(_ chunk: Chunk, _ column: ColumnID, from slot: Int, with values: ArraySlice<Date>) {
    chunk.fill(column, from: slot, with: values.map(\.timeIntervalSinceReferenceDate)[...])
  }

  static func has(_ chunk: Chunk, _ column: ColumnID, at slot: Int, _ value: Date) -> Bool {
    chunk.hasBits(of: value.timeIntervalSinceReferenceDate, column, at: slot)
  }
}

extension UUID: FixedWidthScalar {
  static func optionalValues(in column: RowColumn) -> [UUID?]? {
    column.optionalCells(as: uuid_t.self).map { cells, isPresent in
      cells.indices.map { isPresent[$0] ? UUID(uuid: cells[$0]) : nil }
    }
  }

  static func values(in column: RowColumn) -> [UUID]? {
    column.cells(as: uuid_t.self)?.map { UUID(uuid: $0) }
  }

  static func fill(_ chunk: Chunk, _ column: ColumnID, from slot: Int, with values: ArraySlice<UUID>) {
    chunk.fill(column, from: slot, with: values.map(\.uuid)[...])
  }

  static func has(_ chunk: Chunk, _ column: ColumnID, at slot: Int, _ value: UUID) -> Bool {
    chunk.hasBits(of: value.uuid, column, at: slot)
  }
}
