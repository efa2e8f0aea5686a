import Crypto
import Foundation
import Synchronization

/// The order of one store in files.
///
/// ```
/// store.json   the epoch, and the number that the next replica gets
/// changes      the changes: length (UInt32) of what follows, version (UInt64), replica (UInt32), sequence (UInt64),
///              chain (32 bytes), bytes of the change; numbers are little-endian
/// ```
///
/// Each change is verified with its chain when the file is opened. What follows the last whole one was not acknowledged,
/// and is cut off.
actor StoreLog {
  /// Runs on a thread that may wait for the disk.
  private let executor = DiskExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    // Safety: the actor keeps its executor.
    unsafe executor.asUnownedSerialExecutor()
  }

  private struct Header: Codable {
    var epoch: String
    var nextReplica: UInt32
    /// Numbers from `nextReplica` on that replicas have kept, which began anew with this order.
    var kept: Set<UInt32> = []

    func has(_ replica: UInt32) -> Bool { replica > 0 && (replica < nextReplica || kept.contains(replica)) }
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
  private var end: UInt64
  private var header: Header
  private var locations: [Location] = []
  /// For each replica, its changes in the order.
  private var own: [UInt32: [Int]] = [:]
  private var waiting: [Waiting] = []
  private var isFlushScheduled = false
  private var followers: [Int: AsyncStream<Void>.Continuation] = [:]
  private var nextFollower = 0
  /// After a failed write, the end of the file is not certain.
  private var failure: (any Error)?

  private static let prefixByteCount = 8 + 4 + 8 + 32
  static let maximumChangeByteCount = 256 << 20

  init(_ directory: URL) throws {
    self.directory = directory
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let headerURL = directory.appending(path: "store.json")
    if let data = FileManager.default.contents(atPath: headerURL.path) {
      header = try JSONDecoder().decode(Header.self, from: data)
    } else {
      header = Header(epoch: UUID().uuidString.lowercased(), nextReplica: 1)
      try Self.write(header, to: headerURL)
    }
    let path = directory.appending(path: "changes").path
    if !FileManager.default.fileExists(atPath: path) {
      guard
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    }
    file = try FileHandle(forUpdating: URL(filePath: path))
    end = 0
    try Self.read(file, &locations, &end)
    for (index, location) in locations.enumerated() { own[location.replica, default: []].append(index) }
    if try file.seekToEnd() > end { try file.truncate(atOffset: end) }
  }

  private static func write(_ header: Header, to url: URL) throws {
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
      let next = self.chain(after: chain, bytes)
      guard next == stored, body.number(UInt64.self, at: 0) == UInt64(locations.count + 1) else { return }
      locations.append(
        Location(
          offset: end + 4 + UInt64(prefixByteCount), byteCount: bytes.count, chain: next,
          replica: body.number(UInt32.self, at: 8), sequence: body.number(UInt64.self, at: 12)))
      chain = next
      end += 4 + UInt64(length)
    }
  }

  private static func chain(after chain: Data, _ change: Data) -> Data {
    var hash = SHA256()
    hash.update(data: chain)
    hash.update(data: change)
    return Data(hash.finalize())
  }

  // MARK: Replicas

  func join(as known: Membership?) throws -> Membership {
    if let known, known.epoch == header.epoch, header.has(known.replica) { return known }
    var next = header
    let number: UInt32
    if let known, known.replica > 0, known.replica < 1 << 24, !header.has(known.replica) {
      number = known.replica
      next.kept.insert(number)
    } else {
      while next.kept.remove(next.nextReplica) != nil { next.nextReplica += 1 }
      guard next.nextReplica < 1 << 24 else { throw OrderError.unknownReplica }
      number = next.nextReplica
      next.nextReplica += 1
    }
    try Self.write(next, to: directory.appending(path: "store.json"))
    header = next
    return Membership(epoch: header.epoch, replica: number)
  }

  func summary(_ name: StoreName) -> StoreSummary {
    StoreSummary(
      name: name.description, epoch: header.epoch, version: head.version, chain: head.chain,
      replicas: header.nextReplica - 1 + UInt32(header.kept.count), bytes: end)
  }

  // MARK: Appending

  private var head: Place { place(locations.count) }

  private func place(_ version: Int) -> Place {
    version == 0 ? .start : Place(version: UInt64(version), chain: locations[version - 1].chain.hexadecimal)
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
        try file.seek(toOffset: oldEnd)
        try file.write(contentsOf: bytes)
        try file.synchronize()
      } catch {
        // Nothing of this is acknowledged, and nothing follows it until the file was read again.
        failure = error
        locations.removeLast(locations.count - oldCount)
        end = oldEnd
        for (replica, indexes) in own { own[replica] = indexes.filter { $0 < oldCount } }
        results = results.map { _ in .failure(error) }
      }
    }
    let head = head
    for (batch, result) in zip(batches, results) { batch.continuation.resume(with: result.map { head }) }
    if locations.count > oldCount { for follower in followers.values { follower.yield() } }
  }

  private func add(_ batch: Batch, to bytes: inout Data) throws {
    guard batch.epoch == header.epoch else { throw OrderError.reset }
    guard header.has(batch.replica) else { throw OrderError.unknownReplica }
    var sequence = batch.firstSequence
    // Verified as a whole before anything is added.
    let known = own[batch.replica]?.count ?? 0
    guard sequence >= 1, sequence <= UInt64(known) + 1 else {
      throw OrderError.gap(expected: UInt64(known) + 1)
    }
    var added: [Data] = []
    for change in batch.changes {
      if sequence <= UInt64(known) {
        let index = own[batch.replica, default: []][Int(sequence) - 1]
        let before = index == 0 ? Data() : locations[index - 1].chain
        guard Self.chain(after: before, change) == locations[index].chain else {
          throw OrderError.forked(sequence: sequence)
        }
      } else {
        added.append(change)
      }
      sequence += 1
    }
    sequence = UInt64(known)
    for change in added {
      sequence += 1
      let chain = Self.chain(after: locations.last?.chain ?? Data(), change)
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
    guard epoch == header.epoch, place.version <= UInt64(locations.count),
      self.place(Int(place.version)).chain == place.chain
    else { throw OrderError.reset }
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

  func growth() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    nextFollower += 1
    let number = nextFollower
    followers[number] = continuation
    continuation.onTermination = { _ in Task { await self.removeFollower(number) } }
    return stream
  }

  private func removeFollower(_ number: Int) { followers[number] = nil }
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
