import Foundation
public import SantaAccounts
@_spi(Server) public import SantaReplication

/// A copy of the state of a store, which new replicas receive instead of all changes. It has the form of a change to the empty
/// state.
public struct StoreCopy: Codable, Hashable, Sendable {
  /// The position of the last change that the copy includes.
  public var position: OrderPosition
  /// The size of the copy, in bytes.
  public var byteCount: Int
  /// The CRC-32C of the copy.
  public var checksum: UInt32
  /// The size of all changes up to the copy's position, in bytes.
  public var changeByteCount: UInt64

  /// The names in `copy.json`.
  private enum CodingKeys: String, CodingKey {
    case position = "place"
    case byteCount, checksum, changeByteCount
  }

  /// The maximum size of a copy. Replicas don't accept larger ones.
  public static let maximumByteCount = (1 << 30) - 100
  /// The maximum number of bytes of the copy in one response.
  public static let partByteCount = 4 << 20
}

/// The reason for which a store has no copy.
public struct CopyFailure: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) { self.description = description }
}

extension ChangeLog {
  /// Makes a copy of the current state of a store, and replaces the previous copy.
  ///
  /// The whole state is in memory while the copy is made.
  ///
  /// - Returns: nil if another server is making a copy, or if the store has no changes.
  /// - Throws: ``CopyFailure`` if a change can't be read, for example because a newer program made it, or if the copy would be
  ///   too large.
  @discardableResult
  public func makeCopy(of name: StorePath) async throws -> StoreCopy? {
    try await makeCopy(of: name, digested: nil)
  }

  /// - Parameter digested: called with the digest of the state at the last position of the copy at which replicas send theirs.
  func makeCopy(
    of name: StorePath, digested: ((String, OrderPosition) -> Void)?
  ) async throws -> StoreCopy? {
    let known = try await summary(of: name)
    if let copy = known.currentCopy { return copy }
    let owner = UUID()
    guard known.version > 0, try await claimCopy(of: name, for: owner) else { return nil }
    let result: Result<StoreCopy, any Error>
    do {
      // Read again: another server may have made a copy before this one had the claim.
      let summary = try await summary(of: name)
      if let copy = summary.currentCopy {
        result = .success(copy)
      } else {
        result = .success(try await makeCopy(of: name, summary, for: owner, digested))
      }
    } catch { result = .failure(error) }
    try await releaseCopy(of: name, for: owner)
    return try result.get()
  }

  private func makeCopy(
    of name: StorePath, _ summary: StoreSummary, for owner: UUID,
    _ digested: ((String, OrderPosition) -> Void)?
  ) async throws -> StoreCopy {
    var maker: CopyMaker
    var position = OrderPosition.start
    if let copy = summary.copy {
      let bytes = try await bytes(of: copy, name)
      maker = try await making(name) { _ in try CopyMaker(bytes) }
      position = copy.position
    } else {
      maker = try CopyMaker()
    }
    var changeByteCount = summary.copy?.changeByteCount ?? 0
    while position.version < summary.version {
      try await goOn(with: name, owner)
      let page = try await changes(after: position, in: summary.epoch, of: name, byteCount: 16 << 20).changes
      guard let last = page.last else { break }
      let compared = summary.version - summary.version % Digests.interval
      let end = digested == nil ? nil : page.firstIndex { $0.position.version == compared }
      let (known, changes) = (maker, page.map(\.bytes))
      let digest: String?
      (maker, digest) = try await making(name) { cancellation in
        var maker = known
        func apply(_ changes: ArraySlice<Data>) throws {
          for part in Array(changes).parts(ofByteCount: 4 << 20) {
            try cancellation.check()
            try maker.apply(part)
          }
        }
        guard let end else {
          try apply(changes[...])
          return (maker, nil)
        }
        try apply(changes[...end])
        let digest = maker.digest
        try apply(changes[(end + 1)...])
        return (maker, digest)
      }
      if let digest, let end { digested?(digest, page[end].position) }
      position = last.position
      changeByteCount += changes.reduce(0) { $0 + UInt64($1.count) }
    }
    let finished = maker
    let (bytes, checksum) = try await making(name) { _ in
      let bytes = try finished.copy()
      return (bytes, CopyMaker.checksum(bytes))
    }
    guard bytes.count <= StoreCopy.maximumByteCount else {
      throw CopyFailure(
        description:
          "The store '\(name.shown)' can't be copied: a copy of \(bytes.count) bytes is too large for replicas."
      )
    }
    let copy = StoreCopy(
      position: position, byteCount: bytes.count, checksum: checksum, changeByteCount: changeByteCount)
    try await goOn(with: name, owner)
    try await keep(copy, bytes, of: name)
    return copy
  }

  /// Renews the claim to make a copy.
  ///
  /// - Throws: `CancellationError` if the server ends.
  private func goOn(with name: StorePath, _ owner: UUID) async throws {
    try Task.checkCancellation()
    guard try await claimCopy(of: name, for: owner) else {
      throw LogUnavailable(
        description:
          "Another server took over the copy of the store '\(name.shown)', because this one took too long.")
    }
  }

  /// Returns the bytes of the latest copy.
  ///
  /// - Throws: ``DamagedLog`` if they don't match their checksum; ``LogUnavailable`` if the store has a different copy now.
  func bytes(of copy: StoreCopy, _ name: StorePath) async throws -> Data {
    var bytes = Data()
    while bytes.count < copy.byteCount {
      try Task.checkCancellation()
      guard let part = try await part(of: copy.position.version, from: bytes.count, of: name) else {
        throw LogUnavailable(
          description: "The copy of the store '\(name.shown)' was replaced while it was read.")
      }
      if part.isEmpty { break }
      bytes.append(part)
    }
    let read = bytes
    guard read.count == copy.byteCount,
      try await onDisk({ _ in CopyMaker.checksum(read) }) == copy.checksum
    else {
      throw DamagedLog(description: "The copy of the store '\(name.shown)' doesn't match its checksum.")
    }
    return bytes
  }
}

extension StoreSummary {
  /// The copy, if it includes all changes.
  fileprivate var currentCopy: StoreCopy? { copy?.position.version == version ? copy : nil }
}

/// Runs a step of making a copy away from the threads that serve connections.
///
/// - Throws: ``CopyFailure`` if a change can't be read; `CancellationError` as soon as the task is cancelled.
private func making<R: Sendable>(
  _ name: StorePath, _ body: @escaping @Sendable (Cancellation) throws -> R
) async throws -> R {
  do { return try await onDisk(body) } catch let error as ChangeError {
    throw CopyFailure(
      description:
        "The store '\(name.shown)' can't be copied. \(error) 'santa-server verify' names the change.")
  }
}

extension [Data] {
  /// Divides the elements into parts of roughly the given size, so that a cancelled task can stop between them.
  fileprivate func parts(ofByteCount limit: Int) -> [[Data]] {
    var (parts, byteCount): ([[Data]], Int) = ([], .max)
    for change in self {
      if byteCount >= limit || parts.last?.count ?? 0 >= 4_096 {
        parts.append([])
        byteCount = 0
      }
      parts[parts.count - 1].append(change)
      byteCount += change.count
    }
    return parts
  }
}
