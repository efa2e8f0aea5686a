import Foundation
import Synchronization

/// The order of one store in files.
///
/// ```
/// store.json   the epoch, and the numbers of the replicas
/// changes      the changes: length (UInt32) of what follows, version (UInt64), replica (UInt32), sequence (UInt64),
///              chain (32 bytes), bytes of the change; numbers are little-endian
/// acknowledged how many changes have been synced at least: it is written after each sync, without one of its own
/// dropped      the places of changes that are not in `changes` any more, see ``DroppedChanges``
/// copy.json, copy-VERSION   the latest copy, see ``CopyFile``
/// ```
///
/// Each change is verified with its chain when the file is opened. What follows the last whole one was not acknowledged,
/// and is cut off; but a damaged change that was acknowledged is an error, and nothing is changed.
///
/// Whole changes that were not acknowledged may be in the file without being on the disk. They stay in the order, and a client that
/// sends them again gets the answer that they are there. So opening the file first writes and syncs them again. A sync alone is not
/// enough: after one that failed, the system considers these bytes written.
actor StoreLog {
  /// Runs on a thread that may wait for the disk.
  private let executor = DiskExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Safety: the actor keeps its executor.
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Where a change is in the file, and how long its bytes are.
  private struct Location {
    /// Nil if the bytes were dropped.
    var offset: UInt64?
    var byteCount: Int
    var chain: Data
    var replica: UInt32
    var sequence: UInt64
  }

  private struct Waiting {
    var batch: Batch
    var continuation: CheckedContinuation<Place, any Error>
  }

  private let directory: URL
  private var file: FileHandle
  private let acknowledged: FileHandle
  private var end: UInt64
  private var header: OrderHeader
  private var locations: [Location] = []
  private var droppedCount = 0
  private var droppedByteCount: UInt64 = 0
  private var byteCount: UInt64 = 0
  private var copies: CopyFile
  /// For each replica, its changes in the order.
  private var own: [UInt32: [Int]] = [:]
  private var waiting: [Waiting] = []
  private var isFlushScheduled = false
  private let followers = Followers()
  /// After a failed sync, the end of the file is not certain.
  private var failure: (any Error)?
  /// Returns when what was written to a file is on the disk.
  private let sync: Sync

  typealias Sync = @Sendable (FileHandle) throws -> Void

  private static let prefixByteCount = 8 + 4 + 8 + 32
  static let maximumChangeByteCount = 256 << 20

  init(_ directory: URL, sync: @escaping Sync = { try $0.synchronize() }) throws {
    (self.directory, self.sync) = (directory, sync)
    try Directory.create(directory)
    let headerURL = directory.appending(path: "store.json")
    if let data = try Directory.contents(of: headerURL) {
      do { header = try JSONDecoder().decode(OrderHeader.self, from: data) } catch {
        throw DamagedLog(
          description: "\(headerURL.path) is not what a santa-server of this version writes: \(error)")
      }
      guard header.format == OrderHeader.currentFormat else {
        throw DamagedLog(
          description:
            "\(headerURL.path) has form \(header.format), and this santa-server knows form "
            + "\(OrderHeader.currentFormat). Use the santa-server that wrote it, or a newer one.")
      }
    } else {
      try Self.checkIsNew(directory)
      header = .new
      try Directory.write(try JSONEncoder().encode(header), to: headerURL)
    }
    file = try Directory.open(directory.appending(path: "changes"))
    acknowledged = try Directory.open(directory.appending(path: "acknowledged"))
    copies = try CopyFile(directory)
    end = 0
    let dropped = try DroppedChanges(directory.appending(path: "dropped"))
    locations = dropped.changes.map {
      Location(offset: nil, byteCount: 0, chain: $0.chain, replica: $0.replica, sequence: $0.sequence)
    }
    (droppedCount, droppedByteCount) = (locations.count, dropped.byteCount)
    try Self.read(file, &locations, &end)
    byteCount = locations.reduce(0) { $0 + UInt64($1.byteCount) }
    let mark = try acknowledged.readToEnd() ?? Data()
    if mark.count == 8, mark.number(UInt64.self, at: 0) > locations.count {
      throw DamagedLog(
        description:
          "Change \(locations.count + 1) in \(directory.appending(path: "changes").path), at byte \(end), is damaged or "
          + "missing, though it was acknowledged. Nothing was changed. Restore the directory from a backup: the clients "
          + "send again what it lacks.")
    }
    for (index, location) in locations.enumerated() { own[location.replica, default: []].append(index) }
    if let copy = copies.copy, !Self.leads(to: copy.place, locations) {
      throw DamagedLog(
        description:
          "The copy in \(directory.path) is at change \(copy.place.version), which the changes there don't lead to: they are "
          + "of different backups. Nothing was changed. Restore the directory as a whole.")
    }
    if try file.seekToEnd() > end { try file.truncate(atOffset: end) }
    // The names may be those of a server that ended before they were synced.
    try Directory.sync(directory)
    let acknowledgedCount = mark.count == 8 ? Int(mark.number(UInt64.self, at: 0)) : 0
    if let first = locations[acknowledgedCount...].lazy.compactMap(\.offset).first {
      try Self.rewrite(file, from: first - UInt64(Self.prefixByteCount + 4), to: end, sync)
      try Self.write(locations.count, to: acknowledged)
    }
  }

  /// A directory without a header must have no changes: a new epoch would make all replicas begin anew.
  private static func checkIsNew(_ directory: URL) throws {
    for name in ["changes", "acknowledged", "dropped", "copy.json"] {
      guard try Directory.byteCount(of: directory.appending(path: name)) > 0 else { continue }
      throw DamagedLog(
        description:
          "store.json is missing in \(directory.path), though there is '\(name)'. Nothing was changed. Restore the "
          + "directory from a backup: the clients send again what it lacks.")
    }
  }

  /// Writes a part of a file again, and syncs it.
  private static func rewrite(_ file: FileHandle, from start: UInt64, to end: UInt64, _ sync: Sync) throws {
    var offset = start
    while offset < end {
      try file.seek(toOffset: offset)
      guard let part = try file.read(upToCount: Int(min(end - offset, 4 << 20))), !part.isEmpty else {
        throw CocoaError(.fileReadCorruptFile)
      }
      try file.seek(toOffset: offset)
      try file.write(contentsOf: part)
      offset += UInt64(part.count)
    }
    try sync(file)
  }

  /// Notes how many changes have been synced.
  private static func write(_ count: Int, to acknowledged: FileHandle) throws {
    try acknowledged.seek(toOffset: 0)
    var mark = Data()
    mark.append(number: UInt64(count))
    try acknowledged.write(contentsOf: mark)
  }

  /// Reads the changes behind those that are known. The file may begin with changes that were dropped, if the server ended
  /// before they were removed.
  private static func read(_ file: FileHandle, _ locations: inout [Location], _ end: inout UInt64) throws {
    let size = try file.seekToEnd()
    var first: Int?
    while end + 4 <= size {
      try file.seek(toOffset: end)
      guard let lengthBytes = try file.read(upToCount: 4), lengthBytes.count == 4 else { return }
      let length = Int(lengthBytes.number(UInt32.self, at: 0))
      guard length >= prefixByteCount, length <= prefixByteCount + maximumChangeByteCount,
        end + 4 + UInt64(length) <= size, let body = try file.read(upToCount: length), body.count == length
      else { return }
      let bytes = body.suffix(from: body.startIndex + prefixByteCount)
      let stored = Data(body[(body.startIndex + 20)..<(body.startIndex + 52)])
      let (replica, sequence) = (body.number(UInt32.self, at: 8), body.number(UInt64.self, at: 12))
      let version = Int(clamping: body.number(UInt64.self, at: 0))
      guard version >= 1, version == first ?? min(version, locations.count + 1) else { return }
      let before = version == 1 ? Data() : locations[version - 2].chain
      let next = Chain.next(after: before, replica: replica, sequence: sequence, bytes)
      guard next == stored else { return }
      if version > locations.count {
        locations.append(
          Location(
            offset: end + 4 + UInt64(prefixByteCount), byteCount: bytes.count, chain: next,
            replica: replica, sequence: sequence))
      } else if locations[version - 1].chain != next {
        return
      }
      first = version + 1
      end += 4 + UInt64(length)
    }
  }

  // MARK: Replicas

  func join(as known: Membership?) throws -> Membership {
    var next = header
    let membership = try next.admit(known)
    if next != header {
      try Directory.write(try JSONEncoder().encode(next), to: directory.appending(path: "store.json"))
      header = next
    }
    return membership
  }

  func summary(_ name: StoreName) -> StoreSummary {
    StoreSummary(
      name: name.description, epoch: header.epoch, version: head.version, chain: head.chain,
      replicas: UInt32(header.replicas.count), bytes: byteCount, dropped: place(droppedCount),
      droppedByteCount: droppedByteCount, copy: copies.copy)
  }

  // MARK: Appending

  private var head: Place { place(locations.count) }

  private func place(_ version: Int) -> Place { Self.place(version, locations) }

  private static func place(_ version: Int, _ locations: [Location]) -> Place {
    version == 0 ? .start : Place(version, locations[version - 1].chain)
  }

  private func has(_ place: Place) -> Bool { Self.leads(to: place, locations) }

  private static func leads(to place: Place, _ locations: [Location]) -> Bool {
    place.version <= UInt64(locations.count) && self.place(Int(place.version), locations) == place
  }

  /// Appends a batch. All batches that wait share one sync.
  func append(_ batch: Batch) async throws -> Place {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(Waiting(batch: batch, continuation: continuation))
      if isFlushScheduled { return }
      isFlushScheduled = true
      Task { self.flush() }
    }
  }

  private func flush() {
    isFlushScheduled = false
    let batches = waiting
    waiting = []
    let (oldEnd, oldCount, oldByteCount) = (end, locations.count, byteCount)
    var (bytes, added): (Data, [Data]) = (Data(), [])
    var results: [Result<Void, any Error>] = []
    for batch in batches {
      results.append(Result { try add(batch.batch, to: &bytes, &added) })
    }
    if !bytes.isEmpty {
      do {
        if let failure { throw failure }
        try write(bytes, at: oldEnd)
        do { try sync(file) } catch {
          // What the disk has is not certain until the file is read again.
          failure = error
          throw error
        }
        try Self.write(locations.count, to: acknowledged)
      } catch {
        // Nothing of this is acknowledged.
        locations.removeLast(locations.count - oldCount)
        (end, byteCount) = (oldEnd, oldByteCount)
        for (replica, indexes) in own { own[replica] = indexes.filter { $0 < oldCount } }
        let isLasting = failure != nil
        let error = LogUnavailable(
          description: "\(directory.path): \(error.localizedDescription)"
            + (isLasting ? " Start the server again when the cause is mended." : ""))
        results = results.map { _ in .failure(error) }
      }
    }
    let head = head
    for (batch, result) in zip(batches, results) { batch.continuation.resume(with: result.map { head }) }
    if locations.count > oldCount, !followers.isEmpty { followers.notify(growth(added, since: oldCount)) }
  }

  /// - Parameter count: how many changes there were before.
  private func growth(_ added: [Data], since count: Int) -> Growth? {
    // Most long ones are not made only to be given up.
    if added.count > Growth.maximumByteCount / 64 { return nil }
    let changes = added.enumerated().map { index, bytes in
      let location = locations[count + index]
      return OrderedChange(
        place: place(count + index + 1), replica: location.replica, sequence: location.sequence, bytes: bytes)
    }
    return Growth(epoch: header.epoch, after: place(count), changes)
  }

  /// Writes to the end of the file. If that fails, as on a full disk, what was written is cut off.
  private func write(_ bytes: Data, at offset: UInt64) throws {
    do {
      try file.seek(toOffset: offset)
      try file.write(contentsOf: bytes)
    } catch {
      do { try file.truncate(atOffset: offset) } catch { failure = error }
      throw error
    }
  }

  private func add(_ batch: Batch, to bytes: inout Data, _ added: inout [Data]) throws {
    guard batch.epoch == header.epoch else { throw OrderError.reset }
    guard header.replicas.contains(batch.replica) else { throw OrderError.unknownReplica }
    guard has(batch.base) else { throw OrderError.reset }
    let known = own[batch.replica]?.count ?? 0
    // Verified as a whole before anything is added.
    let (repeated, new) = try batch.split(known: UInt64(known))
    var sequence = batch.firstSequence
    for change in repeated {
      let index = own[batch.replica, default: []][Int(sequence) - 1]
      let before = index == 0 ? Data() : locations[index - 1].chain
      guard
        Chain.next(after: before, replica: batch.replica, sequence: sequence, change)
          == locations[index].chain
      else {
        throw OrderError.forked(sequence: sequence)
      }
      sequence += 1
    }
    sequence = UInt64(known)
    for change in new {
      sequence += 1
      let chain = Chain.next(
        after: locations.last?.chain ?? Data(), replica: batch.replica, sequence: sequence, change)
      var frame = Data()
      frame.append(number: UInt32(Self.prefixByteCount + change.count))
      frame.append(number: UInt64(locations.count + 1))
      frame.append(number: batch.replica)
      frame.append(number: sequence)
      frame.append(chain)
      own[batch.replica, default: []].append(locations.count)
      locations.append(
        Location(
          offset: end + UInt64(frame.count), byteCount: change.count, chain: chain, replica: batch.replica,
          sequence: sequence))
      frame.append(change)
      bytes.append(frame)
      added.append(change)
      end += UInt64(frame.count)
      byteCount += UInt64(change.count)
    }
  }

  // MARK: Reading

  func changes(
    after place: Place, in epoch: String, byteCount: Int
  ) throws -> (changes: [OrderedChange], head: Place) {
    guard epoch == header.epoch, has(place) else { throw OrderError.reset }
    guard place.version >= UInt64(droppedCount) else { throw OrderError.compacted }
    var changes: [OrderedChange] = []
    var total = 0
    for index in Int(place.version)..<locations.count {
      let location = locations[index]
      total += location.byteCount
      if total > byteCount && !changes.isEmpty { break }
      guard let offset = location.offset else { throw OrderError.compacted }
      try file.seek(toOffset: offset)
      let bytes = location.byteCount == 0 ? Data() : try file.read(upToCount: location.byteCount) ?? Data()
      guard bytes.count == location.byteCount else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: directory.path])
      }
      changes.append(
        OrderedChange(
          place: self.place(index + 1), replica: location.replica, sequence: location.sequence, bytes: bytes))
    }
    return (changes, head)
  }

  nonisolated func follow(_ body: @escaping @Sendable (Growth?) -> Void) -> Following { followers.add(body) }

  /// The last of some places that the order has; the start if it has none of them.
  func last(of places: [Place]) -> Place {
    places.filter { has($0) }.max { $0.version < $1.version } ?? .start
  }

  // MARK: Copies

  /// How many of a replica's changes there are up to a version.
  func count(of replica: UInt32, upTo version: UInt64) -> UInt64 {
    let indexes = own[replica] ?? []
    return UInt64(indexes.firstIndex { $0 >= version } ?? indexes.count)
  }

  func keep(_ copy: StoreCopy, _ bytes: Data) throws {
    guard has(copy.place) else { throw OrderError.reset }
    if let known = copies.copy, known.place.version >= copy.place.version { return }
    try copies.keep(copy, bytes)
  }

  func part(of version: UInt64, from offset: Int) throws -> Data? {
    copies.copy?.place.version == version ? try copies.part(from: offset) : nil
  }

  /// Removes the contents of the changes whose effect the copy has.
  ///
  /// - Returns: how many.
  func dropChanges() throws -> Int {
    guard let place = copies.copy?.place, has(place), place.version > droppedCount, failure == nil else {
      return 0
    }
    let count = Int(place.version)
    var dropped = DroppedChanges()
    for location in locations[..<count] {
      dropped.changes.append(
        .init(chain: location.chain, replica: location.replica, sequence: location.sequence))
    }
    let newlyDropped = locations[..<count].reduce(0) { $0 + UInt64($1.byteCount) }
    dropped.byteCount = droppedByteCount + newlyDropped
    // First the places: with both, a server knows which of the changes don't count.
    try dropped.write(to: directory.appending(path: "dropped"))
    let kept = locations[count...]
    let start = kept.first?.offset.map { $0 - UInt64(Self.prefixByteCount + 4) } ?? end
    let url = directory.appending(path: "changes")
    var isWritten = false
    do {
      try Directory.write(to: url) { new in
        try file.seek(toOffset: start)
        var rest = end - start
        while rest > 0, let part = try file.read(upToCount: Int(min(rest, 4 << 20))), !part.isEmpty {
          try new.write(contentsOf: part)
          rest -= UInt64(part.count)
        }
        guard rest == 0 else { throw DamagedLog(description: "\(url.path) ends before its last change.") }
        isWritten = true
      }
      file = try FileHandle(forUpdating: url)
    } catch {
      // The new file may have taken the name of the open one. Changes that are appended to that would be lost, so none are taken.
      if isWritten { failure = error }
      throw error
    }
    for index in locations.indices {
      locations[index].offset = index < count ? nil : locations[index].offset.map { $0 - start }
      if index < count { locations[index].byteCount = 0 }
    }
    end -= start
    byteCount -= newlyDropped
    defer { droppedCount = count }
    droppedByteCount = dropped.byteCount
    return count - droppedCount
  }
}

extension Data {
  /// A little-endian number.
  func number<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> T {
    var value: T = 0
    for index in (0..<MemoryLayout<T>.size).reversed() {
      value = value << 8 | T(truncatingIfNeeded: self[startIndex + offset + index])
    }
    return value
  }

  mutating func append<T: FixedWidthInteger>(number: T) {
    for index in 0..<MemoryLayout<T>.size { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  var hexadecimal: String {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : 87 + value }
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in self {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
