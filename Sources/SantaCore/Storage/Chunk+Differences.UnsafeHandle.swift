// The differences between two versions of a chunk.
extension Chunk {
  /// Returns the columns in which a row may differ: all columns except those whose bytes are equal as a whole. Comparing whole
  /// columns takes a fraction of the time of comparing each cell.
  func columnsThatMayDiffer(from old: Chunk) -> [ColumnID] {
    let columns = layout.columns.indices.map { ColumnID($0) }
    guard layout.capacity == old.layout.capacity else { return columns }
    let shared = min(heapUsed, old.heapUsed)
    // Safety: both heaps have at least this many bytes.
    let haveSameHeap = unsafe SystemCalls.bytesEqual(
      base + heapOffset, old.base + old.heapOffset, count: shared)
    return columns.filter { column in
      guard column.rawValue < old.layout.columns.count, packing(column) == .none, old.packing(column) == .none
      else {
        return true
      }
      let definition = layout.columns[column.rawValue]
      // The trees of collections and large values aren't in the bytes.
      if definition.usesSlots
        && (!haveSameHeap || hasLargeValues || old.hasLargeValues
          || definition.isCollection && !(trees.isEmpty && old.trees.isEmpty))
      {
        return true
      }
      return !hasSameCells(as: old, column, byteCount: definition.width * layout.capacity)
    }
  }

  private func hasSameCells(as old: Chunk, _ column: ColumnID, byteCount: Int) -> Bool {
    let (mine, theirs) = (presenceOffset(column), old.presenceOffset(column))
    // Safety: a column's values and presence bits are within its chunk, and both chunks have the same capacity.
    return unsafe SystemCalls.bytesEqual(
      base + valueOffset(column), old.base + old.valueOffset(column), count: byteCount)
      && (mine == 0
        || SystemCalls.bytesEqual(base + mine, old.base + theirs, count: layout.bitmapByteCount))
  }

  /// Returns the slots in which a column's cells differ, including slots of deleted rows, 64 per word. Returns nil for columns
  /// that must be compared cell by cell: strings, data, collections and packed columns.
  func slotsThatDiffer(from old: Chunk, _ column: ColumnID) -> SIMD4<UInt64>? {
    guard column.rawValue < old.layout.columns.count, !layout.columns[column.rawValue].usesSlots,
      packing(column) == .none, old.packing(column) == .none
    else { return nil }
    let values =
      switch layout.columns[column.rawValue].type.width {
      case 1: cellsThatDiffer(from: old, column, as: UInt8.self)
      case 2: cellsThatDiffer(from: old, column, as: UInt16.self)
      case 4: cellsThatDiffer(from: old, column, as: UInt32.self)
      case 8: cellsThatDiffer(from: old, column, as: UInt64.self)
      case DecimalNumber.byteCount: cellsThatDiffer(from: old, column, as: DecimalCell.self)
      default: cellsThatDiffer(from: old, column, as: SIMD2<UInt64>.self)
      }
    let (was, `is`) = (old.presence(column), presence(column))
    return (was ^ `is`) | (values & was & `is`)
  }

  private func cellsThatDiffer<T: BitwiseCopyable & Equatable>(
    from old: Chunk, _ column: ColumnID, as type: T.Type
  ) -> SIMD4<UInt64> {
    var result = SIMD4<UInt64>()
    let (mine, theirs) = (valueOffset(column), old.valueOffset(column))
    let count = min(layout.capacity, old.layout.capacity)
    for word in 0..<((count + 63) / 64) {
      var bits: UInt64 = 0
      for slot in word * 64..<min(count, word * 64 + 64) {
        // Safety: both columns have a cell of this width for each slot below their chunk's capacity.
        let differs =
          unsafe base.loadUnaligned(fromByteOffset: mine + slot * MemoryLayout<T>.stride, as: T.self)
          != old.base.loadUnaligned(fromByteOffset: theirs + slot * MemoryLayout<T>.stride, as: T.self)
        bits |= (differs ? 1 : 0) << UInt64(slot & 63)
      }
      result[word] = bits
    }
    return result
  }

  /// Returns the slots that have a value, 64 per word. In a required column, all slots have one.
  private func presence(_ column: ColumnID) -> SIMD4<UInt64> {
    let offset = presenceOffset(column)
    if offset == 0 { return SIMD4(repeating: .max) }
    var result = SIMD4<UInt64>()
    for word in 0..<((layout.capacity + 63) / 64) {
      // Safety: a bitmap has a word for every 64 slots of the capacity, and at least one.
      result[word] = unsafe base.load(fromByteOffset: offset + word * 8, as: UInt64.self)
    }
    return result
  }

  /// Returns the columns among `columns` in which a row that exists in both chunks differs. Lists are compared by their
  /// elements.
  func changedColumns(from old: Chunk, at slot: Int, among columns: [ColumnID]) -> ColumnSet {
    var result = ColumnSet()
    for column in columns {
      let index = column.rawValue
      guard index < old.layout.columns.count else {
        if layout.listOrdinals[index] != nil {
          if let list = list(column, at: slot), list.count > 0 { result.insert(column) }
        } else if value(column, at: slot)
          != layout.columns[index].defaultValue ?? layout.columns[index].initialValue
        {
          result.insert(column)
        }
        continue
      }
      if layout.listOrdinals[index] != nil {
        if ListTree.differ(old.list(column, at: slot), list(column, at: slot)) {
          result.insert(column)
        }
      } else if !cellEquals(old, column, at: slot) {
        result.insert(column)
      }
    }
    return result
  }

  private func cellEquals(_ old: Chunk, _ column: ColumnID, at slot: Int) -> Bool {
    let has = hasValue(column, at: slot)
    if has != old.hasValue(column, at: slot) { return false }
    if !has { return true }
    let type = layout.columns[column.rawValue].type
    if type.isPackable { return integer(column, at: slot) == old.integer(column, at: slot) }
    switch type.width {
    case 1: return load(column, at: slot, as: UInt8.self) == old.load(column, at: slot, as: UInt8.self)
    case 4: return load(column, at: slot, as: UInt32.self) == old.load(column, at: slot, as: UInt32.self)
    case 8: return cell(column, at: slot, as: UInt64.self) == old.cell(column, at: slot, as: UInt64.self)
    case DecimalNumber.byteCount:
      return load(column, at: slot, as: DecimalCell.self) == old.load(column, at: slot, as: DecimalCell.self)
    default:
      return type == .uuid
        ? uuid(column, at: slot) == old.uuid(column, at: slot) : bytesEqual(old, column, at: slot)
    }
  }

  /// Returns whether two chunks of the same layout are known to be equal: their bytes are equal, and neither chunk refers to
  /// trees or large values outside it.
  func hasSameBytes(as other: Chunk) -> Bool {
    guard liveSet == other.liveSet, layout.capacity == other.layout.capacity,
      layout.columns.count == other.layout.columns.count,
      heapOffset == other.heapOffset, heapUsed == other.heapUsed, trees.isEmpty, other.trees.isEmpty,
      !hasLargeValues, !other.hasLargeValues
    else { return false }
    // The directories are compared too, because they determine how the rest is read.
    let start = ChunkLayout.headerByteCount
    // Safety: both blocks have the same layout, and this many bytes after `start`.
    return unsafe SystemCalls.bytesEqual(
      base + start, other.base + start, count: heapOffset + heapUsed - start)
  }
}
