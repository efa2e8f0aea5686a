import Foundation
import SantaAccounts
import SantaReplication

/// The order of one store, in files.
///
/// ```
/// store.json   the epoch, and the numbers of the replicas
/// changes      the changes: length (UInt32) of what follows, version (UInt64), replica (UInt32), sequence (UInt64),
///              chain (32 bytes), bytes of the change; numbers are little-endian
/// acknowledged the number of changes that are synced at least: written after each sync, without another sync
/// dropped      the positions of changes that are not in `changes` any more, see ``DroppedChanges``
/// copy.json, copy-VERSION   the latest copy, see ``CopyFile``
/// ```
///
/// Each change is verified with its chain when the file is opened. Bytes after the last complete change were not acknowledged
/// and are cut off. If an acknowledged change is damaged, opening fails and the files are left unchanged.
///
/// The file may contain complete changes that were not acknowledged and might not be on the disk yet. They stay in the order,
/// and a client that sends them again learns that the order already has them. Opening the file therefore rewrites and syncs
/// them first. A sync alone is not enough: after a failed sync, the system considers these bytes written.
actor StoreLog {
  /// Runs the actor on a thread that may block on the disk.
  private let executor = DiskExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Safety: the actor keeps its executor.
    unsafe executor.asUnownedSerialExecutor()
  }

  /// The location of a change's bytes in the file, and the fields of its frame.
  private struct Location {
    var offset: UInt64
    var byteCount: Int
    var chain: Data
    var replica: UInt32
    var sequence: UInt64
  }

  private struct Waiting {
    var batch: Batch
    var continuation: CheckedContinuation<OrderPosition, any Error>
  }

  private let directory: URL
  private let files: StoreFiles
  private var end: UInt64
  private var header: OrderHeader
  /// The locations of the changes after the dropped ones.
  private var locations: [Location] = []
  private var dropped: DroppedChanges
  private var byteCount: UInt64 = 0
  private var copies: CopyFile
  /// For each replica, the versions of its changes after the dropped ones.
  private var own: [UInt32: [Int]] = [:]
  /// The version of the last change that contains parts of changes.
  private var lastParts = 0
  private var waiting: [Waiting] = []
  private var isFlushScheduled = false
  private let followers = Followers()
  /// Whether the store was deleted. Its files are then about to be removed.
  private var isDeleted = false
  /// Set when a sync failed and the end of the file is uncertain.
  private var failure: (any Error)?
  /// Syncs a file to the disk.
  private let sync: Sync

  typealias Sync = @Sendable (FileHandle) throws -> Void

  private static let prefixByteCount = 8 + 4 + 8 + 32
  static let maximumChangeByteCount = 256 << 20

  /// - Parameter open: limits the number of stores whose files are open.
  init(
    _ directory: URL, _ open: OpenFiles = OpenFiles(limit: 1), sync: @escaping Sync = { try $0.synchronize() }
  ) throws {
    (self.directory, self.sync) = (directory, sync)
    files = StoreFiles(directory, open)
    try Directory.create(directory)
    let headerURL = directory.appending(path: "store.json")
    if let data = try Directory.contents(of: headerURL) {
      do { header = try JSONDecoder().decode(OrderHeader.self, from: data) } catch {
        throw DamagedLog(
          description: "\(headerURL.path) isn't in the format of this santa-server: \(error)")
      }
      guard header.format == OrderHeader.currentFormat else {
        throw DamagedLog(
          description:
            "\(headerURL.path) has format \(header.format), but this santa-server supports format "
            + "\(OrderHeader.currentFormat). Use the version of santa-server that wrote it, or a newer one.")
      }
    } else {
      try Self.checkIsNew(directory)
      header = .new
      try Directory.write(try JSONEncoder().encode(header), to: headerURL)
    }
    copies = try CopyFile(directory)
    dropped = try DroppedChanges(directory.appending(path: "dropped"))
    let known = dropped
    let (contents, mark) = try files.use { handles in
      (try Self.read(handles.changes, behind: known), try handles.acknowledged.readToEnd() ?? Data())
    }
    (locations, end, lastParts) = (contents.locations, contents.end, contents.lastParts)
    byteCount = locations.reduce(0) { $0 + UInt64($1.byteCount) }
    let count = known.count + locations.count
    if mark.count == 8, mark.number(UInt64.self, at: 0) > count {
      throw DamagedLog(
        description:
          "Change \(count + 1) in \(directory.appending(path: "changes").path), at byte \(end), is damaged or "
          + "missing, although it was acknowledged. Nothing was changed. Restore the directory from a backup: the clients "
          + "send the missing changes again.")
    }
    for (index, location) in locations.enumerated() {
      own[location.replica, default: []].append(known.count + index + 1)
    }
    if let copy = copies.copy, try !Self.leads(to: copy.position, known, locations) {
      throw DamagedLog(
        description:
          "The copy in \(directory.path) at change \(copy.position.version) doesn't match the changes there: they come "
          + "from different backups. Nothing was changed. Restore the whole directory from one backup.")
    }
    // The names may be left by a server that ended before it synced the directory.
    try Directory.sync(directory)
    let acknowledgedCount = mark.count == 8 ? Int(mark.number(UInt64.self, at: 0)) : 0
    let firstUncertain = locations.dropFirst(max(0, acknowledgedCount - known.count)).first?.offset
    let end = end
    try files.use { handles in
      if try handles.changes.seekToEnd() > end { try handles.changes.truncate(atOffset: end) }
      guard let firstUncertain else { return }
      try Self.rewrite(
        handles.changes, from: firstUncertain - UInt64(Self.prefixByteCount + 4), to: end, sync)
      try Self.write(count, to: handles.acknowledged)
    }
  }

  /// Throws if a directory without a header contains changes: a new epoch would make all replicas start from scratch.
  private static func checkIsNew(_ directory: URL) throws {
    for name in ["changes", "acknowledged", "dropped", "copy.json"] {
      guard try Directory.byteCount(of: directory.appending(path: name)) > 0 else { continue }
      throw DamagedLog(
        description:
          "store.json is missing in \(directory.path), although '\(name)' exists. Nothing was changed. Restore the "
          + "directory from a backup: the clients send the missing changes again.")
    }
  }

  /// Rewrites a part of a file, and syncs it.
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

  /// Writes the number of changes that have been synced.
  private static func write(_ count: Int, to acknowledged: FileHandle) throws {
    try acknowledged.seek(toOffset: 0)
    var mark = Data()
    mark.append(number: UInt64(count))
    try acknowledged.write(contentsOf: mark)
  }

  /// The part of the file after the dropped changes.
  private struct Contents {
    var locations: [Location] = []
    var end: UInt64 = 0
    var lastParts = 0
  }

  /// Reads the changes after the dropped ones. The file may start with dropped changes if the server ended before it removed
  /// them.
  private static func read(_ file: FileHandle, behind dropped: DroppedChanges) throws -> Contents {
    var contents = Contents()
    let size = try file.seekToEnd()
    var (first, before): (Int?, Data) = (nil, Data())
    while contents.end + 4 <= size {
      try file.seek(toOffset: contents.end)
      guard let lengthBytes = try file.read(upToCount: 4), lengthBytes.count == 4 else { break }
      let length = Int(lengthBytes.number(UInt32.self, at: 0))
      guard length >= prefixByteCount, length <= prefixByteCount + maximumChangeByteCount,
        contents.end + 4 + UInt64(length) <= size, let body = try file.read(upToCount: length),
        body.count == length
      else { break }
      let bytes = body.suffix(from: body.startIndex + prefixByteCount)
      let stored = Data(body[(body.startIndex + 20)..<(body.startIndex + 52)])
      let (replica, sequence) = (body.number(UInt32.self, at: 8), body.number(UInt64.self, at: 12))
      let version = Int(clamping: body.number(UInt64.self, at: 0))
      let last = dropped.count + contents.locations.count
      guard version >= 1, version == first ?? min(version, last + 1) else { break }
      if first == nil { before = version == 1 ? Data() : try dropped.chain(of: version - 1) }
      let next = Chain.next(after: before, replica: replica, sequence: sequence, bytes)
      guard next == stored else { break }
      if version > last {
        contents.locations.append(
          Location(
            offset: contents.end + 4 + UInt64(prefixByteCount), byteCount: bytes.count, chain: next,
            replica: replica, sequence: sequence))
      } else if version == dropped.count, next != dropped.lastChain {
        break
      }
      if ChangeCheck.hasParts(Data(bytes.prefix(1))) { contents.lastParts = version }
      (first, before) = (version + 1, next)
      contents.end += 4 + UInt64(length)
    }
    return contents
  }

  /// Opens the files as they are now, with a summary of them.
  func snapshot(_ name: StorePath) throws -> (summary: StoreSummary, files: StoreSnapshot) {
    try checkExists()
    if let failure { throw failure }
    return (
      summary(name),
      try StoreSnapshot(directory, header, count: count, changesByteCount: end, copies.copy)
    )
  }

  // MARK: Replicas

  /// - Throws: ``OrderError/deleted(epoch:)`` after ``wasDeleted()``.
  private func checkExists() throws(OrderError) {
    if isDeleted { throw .deleted(epoch: header.epoch) }
  }

  /// The epoch of the order.
  var epoch: String { header.epoch }

  /// Refuses all requests from now on, because the store was deleted.
  func wasDeleted() {
    isDeleted = true
    files.close()
    followers.notify()
  }

  func join(as known: Membership?) throws -> Membership {
    try checkExists()
    var next = header
    let membership = try next.admit(known)
    if next != header {
      try Directory.write(try JSONEncoder().encode(next), to: directory.appending(path: "store.json"))
      header = next
    }
    return membership
  }

  func summary(_ name: StorePath) -> StoreSummary {
    StoreSummary(
      name: name.wireName, epoch: header.epoch, version: head.version, chain: head.chain,
      replicas: UInt32(header.replicas.count), bytes: byteCount,
      dropped: OrderPosition(dropped.count, dropped.lastChain), droppedByteCount: dropped.byteCount,
      copy: copies.copy
    )
  }

  // MARK: Appending

  private var count: Int { dropped.count + locations.count }

  private var head: OrderPosition { OrderPosition(count, lastChain) }

  /// Returns the location of a change that was not dropped.
  private func location(of version: Int) -> Location { locations[version - dropped.count - 1] }

  private static func position(
    _ version: Int, _ dropped: DroppedChanges, _ locations: [Location]
  ) throws -> OrderPosition {
    if version == 0 { return .start }
    return OrderPosition(
      version,
      version > dropped.count
        ? locations[version - dropped.count - 1].chain : try dropped.chain(of: version))
  }

  private func position(_ version: Int) throws -> OrderPosition {
    try Self.position(version, dropped, locations)
  }

  /// Returns the chain before a change that was not dropped.
  private func chain(before version: Int) -> Data {
    version - 1 > dropped.count ? location(of: version - 1).chain : dropped.lastChain
  }

  private func has(_ position: OrderPosition) throws -> Bool {
    try Self.leads(to: position, dropped, locations)
  }

  private static func leads(
    to position: OrderPosition, _ dropped: DroppedChanges, _ locations: [Location]
  ) throws -> Bool {
    guard position.version <= UInt64(dropped.count + locations.count) else { return false }
    return try self.position(Int(position.version), dropped, locations) == position
  }

  /// Appends a batch. All waiting batches share one sync.
  func append(_ batch: Batch) async throws -> OrderPosition {
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
    let (oldEnd, oldCount, oldByteCount) = (end, count, byteCount)
    var (bytes, added): (Data, [Data]) = (Data(), [])
    var results: [Result<Void, any Error>] = []
    for batch in batches {
      results.append(Result { try add(batch.batch, to: &bytes, &added) })
    }
    if !bytes.isEmpty {
      do {
        if let failure { throw failure }
        try write(bytes, at: oldEnd)
      } catch {
        // None of these batches is acknowledged.
        locations.removeLast(count - oldCount)
        (end, byteCount, lastParts) = (oldEnd, oldByteCount, min(lastParts, oldCount))
        for (replica, versions) in own { own[replica] = versions.filter { $0 <= oldCount } }
        let isLasting = failure != nil
        let error = LogUnavailable(
          description: "\(directory.path): \(FileProblem.reason(for: error))."
            + (isLasting ? " Fix the cause, and restart the server." : ""))
        results = results.map { _ in .failure(error) }
      }
    }
    let head = head
    for (batch, result) in zip(batches, results) { batch.continuation.resume(with: result.map { head }) }
    if count > oldCount, !followers.isEmpty { followers.notify(growth(added, since: oldCount)) }
  }

  /// - Parameter count: the number of changes before.
  private func growth(_ added: [Data], since count: Int) -> Growth? {
    // Avoids building most growths that would be too long to keep.
    if added.count > Growth.maximumByteCount / 64 { return nil }
    let changes = added.enumerated().map { index, bytes in
      let location = location(of: count + index + 1)
      return OrderedChange(
        position: OrderPosition(count + index + 1, location.chain), replica: location.replica,
        sequence: location.sequence, bytes: bytes)
    }
    return Growth(epoch: header.epoch, after: OrderPosition(count, chain(before: count + 1)), changes)
  }

  /// Writes to the end of the file, and syncs it. If the write fails, for example because the disk is full, the written bytes
  /// are cut off.
  private func write(_ bytes: Data, at offset: UInt64) throws {
    let (sync, count) = (sync, count)
    let failure: (any Error)? = try files.use { handles in
      do {
        try handles.changes.seek(toOffset: offset)
        try handles.changes.write(contentsOf: bytes)
      } catch {
        do { try handles.changes.truncate(atOffset: offset) } catch { return error }
        throw error
      }
      // After a failed sync, only reopening and reading the file shows what is on the disk.
      do { try sync(handles.changes) } catch { return error }
      try Self.write(count, to: handles.acknowledged)
      return nil
    }
    if let failure {
      self.failure = failure
      throw failure
    }
  }

  private func add(_ batch: Batch, to bytes: inout Data, _ added: inout [Data]) throws {
    try checkExists()
    guard batch.epoch == header.epoch else { throw OrderError.reset }
    guard header.replicas.contains(batch.replica) else { throw OrderError.unknownReplica }
    guard try has(batch.base) else { throw OrderError.reset }
    if let checked = batch.checked, checked < lastParts { throw OrderError.unchecked }
    let droppedCount = dropped.counts[batch.replica] ?? 0
    let known = droppedCount + (own[batch.replica]?.count ?? 0)
    // Verify the whole batch before appending any of it.
    let (repeated, new) = try batch.split(known: UInt64(known))
    try check(repeated, of: batch)
    var sequence = UInt64(known)
    for change in new {
      sequence += 1
      let chain = Chain.next(
        after: lastChain, replica: batch.replica, sequence: sequence, change)
      let frame = Self.frame(count + 1, batch.replica, sequence, chain, change)
      own[batch.replica, default: []].append(count + 1)
      if ChangeCheck.hasParts(change.prefix(1)) { lastParts = count + 1 }
      locations.append(
        Location(
          offset: end + UInt64(frame.count - change.count), byteCount: change.count, chain: chain,
          replica: batch.replica, sequence: sequence))
      bytes.append(frame)
      added.append(change)
      end += UInt64(frame.count)
      byteCount += UInt64(change.count)
    }
  }

  private var lastChain: Data { locations.last?.chain ?? dropped.lastChain }

  /// Checks by their chains that changes which are already in the order are identical.
  private func check(_ repeated: ArraySlice<Data>, of batch: Batch) throws {
    if repeated.isEmpty { return }
    let droppedCount = UInt64(dropped.counts[batch.replica] ?? 0)
    let last = batch.firstSequence + UInt64(repeated.count) - 1
    let old =
      batch.firstSequence <= droppedCount
      ? try dropped.chains(of: batch.replica, batch.firstSequence...min(last, droppedCount)) : [:]
    let versions = own[batch.replica] ?? []
    for (sequence, change) in zip(batch.firstSequence..., repeated) {
      let (before, after): (Data, Data)
      if sequence <= droppedCount {
        guard let chains = old[sequence] else {
          throw DamagedLog(
            description:
              "'dropped' in \(directory.path) lacks change \(sequence) of replica \(batch.replica).")
        }
        (before, after) = chains
      } else {
        let version = versions[Int(sequence - droppedCount) - 1]
        (before, after) = (chain(before: version), location(of: version).chain)
      }
      guard Chain.next(after: before, replica: batch.replica, sequence: sequence, change) == after else {
        throw OrderError.forked(sequence: sequence)
      }
    }
  }

  /// Returns a change in the format of the file.
  private static func frame(
    _ version: Int, _ replica: UInt32, _ sequence: UInt64, _ chain: Data, _ change: Data
  ) -> Data {
    var frame = Data()
    frame.append(number: UInt32(prefixByteCount + change.count))
    frame.append(number: UInt64(version))
    frame.append(number: replica)
    frame.append(number: sequence)
    frame.append(chain)
    frame.append(change)
    return frame
  }

  // MARK: Reading

  func changes(
    after position: OrderPosition, in epoch: String, byteCount: Int
  ) throws -> (changes: [OrderedChange], head: OrderPosition) {
    try checkExists()
    guard epoch == header.epoch, try has(position) else { throw OrderError.reset }
    guard position.version >= UInt64(dropped.count) else { throw OrderError.compacted }
    let (first, last) = (Int(position.version) + 1, count)
    var chain = chain(before: first)
    let (locations, droppedCount, directory) = (locations, dropped.count, directory)
    if first > last { return ([], head) }
    let changes = try files.use { handles in
      var (changes, total): ([OrderedChange], Int) = ([], 0)
      for version in first...last {
        let location = locations[version - droppedCount - 1]
        total += location.byteCount
        if total > byteCount && !changes.isEmpty { break }
        let bytes = try Self.bytes(at: location, in: handles.changes)
        // The file may have been modified since it was opened, or the disk may be failing.
        chain = Chain.next(
          after: chain, replica: location.replica, sequence: location.sequence, bytes ?? Data())
        guard let bytes, chain == location.chain else {
          throw DamagedLog(
            description:
              "Change \(version) in \(directory.appending(path: "changes").path), at byte \(location.offset), no "
              + "longer matches its checksum. Stop the server, and restore the directory from a backup: the clients send "
              + "the missing changes again.")
        }
        changes.append(
          OrderedChange(
            position: OrderPosition(version, chain), replica: location.replica, sequence: location.sequence,
            bytes: bytes
          ))
      }
      return changes
    }
    return (changes, head)
  }

  /// - Returns: nil if the file ends before the change does.
  private static func bytes(at location: Location, in file: FileHandle) throws -> Data? {
    if location.byteCount == 0 { return Data() }
    try file.seek(toOffset: location.offset)
    guard let bytes = try file.read(upToCount: location.byteCount), bytes.count == location.byteCount else {
      return nil
    }
    return bytes
  }

  nonisolated func follow(_ body: @escaping @Sendable (Growth?) -> Void) -> Following { followers.add(body) }

  /// Returns the last of the given positions that the order contains, or `.start` if it contains none of them.
  func last(of positions: [OrderPosition]) throws -> OrderPosition {
    try checkExists()
    return try positions.filter { try has($0) }.max { $0.version < $1.version } ?? .start
  }

  // MARK: Copies

  /// Returns the number of a replica's changes up to a version.
  func count(of replica: UInt32, upTo version: UInt64) throws -> UInt64 {
    guard version >= UInt64(dropped.count) else {
      return UInt64(try dropped.count(of: replica, upTo: Int(version)))
    }
    let versions = own[replica] ?? []
    let kept = versions.firstIndex { UInt64($0) > version } ?? versions.count
    return UInt64((dropped.counts[replica] ?? 0) + kept)
  }

  func keep(_ copy: StoreCopy, _ bytes: Data) throws {
    try checkExists()
    guard try has(copy.position) else { throw OrderError.reset }
    if let known = copies.copy, known.position.version >= copy.position.version { return }
    try copies.keep(copy, bytes)
  }

  func part(of version: UInt64, from offset: Int) throws -> Data? {
    try checkExists()
    return copies.copy?.position.version == version ? try copies.part(from: offset) : nil
  }

  /// Removes the contents of the changes that are included in the copy.
  ///
  /// - Returns: the number of changes.
  func dropChanges() throws -> Int {
    try checkExists()
    guard let position = copies.copy?.position, try has(position), position.version > dropped.count,
      failure == nil
    else {
      return 0
    }
    let number = Int(position.version) - dropped.count
    let gone = locations[..<number]
    // Write the positions first: with both files, a server can tell which of the changes were dropped.
    let goneByteCount = gone.reduce(0) { $0 + UInt64($1.byteCount) }
    try dropped.append(
      gone.map { .init(chain: $0.chain, replica: $0.replica, sequence: $0.sequence) },
      byteCount: goneByteCount)
    locations.removeFirst(number)
    byteCount -= goneByteCount
    for (replica, versions) in own { own[replica] = versions.filter { $0 > dropped.count } }
    let start = locations.first.map { $0.offset - UInt64(Self.prefixByteCount + 4) } ?? end
    try replaceFile { new, old in try Self.copy(start..<end, of: old, to: new) }
    for index in locations.indices { locations[index].offset -= start }
    end -= start
    return number
  }

  /// Replaces the bytes of a change. This changes its chain and the chains of all changes after it.
  ///
  /// - Parameter version: the version of a change that was not dropped and that is after the position of the copy.
  func replace(_ version: UInt64, with bytes: Data) throws -> OrderPosition {
    try checkExists()
    guard version > UInt64(dropped.count), version <= UInt64(count),
      version > copies.copy?.position.version ?? 0
    else { throw OrderError.compacted }
    if let failure { throw failure }
    let first = Int(version)
    let kept = Array(locations[..<(first - dropped.count - 1)])
    let start = location(of: first).offset - UInt64(Self.prefixByteCount + 4)
    var next = kept
    var (chain, offset) = (chain(before: first), start)
    try replaceFile { new, old in
      try Self.copy(0..<start, of: old, to: new)
      for index in kept.count..<locations.count {
        var location = locations[index]
        let change = index == kept.count ? bytes : try Self.bytes(at: location, in: old)
        guard let change else { throw CocoaError(.fileReadCorruptFile) }
        chain = Chain.next(
          after: chain, replica: location.replica, sequence: location.sequence, change)
        let frame = Self.frame(
          dropped.count + index + 1, location.replica, location.sequence, chain, change)
        try new.write(contentsOf: frame)
        (location.chain, location.byteCount) = (chain, change.count)
        location.offset = offset + UInt64(frame.count - change.count)
        offset += UInt64(frame.count)
        next.append(location)
      }
    }
    (locations, end) = (next, offset)
    byteCount = locations.reduce(0) { $0 + UInt64($1.byteCount) }
    followers.notify()
    return head
  }

  private static func copy(_ range: Range<UInt64>, of old: FileHandle, to new: FileHandle) throws {
    try old.seek(toOffset: range.lowerBound)
    var rest = range.upperBound - range.lowerBound
    while rest > 0, let part = try old.read(upToCount: Int(min(rest, 4 << 20))), !part.isEmpty {
      try new.write(contentsOf: part)
      rest -= UInt64(part.count)
    }
    guard rest == 0 else { throw CocoaError(.fileReadCorruptFile) }
  }

  /// Replaces the whole file of changes.
  private func replaceFile(_ write: (_ new: FileHandle, _ old: FileHandle) throws -> Void) throws {
    let url = directory.appending(path: "changes")
    var isWritten = false
    do {
      try files.use { handles in
        try Directory.write(to: url) { new in
          try write(new, handles.changes)
          isWritten = true
        }
      }
    } catch {
      // The new file may already have replaced the open one. Changes appended to the open file would be lost, so the log
      // rejects all further changes.
      if isWritten { failure = error }
      throw error
    }
    files.close()
  }
}

extension Data {
  /// Reads a little-endian number.
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
