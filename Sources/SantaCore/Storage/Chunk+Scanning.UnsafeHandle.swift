extension Chunk {
  /// The slots of live rows.
  var liveSet: SlotSet {
    var slots = SlotSet.none
    for word in 0..<Self.liveWordCount { slots[word: word] = liveWord(word) }
    return slots
  }

  /// The slots that have a value in a column.
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

  /// The slots whose integer lies in a range. What slots of rows hold that are not live, or have no value, does not count:
  /// the caller leaves them out.
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

  // One for each width, and vectors on both sides: what is generic goes lane by lane.

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

  /// The slots whose floating-point number lies in a range; NaN lies in none. As above.
  func slots(_ column: ColumnID, in range: ClosedRange<Double>) -> SlotSet {
    let (low, high) = (range.lowerBound, range.upperBound)
    if layout.columns[column.rawValue].type != .float {
      let (least, greatest) = (SIMD8(repeating: low), SIMD8(repeating: high))
      return slots(column, SIMD8<Double>.self) { ($0 .>= least) .& ($0 .<= greatest) }
    }
    // The nearest numbers of the column's own kind that lie within the range.
    var (least, greatest) = (Float(low), Float(high))
    if Double(least) < low { least = least.nextUp }
    if Double(greatest) > high { greatest = greatest.nextDown }
    let bounds = (SIMD8(repeating: least), SIMD8(repeating: greatest))
    return slots(column, SIMD8<Float>.self) { ($0 .>= bounds.0) .& ($0 .<= bounds.1) }
  }

  /// A bit for each cell, 64 a word. Each lane gathers the bits of the cells that pass through it, so that lanes are put
  /// together once for many cells (benchmarks "count int" and "count two doubles").
  @inline(__always)
  private func slots<Vector: SIMD & BitwiseCopyable>(
    _ column: ColumnID, _ type: Vector.Type, _ passes: (Vector) -> SIMDMask<Vector.MaskStorage>
  ) -> SlotSet
  where
    Vector.Scalar: BitwiseCopyable, Vector.MaskStorage.Scalar: FixedWidthInteger,
    Vector.MaskStorage.MaskStorage == Vector.MaskStorage
  {
    // Safety of all that follows: the column's values begin there, of the scalar's width, one for each slot below the
    // capacity, which is a multiple of 8 or 4.
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

  /// The bits of so many cells, at most 64 and a multiple of the lanes.
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
      // As many as a lane has bits for.
      let end = min(count, start + Lane.bitWidth)
      var gathered = Vector.MaskStorage()
      var weights = lowest
      for place in stride(from: start, to: end, by: lanes) {
        // Safety: the caller says that so many cells are there.
        let vector = unsafe cells.loadUnaligned(
          fromByteOffset: place * MemoryLayout<Vector.Scalar>.stride, as: Vector.self)
        gathered.replace(with: gathered | weights, where: passes(vector))
        weights = weights &<< Vector.MaskStorage(repeating: Lane(truncatingIfNeeded: lanes))
      }
      let word = UInt64(truncatingIfNeeded: gathered.wrappedSum()) & (.max >> UInt64(64 - Lane.bitWidth))
      bits |= word << UInt64(start)
      start = end
    }
    return bits
  }

  // MARK: Texts

  /// The slots, among some, whose text is of exactly these bytes.
  func slots(_ column: ColumnID, equal text: [UInt8], among slots: SlotSet) -> SlotSet {
    // The length and the first four bytes of the slot tell nearly all apart.
    let start = unsafe base + valueOffset(column)
    var head = UInt64(UInt32(truncatingIfNeeded: text.count))
    for (index, byte) in text.prefix(4).enumerated() { head |= UInt64(byte) << UInt64(32 + index * 8) }
    var found = SlotSet.none
    slots.forEach { slot in
      // Safety: a column of texts has a slot of 16 bytes for each row.
      let own = unsafe (start + slot * ChunkLayout.slotByteCount).load(as: UInt64.self)
      if UInt64(littleEndian: own) != head { return }
      let isEqual = unsafe withBytes(column, at: slot) { bytes in unsafe bytes.elementsEqual(text) }
      if isEqual { found[word: slot / 64] |= 1 << UInt64(slot % 64) }
    }
    return found
  }

  /// The slots, among some, whose text has these bytes in it, and those whose text is not all ASCII, of which bytes alone
  /// don't tell.
  func slots(_ column: ColumnID, containing text: [UInt8], among slots: SlotSet) -> (
    found: SlotSet, undecided: SlotSet
  ) {
    var (found, undecided) = (SlotSet.none, SlotSet.none)
    let needle = AsciiNeedle(text)
    slots.forEach { slot in
      let outcome = unsafe withBytes(column, at: slot) { bytes in unsafe needle.isIn(bytes) }
      switch outcome {
      case true?: found[word: slot / 64] |= 1 << UInt64(slot % 64)
      case false?: break
      case nil: undecided[word: slot / 64] |= 1 << UInt64(slot % 64)
      }
    }
    return (found, undecided)
  }

  /// Puts the bytes of a text behind others.
  func appendBytes(_ column: ColumnID, at slot: Int, to bytes: inout [UInt8]) {
    // Safety: lent for the call.
    unsafe withBytes(column, at: slot) { unsafe bytes.append(contentsOf: $0) }
  }

  // MARK: Sums

  /// The sum of a column's integers over live rows, all of which have a value.
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

  /// Fewer than 2^40: at most 256 cells of 32 bits.
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

/// Bytes to be found in texts, eight at a time.
@safe private struct AsciiNeedle {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  private let bytes: [UInt8]
  /// The first byte, eight times over.
  private let first: UInt64
  /// The first eight bytes, and which bits of a word they are where there are fewer.
  private let head: UInt64
  private let headMask: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    first = UInt64(bytes.first ?? 0) &* Self.ones
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    headMask = bytes.count >= 8 ? .max : 1 << UInt64(bytes.count * 8) - 1
  }

  /// Whether a text has the bytes in it; nil where it is not all ASCII.
  @inline(__always)
  func isIn(_ text: UnsafeRawBufferPointer) -> Bool? {
    if bytes.isEmpty { return true }
    let count = text.count
    var (place, isFound, seen) = (0, false, 0 as UInt64)
    while place < count {
      var word: UInt64
      if count - place >= 8 {
        // Safety: eight bytes are there.
        word = UInt64(littleEndian: unsafe text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      } else if count >= 8 {
        // The last eight, without those that were looked at.
        word = UInt64(littleEndian: unsafe text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        word >>= UInt64(8 * (8 - (count - place)))
      } else {
        word = 0
        for index in place..<count { word |= unsafe UInt64(text[index]) << UInt64(8 * (index - place)) }
      }
      seen |= word
      if !isFound {
        // Mycroft's test for a byte of zero, of what differs from the first byte; it may also mark one behind such.
        let difference = word ^ first
        var marks = (difference &- Self.ones) & ~difference & Self.highBits
        while marks != 0 {
          if unsafe isAt(place + marks.trailingZeroBitCount / 8, in: text) {
            isFound = true
            break
          }
          marks &= marks - 1
        }
      }
      place += 8
    }
    return seen & Self.highBits == 0 ? isFound : nil
  }

  @inline(__always)
  private func isAt(_ place: Int, in text: UnsafeRawBufferPointer) -> Bool {
    guard place + bytes.count <= text.count else { return false }
    if place + 8 <= text.count {
      // Safety: eight bytes are there.
      let word = UInt64(littleEndian: unsafe text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      if word & headMask != head { return false }
      if bytes.count <= 8 { return true }
    }
    for index in bytes.indices where unsafe text[place + index] != bytes[index] { return false }
    return true
  }
}
