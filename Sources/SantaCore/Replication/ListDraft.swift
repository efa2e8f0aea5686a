import SantaStore

/// A working copy of a list for edits of many elements. It finds an element by its position without scanning the list.
///
/// The elements are in blocks of bounded length, so that inserting an element moves only the elements of its block.
struct ListDraft: EditableList {
  fileprivate final class Block {
    var entries: [ListEntry]

    init(_ entries: [ListEntry]) { self.entries = entries }
  }

  /// A position between elements.
  struct Cursor {
    fileprivate let block: Block
    fileprivate let offset: Int
  }

  private static let blockLength = 512

  private var blocks: [Block] = []
  /// The block of each element, by the position of the element.
  private var homes: [Identity: Block] = [:]
  /// The number of links to each row that were added, minus those that were removed. The transaction does not know these links
  /// yet.
  private var links: [UInt64: Int] = [:]

  init(_ entries: [ListEntry]) {
    for start in stride(from: 0, to: entries.count, by: Self.blockLength) {
      append(Block(Array(entries[start..<min(entries.count, start + Self.blockLength)])))
    }
    if blocks.isEmpty { blocks.append(Block([])) }
  }

  private mutating func append(_ block: Block) {
    for entry in block.entries { homes[Identity(entry.id)] = block }
    blocks.append(block)
  }

  var entries: [ListEntry] { blocks.flatMap(\.entries) }

  /// The number of elements.
  var count: Int { homes.count }

  func contains(_ position: Identity) -> Bool { homes[position] != nil }

  func unknownLinkCount(to row: UInt64) -> Int { links[row] ?? 0 }

  private mutating func count(_ value: StoredValue, _ change: Int) {
    if let row = value.linkedRow { links[row.rawValue, default: 0] += change }
  }

  // MARK: Cursors

  var end: Cursor {
    let last = blocks[blocks.count - 1]
    return Cursor(block: last, offset: last.entries.count)
  }

  func cursor(of position: Identity) -> Cursor? {
    guard let block = homes[position],
      let offset = block.entries.firstIndex(where: { Identity($0.id) == position })
    else { return nil }
    return Cursor(block: block, offset: offset)
  }

  func cursor(at index: Int) -> Cursor {
    var rest = index
    for block in blocks {
      if rest <= block.entries.count { return Cursor(block: block, offset: rest) }
      rest -= block.entries.count
    }
    return end
  }

  /// Returns the number of elements before a cursor.
  func index(of cursor: Cursor) -> Int {
    var index = cursor.offset
    for block in blocks {
      if block === cursor.block { break }
      index += block.entries.count
    }
    return index
  }

  func cursor(behind cursor: Cursor) -> Cursor { Cursor(block: cursor.block, offset: cursor.offset + 1) }

  // MARK: Changing

  mutating func remove(at cursor: Cursor) -> ListEntry {
    let entry = cursor.block.entries.remove(at: cursor.offset)
    homes[Identity(entry.id)] = nil
    count(entry.value, -1)
    return entry
  }

  mutating func assign(_ value: StoredValue, at cursor: Cursor) -> StoredValue {
    let former = cursor.block.entries[cursor.offset].value
    count(former, -1)
    cursor.block.entries[cursor.offset].value = value
    count(value, 1)
    return former
  }

  mutating func insert(_ entry: ListEntry, at cursor: Cursor) -> Cursor {
    let block = cursor.block
    block.entries.insert(entry, at: cursor.offset)
    homes[Identity(entry.id)] = block
    count(entry.value, 1)
    let next = Cursor(block: block, offset: cursor.offset + 1)
    guard block.entries.count > 2 * Self.blockLength, let index = blocks.firstIndex(where: { $0 === block })
    else { return next }
    let rest = Block(Array(block.entries[Self.blockLength...]))
    block.entries.removeSubrange(Self.blockLength...)
    for entry in rest.entries { homes[Identity(entry.id)] = rest }
    blocks.insert(rest, at: index + 1)
    return next.offset <= Self.blockLength
      ? next : Cursor(block: rest, offset: next.offset - Self.blockLength)
  }
}
