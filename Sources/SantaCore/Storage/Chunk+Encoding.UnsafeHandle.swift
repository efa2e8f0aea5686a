extension Chunk {
  /// Appends the values of rows in a column of single values, as `ByteWriter.value` does, but without creating a value for each
  /// string or number (an import of CSV).
  func encode(_ column: ColumnID, of rows: ArraySlice<RowKey>, into writer: inout ByteWriter) {
    let definition = layout.columns[column.rawValue]
    let (type, isOptional) = (definition.type, definition.isOptional)
    for row in rows {
      let slot = row.slot
      switch type {
      case .string, .data, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .double, .date,
        .link:
        if isOptional {
          let isPresent = hasValue(column, at: slot)
          writer.byte(isPresent ? 1 : 0)
          if !isPresent { continue }
        } else if type == .link, !hasValue(column, at: slot) {
          writer.unsigned(0)
          continue
        }
      default:
        writer.value(value(column, at: slot), type: type, isOptional: isOptional)
        continue
      }
      switch type {
      case .string, .data:
        unsafe withBytes(column, at: slot) { bytes in
          writer.count(bytes.count)
          // Safety: the bytes are borrowed for the call and copied within it.
          unsafe writer.append(bytes)
        }
      case .double, .date: writer.fixed(double(column, at: slot).bitPattern)
      case .uint64, .link: writer.unsigned(integer(column, at: slot))
      default: writer.signed(Int64(bitPattern: integer(column, at: slot)))
      }
    }
  }
}
