import Foundation
@_spi(Server) import SantaReplication

/// The positions of changes whose contents were dropped. The order needs them to recognise its replicas. They stay in their
/// file and are read when a client asks for one, because a store may have dropped millions of changes.
///
/// ```
/// dropped   number of changes (UInt64), bytes that they had (UInt64), for each: chain (32 bytes), replica (UInt32),
///           sequence (UInt64); SHA-256 of all of it
/// ```
struct DroppedChanges {
  struct Change {
    var chain: Data
    var replica: UInt32
    var sequence: UInt64
  }

  private let url: URL
  private(set) var count = 0
  /// The size that the changes had, in bytes.
  private(set) var byteCount: UInt64 = 0
  /// For each replica, the number of its changes that were dropped. Their sequence numbers start at 1.
  private(set) var counts: [UInt32: Int] = [:]
  /// The chain of the last dropped change; empty if none was dropped.
  private(set) var lastChain = Data()

  private static let prefixByteCount = 16
  private static let changeByteCount = 32 + 4 + 8
  private static let checksumByteCount = 32
  /// The number of changes that are read at a time.
  private static let pageCount = 4_096

  /// - Throws: ``DamagedLog``
  init(_ url: URL) throws {
    self.url = url
    guard let size = try Directory.ifExists({ try Directory.byteCount(of: url) }), size > 0 else { return }
    let file = try Directory.openToRead(url)
    defer { try? file.close() }
    var hash = SHA256()
    guard let prefix = try file.read(upToCount: Self.prefixByteCount), prefix.count == Self.prefixByteCount
    else { throw damage }
    hash.update(Array(prefix))
    let stored = prefix.number(UInt64.self, at: 0)
    let rest = size - UInt64(Self.prefixByteCount)
    guard rest >= Self.checksumByteCount,
      (rest - UInt64(Self.checksumByteCount)) / UInt64(Self.changeByteCount) == stored,
      (rest - UInt64(Self.checksumByteCount)).isMultiple(of: UInt64(Self.changeByteCount))
    else { throw damage }
    byteCount = prefix.number(UInt64.self, at: 8)
    while count < stored {
      let wanted = min(Self.pageCount, Int(stored) - count) * Self.changeByteCount
      guard let page = try file.read(upToCount: wanted), page.count == wanted else { throw damage }
      hash.update(Array(page))
      note(page)
    }
    guard try file.read(upToCount: Self.checksumByteCount) == Data(hash.finalised()) else { throw damage }
  }

  private var damage: DamagedLog {
    DamagedLog(description: "\(url.path) doesn't match its checksum. Restore it from a backup.")
  }

  private mutating func note(_ page: Data) {
    for offset in stride(from: 0, to: page.count, by: Self.changeByteCount) {
      counts[page.number(UInt32.self, at: offset + 32), default: 0] += 1
      count += 1
    }
    lastChain = Data(page.suffix(Self.changeByteCount).prefix(32))
  }

  /// Returns the chain of a dropped version.
  func chain(of version: Int) throws -> Data {
    if version == count { return lastChain }
    var chain = Data()
    try read((version - 1)..<version) { _, change in chain = change.chain }
    return chain
  }

  /// Returns the chains of a replica's changes by their sequence numbers: the chain before the change, and the chain after it.
  func chains(
    of replica: UInt32, _ sequences: ClosedRange<UInt64>
  ) throws -> [UInt64: (before: Data, after: Data)] {
    var (found, before): ([UInt64: (Data, Data)], Data) = ([:], Data())
    try read(0..<count) { _, change in
      if change.replica == replica, sequences.contains(change.sequence) {
        found[change.sequence] = (before, change.chain)
      }
      before = change.chain
    }
    return found
  }

  /// Returns the number of a replica's changes up to a version.
  func count(of replica: UInt32, upTo version: Int) throws -> Int {
    var number = 0
    try read(0..<min(version, count)) { _, change in if change.replica == replica { number += 1 } }
    return number
  }

  private func read(_ range: Range<Int>, _ body: (Int, Change) throws -> Void) throws {
    if range.isEmpty { return }
    let file = try Directory.openToRead(url)
    defer { try? file.close() }
    var index = range.lowerBound
    try file.seek(toOffset: UInt64(Self.prefixByteCount + index * Self.changeByteCount))
    while index < range.upperBound {
      let wanted = min(Self.pageCount, range.upperBound - index) * Self.changeByteCount
      guard let page = try file.read(upToCount: wanted), page.count == wanted else { throw damage }
      for offset in stride(from: 0, to: page.count, by: Self.changeByteCount) {
        let start = page.startIndex + offset
        try body(
          index,
          Change(
            chain: Data(page[start..<(start + 32)]), replica: page.number(UInt32.self, at: offset + 32),
            sequence: page.number(UInt64.self, at: offset + 36)))
        index += 1
      }
    }
  }

  /// Appends changes by replacing the whole file.
  ///
  /// - Parameter byteCount: the size that their contents had, in bytes.
  mutating func append(_ changes: [Change], byteCount added: UInt64) throws {
    var next = self
    var hash = SHA256()
    try Directory.write(to: url) { file in
      func write(_ data: Data) throws {
        hash.update(Array(data))
        try file.write(contentsOf: data)
      }
      var prefix = Data()
      prefix.append(number: UInt64(count + changes.count))
      prefix.append(number: byteCount + added)
      try write(prefix)
      var page = Data()
      func add(_ change: Change) throws {
        page.append(change.chain)
        page.append(number: change.replica)
        page.append(number: change.sequence)
        if page.count >= Self.pageCount * Self.changeByteCount { try flush() }
      }
      func flush() throws {
        try write(page)
        page.removeAll(keepingCapacity: true)
      }
      try read(0..<count) { _, change in try add(change) }
      for change in changes { try add(change) }
      try flush()
      try file.write(contentsOf: Data(hash.finalised()))
    }
    for change in changes { next.counts[change.replica, default: 0] += 1 }
    next.count += changes.count
    next.byteCount += added
    next.lastChain = changes.last?.chain ?? lastChain
    self = next
  }
}
