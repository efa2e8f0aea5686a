/// The texts or data of a packed column, in a chunk of a segment. Valid only while the chunk exists, because it does not
/// retain the chunk.
///
/// The bytes that all values have in common at their beginning are stored once, and then the rest of each, by slot. A cell
/// has the end of its rest. The base in the directory says where the common bytes are in the heap (the low 32 bits), and
/// how many they are (the high 32 bits). A slot without a value has no bytes.
@unsafe struct ChunkTexts {
  private let ends: UnsafeRawPointer
  private let prefix: UnsafeRawBufferPointer
  /// What follows the common bytes.
  private let rests: UnsafeRawPointer
  private let capacity: Int

  init(_ column: ColumnID, of chunk: Chunk) {
    let base = chunk.packingBase(column)
    let count = Int(base >> 32)
    // Safety: that the common bytes and the rests are within the heap was verified when the chunk was read.
    let start = unsafe UnsafeRawPointer(chunk.base + chunk.heapOffset + Int(UInt32(truncatingIfNeeded: base)))
    unsafe prefix = UnsafeRawBufferPointer(start: start, count: count)
    unsafe rests = start + count
    unsafe ends = UnsafeRawPointer(chunk.base + chunk.valueOffset(column))
    unsafe capacity = chunk.layout.capacity
  }

  private func end(_ slot: Int) -> Int {
    // Safety: there is an end for each slot below the capacity, and callers pass no other.
    Int(unsafe ends.load(fromByteOffset: slot * 2, as: UInt16.self))
  }

  /// Where the rest of a slot is among the rests.
  func range(_ slot: Int) -> Range<Int> {
    unsafe Range(uncheckedBounds: (slot == 0 ? 0 : end(slot - 1), end(slot)))
  }

  /// The length of a value.
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

  /// The slots among `slots`, which have values, whose bytes are these.
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

  /// The slots among `slots`, which have values, whose text contains the needle, and those whose text is not all ASCII.
  func slots(containing needle: AsciiNeedle, among slots: SlotSet) -> (found: SlotSet, undecided: SlotSet) {
    var (found, undecided) = (SlotSet.none, SlotSet.none)
    // Whether it is found in the rests or not at all.
    let isInRests = unsafe prefix.isEmpty || needle.isIn(prefix) == false && !needle.canBegin(atEndOf: prefix)
    if isInRests {
      // Safety: the rests are one after the other, up to the last end.
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
  /// How the texts or data of a column can be packed.
  struct TextPacking {
    /// The greatest number of common bytes. It limits how many bytes a forged chunk of a given length can have unpacked.
    static let longestPrefix = 255

    /// The bytes that all values have in common at their beginning.
    let prefix: [UInt8]
    /// The number of common bytes and of the rests together.
    let byteCount: Int
  }

  /// - Returns: nil if the column's values can't be packed.
  func textPacking(_ column: ColumnID, of live: [Int]) -> TextPacking? {
    guard layout.columns[column.rawValue].hasPackableTexts else { return nil }
    var (first, isFirst, common, byteCount, count) = ([] as [UInt8], true, 0, 0, 0)
    for slot in live where hasValue(column, at: slot) {
      if largeValue(column, at: slot) != nil { return nil }
      unsafe withBytes(column, at: slot) { bytes in
        count += 1
        byteCount += bytes.count
        if isFirst {
          first = unsafe Array(bytes.prefix(TextPacking.longestPrefix))
          common = first.count
          isFirst = false
        } else {
          let shared = min(common, bytes.count)
          common = 0
          while common < shared, unsafe first[common] == bytes[common] { common += 1 }
        }
      }
    }
    let rests = byteCount - count * common
    let prefix = Array(first.prefix(common))
    // An end has 16 bits.
    return rests <= Int(UInt16.max) ? TextPacking(prefix: prefix, byteCount: prefix.count + rests) : nil
  }

  /// Checks a packed column of texts or data.
  ///
  /// - Parameter values: the offset of the column's cells.
  /// - Returns: the number of bytes in the heap, and the number of those that the values have unpacked.
  static func checkTexts(
    _ base: UInt64, _ values: Int, capacity: Int, heapUsed: Int, in block: Block
  ) throws(ByteReader.Malformed) -> (packed: Int, unpacked: Int) {
    let (offset, prefix) = (Int(UInt32(truncatingIfNeeded: base)), Int(base >> 32))
    var (end, unpacked) = (0, 0)
    for slot in 0..<capacity {
      let next = Int(block.load(values + slot * 2, as: UInt16.self))
      guard next >= end, prefix + next - end <= ChunkLayout.largestHeapValue else {
        throw block.malformed("the end of a text is wrong", at: values + slot * 2)
      }
      unpacked += prefix + next - end
      end = next
    }
    guard prefix <= TextPacking.longestPrefix, offset + prefix + end <= heapUsed else {
      throw block.malformed("texts are outside their chunk", at: values)
    }
    return (prefix + end, unpacked)
  }
}
