/// Rows with consecutive keys.
struct RowRange: Sendable {
  var first: RowKey
  var count: Int

  /// The key after the last one.
  var end: UInt64 { first.rawValue + UInt64(count) }

  func contains(_ row: RowKey) -> Bool {
    row.rawValue >= first.rawValue && row.rawValue - first.rawValue < UInt64(count)
  }

  /// Calls `body` with each chunk index of the rows, and with their slots in that chunk.
  func forEachChunk(_ body: (Int, SlotSet) -> Void) {
    var next = first.rawValue
    let end = first.rawValue + UInt64(count)
    while next < end {
      let row = RowKey(rawValue: next)
      let slots = row.slot..<min(Chunk.maximumCapacity, row.slot + Int(end - next))
      body(row.chunkIndex, SlotSet(slots))
      next += UInt64(slots.count)
    }
  }
}
