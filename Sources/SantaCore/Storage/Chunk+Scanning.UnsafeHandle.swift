extension Chunk {
  /// The slots of live rows.
  var liveSet: SlotSet {
    var slots = SlotSet.none
    for word in 0..<Self.liveWordCount { slots[word: word] = liveWord(word) }
    return slots
  }

  /// Returns the slots that have a value in a column.
  func presentSlots(_ column: ColumnID) -> SlotSet {
    let offset = presenceOffset(column)
    if offset == 0 { return .all }
    var slots = SlotSet.none
    for word in 0..<((layout.capacity + 63) / 64) {
      // Safety: a presence bitmap has a word for every 64 rows of the capacity, and at least one.
      slots[word: word] = unsafe base.load(fromByteOffset: offset + word * 8, as: UInt64.self)
    }
    return slots
  }

  // MARK: Numbers

  /// Returns the slots whose integer is in a range. The result may include slots without a live row or a value, which the
  /// caller must remove.
  func slots(_ column: ColumnID, in range: IntegerRange) -> SlotSet {
    let smallest = packingBase(column)
    switch packing(column) {
    case .constant: return range.contains(smallest) ? .all : .none
    case .oneByte: return slots(column, range.cells(countedFrom: smallest) as IntegerRange.Cells<UInt8>?)
    case .twoBytes: return slots(column, range.cells(countedFrom: smallest) as IntegerRange.Cells<UInt16>?)
    case .fourBytes: return slots(column, range.cells(countedFrom: smallest) as IntegerRange.Cells<UInt32>?)
    case .none: break
    }
    switch layout.columns[column.rawValue].type.width {
    case 1: return slots(column, range.cells() as IntegerRange.Cells<UInt8>?)
    case 2: return slots(column, range.cells() as IntegerRange.Cells<UInt16>?)
    case 4: return slots(column, range.cells() as IntegerRange.Cells<UInt32>?)
    default: return slots(column, range.cells() as IntegerRange.Cells<UInt64>?)
    }
  }

  // There is one function for each width, with vectors as operands, because generic code would process one lane at a time.

  private func slots(_ column: ColumnID, _ range: IntegerRange.Cells<UInt8>?) -> SlotSet {
    guard let range else { return .none }
    let (low, span) = (SIMD8<UInt8>(repeating: range.low), SIMD8<UInt8>(repeating: range.span))
    return slots(column, SIMD8<UInt8>.self) { $0 &- low .<= span }
  }

  private func slots(_ column: ColumnID, _ range: IntegerRange.Cells<UInt16>?) -> SlotSet {
    guard let range else { return .none }
    let (low, span) = (SIMD8<UInt16>(repeating: range.low), SIMD8<UInt16>(repeating: range.span))
    return slots(column, SIMD8<UInt16>.self) { $0 &- low .<= span }
  }

  private func slots(_ column: ColumnID, _ range: IntegerRange.Cells<UInt32>?) -> SlotSet {
    guard let range else { return .none }
    let (low, span) = (SIMD8<UInt32>(repeating: range.low), SIMD8<UInt32>(repeating: range.span))
    return slots(column, SIMD8<UInt32>.self) { $0 &- low .<= span }
  }

  private func slots(_ column: ColumnID, _ range: IntegerRange.Cells<UInt64>?) -> SlotSet {
    guard let range else { return .none }
    let (low, span) = (SIMD8<UInt64>(repeating: range.low), SIMD8<UInt64>(repeating: range.span))
    return slots(column, SIMD8<UInt64>.self) { $0 &- low .<= span }
  }

  /// Returns the slots whose floating-point number is in a range, which never includes NaN. The result may include slots
  /// without a live row or a value.
  func slots(_ column: ColumnID, in range: ClosedRange<Double>) -> SlotSet {
    let (low, high) = (range.lowerBound, range.upperBound)
    if packing(column) != .none {
      return IntegerRange(wholeNumbersIn: range).map { slots(column, in: $0) } ?? .none
    }
    if layout.columns[column.rawValue].type != .float {
      let (least, greatest) = (SIMD8(repeating: low), SIMD8(repeating: high))
      return slots(column, SIMD8<Double>.self) { ($0 .>= least) .& ($0 .<= greatest) }
    }
    // Convert the range to the column's type, rounding inwards.
    var (least, greatest) = (Float(low), Float(high))
    if Double(least) < low { least = least.nextUp }
    if Double(greatest) > high { greatest = greatest.nextDown }
    let bounds = (SIMD8(repeating: least), SIMD8(repeating: greatest))
    return slots(column, SIMD8<Float>.self) { ($0 .>= bounds.0) .& ($0 .<= bounds.1) }
  }

  /// Returns a bit for each cell, 64 per word. Each lane collects the bits of the cells that it processes, so that the lanes
  /// are combined only once for many cells (benchmarks "count int" and "count two doubles").
  @inline(__always)
  private func slots<Vector: SIMD & BitwiseCopyable>(
    _ column: ColumnID, _ type: Vector.Type, _ passes: (Vector) -> SIMDMask<Vector.MaskStorage>
  ) -> SlotSet
  where
    Vector.Scalar: BitwiseCopyable, Vector.MaskStorage.Scalar: FixedWidthInteger,
    Vector.MaskStorage.MaskStorage == Vector.MaskStorage
  {
    // Safety of the following: the column's values begin at this address and have the scalar's width. There is a value for each
    // slot below the capacity, which is a multiple of 8 or 4.
    let cells = unsafe base + valueOffset(column)
    var slots = SlotSet.none
    if layout.capacity >= 64 {
      for word in 0..<(layout.capacity / 64) {
        unsafe slots[word: word] = Self.bits(
          cells + word * 64 * MemoryLayout<Vector.Scalar>.stride, 64, passes)
      }
    } else if layout.capacity >= Vector.scalarCount {
      unsafe slots[word: 0] = Self.bits(cells, layout.capacity, passes)
    } else {
      let few = (0..<layout.capacity).reduce(into: Vector()) { few, slot in
        few[slot] = unsafe cells.load(
          fromByteOffset: slot * MemoryLayout<Vector.Scalar>.stride, as: Vector.Scalar.self)
      }
      let mask = passes(few)
      for slot in 0..<layout.capacity where mask[slot] { slots[word: 0] |= 1 << UInt64(slot) }
    }
    return slots
  }

  /// Returns the bits of `count` cells. `count` is at most 64 and a multiple of the number of lanes.
  @inline(__always)
  private static func bits<Vector: SIMD & BitwiseCopyable>(
    _ cells: UnsafeRawPointer, _ count: Int, _ passes: (Vector) -> SIMDMask<Vector.MaskStorage>
  ) -> UInt64
  where
    Vector.MaskStorage.Scalar: FixedWidthInteger, Vector.MaskStorage.MaskStorage == Vector.MaskStorage
  {
    typealias Lane = Vector.MaskStorage.Scalar
    let lanes = Vector.scalarCount
    var lowest = Vector.MaskStorage()
    for lane in 0..<lanes { lowest[lane] = 1 << Lane(truncatingIfNeeded: lane) }
    var bits: UInt64 = 0
    var start = 0
    while start < count {
      // A lane has enough bits for the cells up to here.
      let end = min(count, start + Lane.bitWidth)
      var gathered = Vector.MaskStorage()
      var weights = lowest
      for cell in stride(from: start, to: end, by: lanes) {
        // Safety: the caller guarantees `count` cells.
        let vector = unsafe cells.loadUnaligned(
          fromByteOffset: cell * MemoryLayout<Vector.Scalar>.stride, as: Vector.self)
        gathered.replace(with: gathered | weights, where: passes(vector))
        weights = weights &<< Vector.MaskStorage(repeating: Lane(truncatingIfNeeded: lanes))
      }
      let word = UInt64(truncatingIfNeeded: gathered.wrappedSum()) & (.max >> UInt64(64 - Lane.bitWidth))
      bits |= word << UInt64(start)
      start = end
    }
    return bits
  }

  // MARK: Strings

  /// Returns the slots among `slots` whose string consists of exactly these bytes.
  func slots(_ column: ColumnID, equal text: [UInt8], among slots: SlotSet) -> SlotSet {
    if text.count > ChunkLayout.largestHeapValue { return self.slots(column, equalLarge: text, among: slots) }
    if packing(column) != .none {
      return unsafe ChunkTexts(column, of: self).slots(equal: text, among: slots)
    }
    // The length and the first four bytes of the slot differ for nearly all unequal strings.
    let start = unsafe base + valueOffset(column)
    var head = UInt64(UInt32(truncatingIfNeeded: text.count))
    for (index, byte) in text.prefix(4).enumerated() { head |= UInt64(byte) << UInt64(32 + index * 8) }
    var found = SlotSet.none
    slots.forEach { slot in
      // Safety: a column of strings has a slot of 16 bytes for each row.
      let own = unsafe (start + slot * ChunkLayout.slotByteCount).load(as: UInt64.self)
      if UInt64(littleEndian: own) != head { return }
      let isEqual = unsafe withBytes(column, at: slot) { bytes in unsafe bytes.elementsEqual(text) }
      if isEqual { found.insert(slot) }
    }
    return found
  }

  private func slots(_ column: ColumnID, equalLarge text: [UInt8], among slots: SlotSet) -> SlotSet {
    var found = SlotSet.none
    slots.forEach { slot in
      guard largeValue(column, at: slot)?.byteCount == text.count else { return }
      let isEqual = unsafe withBytes(column, at: slot) { bytes in unsafe bytes.elementsEqual(text) }
      if isEqual { found.insert(slot) }
    }
    return found
  }

  /// Returns the slots among `slots` whose string contains the needle, and the slots whose string isn't all ASCII, for which
  /// comparing bytes isn't sufficient.
  func slots(_ column: ColumnID, containing needle: AsciiNeedle, among slots: SlotSet) -> (
    found: SlotSet, undecided: SlotSet
  ) {
    if packing(column) != .none {
      return unsafe ChunkTexts(column, of: self).slots(containing: needle, among: slots)
    }
    var (found, undecided) = (SlotSet.none, SlotSet.none)
    // Safety: the used bytes of the heap are within the block.
    let heap = unsafe UnsafeRawBufferPointer(start: base + heapOffset, count: heapUsed)
    // Searching a heap of this size at once takes less time than searching each string in it.
    let skipsHeap = unsafe heapUsed <= slots.count * 64 && needle.isAbsent(from: heap)
    slots.forEach { slot in
      // Large values may be outside the heap.
      if skipsHeap && heapByteCount(column, at: slot) > 0 { return }
      let outcome = unsafe withBytes(column, at: slot) { bytes in unsafe needle.isIn(bytes) }
      switch outcome {
      case true?: found.insert(slot)
      case false?: break
      case nil: undecided[word: slot / 64] |= 1 << UInt64(slot % 64)
      }
    }
    return (found, undecided)
  }

  /// Appends the bytes of a string.
  func appendBytes(_ column: ColumnID, at slot: Int, to bytes: inout [UInt8]) {
    // Safety: the bytes are copied during the call.
    unsafe withBytes(column, at: slot) { unsafe bytes.append(contentsOf: $0) }
  }

  // MARK: Sums

  /// Returns the sum of a column's integers over all live rows, each of which must have a value.
  func sum(_ column: ColumnID) -> Int128 {
    let isSigned = layout.columns[column.rawValue].type.isSigned
    let smallest = packingBase(column)
    var sum = isSigned ? Int128(Int64(bitPattern: smallest)) : Int128(smallest)
    sum *= Int128(liveCount)
    switch packing(column) {
    case .constant: return sum
    case .oneByte: return sum + Int128(sumOfCells(column, UInt8.self))
    case .twoBytes: return sum + Int128(sumOfCells(column, UInt16.self))
    case .fourBytes: return sum + Int128(sumOfCells(column, UInt32.self))
    case .none: break
    }
    var total: Int128 = 0
    liveSet.forEach { slot in
      let value = integer(column, at: slot)
      total += isSigned ? Int128(Int64(bitPattern: value)) : Int128(value)
    }
    return total
  }

  /// Returns the sum of packed cells, which is less than 2^40: at most 256 cells of 32 bits.
  @inline(__always)
  private func sumOfCells<Cell: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ column: ColumnID, _ type: Cell.Type
  ) -> UInt64 {
    // Safety: as above.
    let cells = unsafe (base + valueOffset(column)).assumingMemoryBound(to: Cell.self)
    var sum: UInt64 = 0
    forEachLiveRun { start, count in
      let first = unsafe cells + start
      for index in 0..<count { unsafe sum &+= UInt64(first[index]) }
    }
    return sum
  }
}
