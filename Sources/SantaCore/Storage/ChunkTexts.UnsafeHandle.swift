/// The strings or data of a packed column, in a chunk of a segment. The value doesn't retain the chunk, so it is valid only
/// while the chunk exists.
///
/// The bytes that all values have in common at their beginning are stored once. The rest of each value follows, in the order of
/// slots. A cell contains the end of its rest. The base in the directory contains the offset of the common bytes in the heap
/// (the low 32 bits) and their number (the high 32 bits). A slot without a value has no bytes.
@unsafe struct ChunkTexts {
  private let ends: UnsafeRawPointer
  private let prefix: UnsafeRawBufferPointer
  /// The bytes of all values after the common bytes.
  private let rests: UnsafeRawPointer
  private let capacity: Int

  init(_ column: ColumnID, of chunk: Chunk) {
    let base = chunk.packingBase(column)
    let count = Int(base >> 32)
    // Safety: the common bytes and the rests are within the heap, as verified when the chunk was read.
    let start = unsafe UnsafeRawPointer(chunk.base + chunk.heapOffset + Int(UInt32(truncatingIfNeeded: base)))
    unsafe prefix = UnsafeRawBufferPointer(start: start, count: count)
    unsafe rests = start + count
    unsafe ends = UnsafeRawPointer(chunk.base + chunk.valueOffset(column))
    unsafe capacity = chunk.layout.capacity
  }

  private func end(_ slot: Int) -> Int {
    // Safety: there is an end for each slot below the capacity, and callers pass only such slots.
    Int(unsafe ends.load(fromByteOffset: slot * 2, as: UInt16.self))
  }

  /// Returns the range of a slot's rest in `rests`.
  func range(_ slot: Int) -> Range<Int> {
    unsafe Range(uncheckedBounds: (slot == 0 ? 0 : end(slot - 1), end(slot)))
  }

  /// Returns the length of a value.
  func byteCount(_ slot: Int) -> Int { unsafe prefix.count + range(slot).count }

  private func rest(_ slot: Int) -> UnsafeRawBufferPointer {
    let range = unsafe range(slot)
    // Safety: the rests are within the heap.
    return unsafe UnsafeRawBufferPointer(start: rests + range.lowerBound, count: range.count)
  }

  /// Calls `body` with the bytes of a slot that has a value.
  func withBytes<R>(at slot: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    let rest = unsafe rest(slot)
    if unsafe prefix.isEmpty { return unsafe body(rest) }
    return unsafe withUnsafeTemporaryAllocation(byteCount: prefix.count + rest.count, alignment: 1) { whole in
      // Safety: there is room for both.
      unsafe whole.copyMemory(from: prefix)
      unsafe UnsafeMutableRawBufferPointer(rebasing: whole[prefix.count...]).copyMemory(from: rest)
      return unsafe body(UnsafeRawBufferPointer(whole))
    }
  }

  /// Returns the slots among `slots` whose bytes equal `text`. All slots in `slots` must have values.
  func slots(equal text: [UInt8], among slots: SlotSet) -> SlotSet {
    guard unsafe text.starts(with: prefix) else { return .none }
    let wanted = unsafe text.dropFirst(prefix.count)
    var found = SlotSet.none
    slots.forEach { slot in
      guard unsafe slot < capacity, unsafe range(slot).count == wanted.count else { return }
      if unsafe rest(slot).elementsEqual(wanted) { found.insert(slot) }
    }
    return found
  }

  /// Returns the slots among `slots` whose string contains the needle, and the slots whose string isn't all ASCII. All slots in
  /// `slots` must have values.
  func slots(containing needle: AsciiNeedle, among slots: SlotSet) -> (found: SlotSet, undecided: SlotSet) {
    var (found, undecided) = (SlotSet.none, SlotSet.none)
    // Whether the needle can only be found in the rests.
    let isInRests = unsafe prefix.isEmpty || needle.isIn(prefix) == false && !needle.canBegin(atEndOf: prefix)
    if isInRests {
      // Safety: the rests are contiguous, up to the last end.
      let all = unsafe UnsafeRawBufferPointer(start: rests, count: end(capacity - 1))
      if unsafe all.count <= slots.count * 64 && needle.isAbsent(from: all) { return (found, undecided) }
    }
    slots.forEach { slot in
      guard unsafe slot < capacity else { return }
      let outcome =
        unsafe isInRests ? needle.isIn(rest(slot)) : withBytes(at: slot) { unsafe needle.isIn($0) }
      switch outcome {
      case true?: found.insert(slot)
      case false?: break
      case nil: undecided[word: slot / 64] |= 1 << UInt64(slot % 64)
      }
    }
    return (found, undecided)
  }
}

extension Chunk {
  /// The details of packing a column of strings or data.
  struct TextPacking {
    /// The greatest number of common bytes. It limits the unpacked size of a forged chunk of a given length.
    static let longestPrefix = 255

    /// The bytes that all values have in common at their beginning.
    let prefix: [UInt8]
    /// The number of common bytes plus the number of bytes in all rests.
    let byteCount: Int
  }

  /// - Returns: nil if the column's values can't be packed.
  func textPacking(_ column: ColumnID, of live: SlotSet) -> TextPacking? {
    guard layout.columns[column.rawValue].hasPackableTexts else { return nil }
    var prefix = CommonPrefix()
    var isPackable = true
    let isPacked = packing(column) != .none
    live.intersection(presentSlots(column)).forEach { slot in
      if isPacked {
        unsafe withBytes(column, at: slot) { unsafe prefix.add($0) }
      } else if let bytes = unsafe slotBytes(column, at: slot) {
        unsafe prefix.add(bytes)
      } else {
        isPackable = false
      }
    }
    let rests = prefix.byteCount - prefix.count * prefix.length
    // An end has 16 bits.
    guard isPackable, rests <= Int(UInt16.max) else { return nil }
    return TextPacking(prefix: Array(prefix.first.prefix(prefix.length)), byteCount: prefix.length + rests)
  }

  /// The bytes that several values have in common at their beginning.
  private struct CommonPrefix {
    /// The beginning of the first value.
    private(set) var first: [UInt8] = []
    private(set) var length = 0
    /// The number of values.
    private(set) var count = 0
    /// The total length of the values.
    private(set) var byteCount = 0

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      count += 1
      byteCount += bytes.count
      if count == 1 {
        first = unsafe Array(bytes.prefix(TextPacking.longestPrefix))
        length = first.count
      } else if length > 0 {
        // Safety: both have at least as many bytes as are compared.
        let limit = min(length, bytes.count)
        length = unsafe first.withUnsafeBytes { unsafe Self.equalByteCount($0, bytes, upTo: limit) }
      }
    }

    /// Returns the number of equal bytes at the beginning.
    private static func equalByteCount(
      _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, upTo limit: Int
    ) -> Int {
      var offset = 0
      // Safety: both have at least `limit` bytes.
      while offset + 8 <= limit {
        let difference =
          unsafe first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if difference != 0 { return offset + UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < limit, unsafe first[offset] == second[offset] { offset += 1 }
      return offset
    }
  }

  /// Returns the bytes of a string or data in a column that isn't packed, or nil for a value that is stored outside the chunk.
  @inline(__always)
  func slotBytes(_ column: ColumnID, at slot: Int) -> UnsafeRawBufferPointer? {
    let cell = valueOffset(column) + slot * ChunkLayout.slotByteCount
    // Safety: as in `withBytes`. The pointer is valid while the chunk exists and isn't written to.
    let length = Int(unsafe base.load(fromByteOffset: cell, as: UInt32.self))
    if length <= ChunkLayout.inlineByteCount {
      return unsafe UnsafeRawBufferPointer(start: base + cell + 4, count: length)
    }
    if length > ChunkLayout.largestHeapValue { return nil }
    let offset = Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))
    return unsafe UnsafeRawBufferPointer(start: base + heapOffset + offset, count: length)
  }

  /// Checks a packed column of strings or data.
  ///
  /// - Parameter values: the offset of the column's cells.
  /// - Returns: the number of bytes in the heap, and the number of bytes that the values have when unpacked.
  static func checkTexts(
    _ base: UInt64, _ values: Int, capacity: Int, heapUsed: Int, in block: Block
  ) throws(ByteReader.Malformed) -> (packed: Int, unpacked: Int) {
    let (offset, prefix) = (Int(UInt32(truncatingIfNeeded: base)), Int(base >> 32))
    var (end, unpacked) = (0, 0)
    for slot in 0..<capacity {
      let next = Int(block.load(values + slot * 2, as: UInt16.self))
      guard next >= end, prefix + next - end <= ChunkLayout.largestHeapValue else {
        throw block.malformed("the end of a string is wrong", at: values + slot * 2)
      }
      unpacked += prefix + next - end
      end = next
    }
    guard prefix <= TextPacking.longestPrefix, offset + prefix + end <= heapUsed else {
      throw block.malformed("strings are outside their chunk", at: values)
    }
    return (prefix + end, unpacked)
  }
}
