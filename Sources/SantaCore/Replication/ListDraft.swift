import SantaStore

/// A list while many of its elements are changed: each is found by its position without looking at all of them.
///
/// The elements are in blocks of bounded length, so that inserting one moves only those of its block.
struct ListDraft: EditableList {
  fileprivate final class Block {
    var entries: [ListEntry]

    init(_ entries: [ListEntry]) { self.entries = entries }
  }

  /// A place between elements.
  struct Place {
    fileprivate let block: Block
    fileprivate let offset: Int
  }

  private static let blockLength = 512

  private var blocks: [Block] = []
  /// The blocks of elements, by their positions.
  private var homes: [Identity: Block] = [:]
  /// How many links to each row were added or removed, of which the transaction does not know yet.
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

  // MARK: Places

  var end: Place {
    let last = blocks[blocks.count - 1]
    return Place(block: last, offset: last.entries.count)
  }

  func place(of position: Identity) -> Place? {
    guard let block = homes[position],
      let offset = block.entries.firstIndex(where: { Identity($0.id) == position })
    else { return nil }
    return Place(block: block, offset: offset)
  }

  func place(at index: Int) -> Place {
    var rest = index
    for block in blocks {
      if rest <= block.entries.count { return Place(block: block, offset: rest) }
      rest -= block.entries.count
    }
    return end
  }

  /// The number of elements before a place.
  func index(of place: Place) -> Int {
    var index = place.offset
    for block in blocks {
      if block === place.block { break }
      index += block.entries.count
    }
    return index
  }

  func place(behind place: Place) -> Place { Place(block: place.block, offset: place.offset + 1) }

  // MARK: Changing

  mutating func remove(at place: Place) -> ListEntry {
    let entry = place.block.entries.remove(at: place.offset)
    homes[Identity(entry.id)] = nil
    count(entry.value, -1)
    return entry
  }

  mutating func assign(_ value: StoredValue, at place: Place) -> StoredValue {
    let former = place.block.entries[place.offset].value
    count(former, -1)
    place.block.entries[place.offset].value = value
    count(value, 1)
    return former
  }

  mutating func insert(_ entry: ListEntry, at place: Place) -> Place {
    let block = place.block
    block.entries.insert(entry, at: place.offset)
    homes[Identity(entry.id)] = block
    count(entry.value, 1)
    let next = Place(block: block, offset: place.offset + 1)
    guard block.entries.count > 2 * Self.blockLength, let index = blocks.firstIndex(where: { $0 === block })
    else { return next }
    let rest = Block(Array(block.entries[Self.blockLength...]))
    block.entries.removeSubrange(Self.blockLength...)
    for entry in rest.entries { homes[Identity(entry.id)] = rest }
    blocks.insert(rest, at: index + 1)
    return next.offset <= Self.blockLength
      ? next : Place(block: rest, offset: next.offset - Self.blockLength)
  }
}
