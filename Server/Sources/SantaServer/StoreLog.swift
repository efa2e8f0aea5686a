import Foundation
import Synchronization

/// The order of one store in files.
///
/// ```
/// store.json   the epoch, and the number that the next replica gets
/// changes      the changes: length (UInt32) of what follows, version (UInt64), replica (UInt32), sequence (UInt64),
///              chain (32 bytes), bytes of the change; numbers are little-endian
/// acknowledged how many bytes of `changes` have been synced at least: it is written after each sync, without one of its own
/// ```
///
/// Each change is verified with its chain when the file is opened. What follows the last whole one was not acknowledged,
/// and is cut off; but a damaged change that was acknowledged is an error, and nothing is changed.
actor StoreLog {
  /// Runs on a thread that may wait for the disk.
  private let executor = DiskExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Safety: the actor keeps its executor.
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Where a change is in the file, and how long its bytes are.
  private struct Location {
    var offset: UInt64
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
  private let file: FileHandle
  private let acknowledged: FileHandle
  private var end: UInt64
  private var header: OrderHeader
  private var locations: [Location] = []
  /// For each replica, its changes in the order.
  private var own: [UInt32: [Int]] = [:]
  private var waiting: [Waiting] = []
  private var isFlushScheduled = false
  private let followers = Followers()
  /// After a failed sync, the end of the file is not certain.
  private var failure: (any Error)?

  private static let prefixByteCount = 8 + 4 + 8 + 32
  static let maximumChangeByteCount = 256 << 20

  init(_ directory: URL) throws {
    self.directory = directory
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let headerURL = directory.appending(path: "store.json")
    if let data = FileManager.default.contents(atPath: headerURL.path) {
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
      header = .new
      try Self.write(header, to: headerURL)
    }
    file = try Self.open(directory.appending(path: "changes"))
    acknowledged = try Self.open(directory.appending(path: "acknowledged"))
    end = 0
    try Self.read(file, &locations, &end)
    let mark = try acknowledged.readToEnd() ?? Data()
    if mark.count == 8, mark.number(UInt64.self, at: 0) > end {
      throw DamagedLog(
        description:
          "Change \(locations.count + 1) in \(directory.appending(path: "changes").path), at byte \(end), is damaged or "
          + "missing, though it was acknowledged. Nothing was changed. Restore the directory from a backup: the clients "
          + "send again what it lacks.")
    }
    for (index, location) in locations.enumerated() { own[location.replica, default: []].append(index) }
    if try file.seekToEnd() > end { try file.truncate(atOffset: end) }
  }

  /// Opens a file, and creates it if there is none.
  private static func open(_ url: URL) throws -> FileHandle {
    if !FileManager.default.fileExists(atPath: url.path) {
      guard
        FileManager.default.createFile(
          atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    }
    return try FileHandle(forUpdating: url)
  }

  private static func write(_ header: OrderHeader, to url: URL) throws {
    let new = url.appendingPathExtension("new")
    try JSONEncoder().encode(header).write(to: new)
    let handle = try FileHandle(forUpdating: new)
    try handle.synchronize()
    try handle.close()
    // Safety: the paths are alive during the call.
    guard unsafe rename(new.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  private static func read(_ file: FileHandle, _ locations: inout [Location], _ end: inout UInt64) throws {
    var chain = Data()
    let size = try file.seekToEnd()
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
      let next = Chain.next(after: chain, replica: replica, sequence: sequence, bytes)
      guard next == stored, body.number(UInt64.self, at: 0) == UInt64(locations.count + 1) else { return }
      locations.append(
        Location(
          offset: end + 4 + UInt64(prefixByteCount), byteCount: bytes.count, chain: next,
          replica: replica, sequence: sequence))
      chain = next
      end += 4 + UInt64(length)
    }
  }

  // MARK: Replicas

  func join(as known: Membership?) throws -> Membership {
    var next = header
    let membership = try next.admit(known)
    if next != header {
      try Self.write(next, to: directory.appending(path: "store.json"))
      header = next
    }
    return membership
  }

  func summary(_ name: StoreName) -> StoreSummary {
    StoreSummary(
      name: name.description, epoch: header.epoch, version: head.version, chain: head.chain,
      replicas: header.replicaCount, bytes: end)
  }

  // MARK: Appending

  private var head: Place { place(locations.count) }

  private func place(_ version: Int) -> Place {
    version == 0 ? .start : Place(version, locations[version - 1].chain)
  }

  private func has(_ place: Place) -> Bool {
    place.version <= UInt64(locations.count) && self.place(Int(place.version)) == place
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
    let (oldEnd, oldCount) = (end, locations.count)
    var bytes = Data()
    var results: [Result<Void, any Error>] = []
    for batch in batches {
      results.append(Result { try add(batch.batch, to: &bytes) })
    }
    if !bytes.isEmpty {
      do {
        if let failure { throw failure }
        try write(bytes, at: oldEnd)
        do { try file.synchronize() } catch {
          // What the disk has is not certain until the file is read again.
          failure = error
          throw error
        }
        try acknowledged.seek(toOffset: 0)
        var mark = Data()
        mark.append(number: end)
        try acknowledged.write(contentsOf: mark)
      } catch {
        // Nothing of this is acknowledged.
        locations.removeLast(locations.count - oldCount)
        end = oldEnd
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
    if locations.count > oldCount { followers.notify() }
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

  private func add(_ batch: Batch, to bytes: inout Data) throws {
    guard batch.epoch == header.epoch else { throw OrderError.reset }
    guard header.has(batch.replica) else { throw OrderError.unknownReplica }
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
      end += UInt64(frame.count)
    }
  }

  // MARK: Reading

  func changes(
    after place: Place, in epoch: String, byteCount: Int
  ) throws -> (changes: [OrderedChange], head: Place) {
    guard epoch == header.epoch, has(place) else { throw OrderError.reset }
    var changes: [OrderedChange] = []
    var total = 0
    for index in Int(place.version)..<locations.count {
      let location = locations[index]
      total += location.byteCount
      if total > byteCount && !changes.isEmpty { break }
      try file.seek(toOffset: location.offset)
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

  func growth() -> AsyncStream<Void> { followers.stream() }
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
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in self { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
