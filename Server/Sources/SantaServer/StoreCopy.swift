import Foundation
public import SantaReplication

/// A copy of the state of a store, which new replicas get instead of all changes. It is a change itself, of the state before
/// the first one.
public struct StoreCopy: Codable, Hashable, Sendable {
  /// The copy contains the effect of all changes up to this position.
  public var position: OrderPosition
  /// How many bytes it has.
  public var byteCount: Int
  /// Its CRC-32C.
  public var checksum: UInt32
  /// How many bytes the changes up to its position have.
  public var changeByteCount: UInt64

  /// The names in `copy.json`.
  private enum CodingKeys: String, CodingKey {
    case position = "place"
    case byteCount, checksum, changeByteCount
  }

  /// No copy is longer, because replicas don't take longer ones.
  public static let maximumByteCount = (1 << 30) - 100
  /// How many bytes of it an answer has at most.
  public static let partByteCount = 4 << 20
}

/// Why there is no copy of a store.
public struct CopyFailure: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) { self.description = description }
}

extension ChangeLog {
  /// Makes a copy of the present state of a store, and keeps it in place of the former one.
  ///
  /// The whole state is in memory meanwhile.
  ///
  /// - Returns: nil if another server is making one, or if the store has no changes.
  /// - Throws: ``CopyFailure`` if a change can't be read, as one of a newer program, or if the copy would be too long.
  @discardableResult
  public func makeCopy(of name: StoreName) async throws -> StoreCopy? {
    let known = try await summary(of: name)
    if let copy = known.currentCopy { return copy }
    let owner = UUID()
    guard known.version > 0, try await claimCopy(of: name, for: owner) else { return nil }
    let result: Result<StoreCopy, any Error>
    do {
      // Read again, because another server may have made a copy before this one had the claim.
      let summary = try await summary(of: name)
      if let copy = summary.currentCopy {
        result = .success(copy)
      } else {
        result = .success(try await makeCopy(of: name, summary, for: owner))
      }
    } catch { result = .failure(error) }
    try await releaseCopy(of: name, for: owner)
    return try result.get()
  }

  private func makeCopy(
    of name: StoreName, _ summary: StoreSummary, for owner: UUID
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
      let (known, changes) = (maker, page.map(\.bytes))
      maker = try await making(name) { cancellation in
        var maker = known
        for part in changes.parts(ofByteCount: 4 << 20) {
          try cancellation.check()
          try maker.apply(part)
        }
        return maker
      }
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
          "The store '\(name)' gets no copy: it would have \(bytes.count) bytes, which no replica takes.")
    }
    let copy = StoreCopy(
      position: position, byteCount: bytes.count, checksum: checksum, changeByteCount: changeByteCount)
    try await goOn(with: name, owner)
    try await keep(copy, bytes, of: name)
    return copy
  }

  /// Keeps the right to make a copy.
  ///
  /// - Throws: `CancellationError` if the server ends.
  private func goOn(with name: StoreName, _ owner: UUID) async throws {
    try Task.checkCancellation()
    guard try await claimCopy(of: name, for: owner) else {
      throw LogUnavailable(
        description: "Another server makes the copy of the store '\(name)', because this one took too long.")
    }
  }

  /// The bytes of the latest copy.
  ///
  /// - Throws: ``DamagedLog`` if they don't have their checksum; ``LogUnavailable`` if there is another copy meanwhile.
  func bytes(of copy: StoreCopy, _ name: StoreName) async throws -> Data {
    var bytes = Data()
    while bytes.count < copy.byteCount {
      try Task.checkCancellation()
      guard let part = try await part(of: copy.position.version, from: bytes.count, of: name) else {
        throw LogUnavailable(description: "The store '\(name)' has another copy meanwhile.")
      }
      if part.isEmpty { break }
      bytes.append(part)
    }
    let read = bytes
    guard read.count == copy.byteCount,
      try await onDisk({ _ in CopyMaker.checksum(read) }) == copy.checksum
    else {
      throw DamagedLog(description: "The copy of the store '\(name)' does not have its checksum.")
    }
    return bytes
  }
}

extension StoreSummary {
  /// The copy, if it has the effect of all changes.
  fileprivate var currentCopy: StoreCopy? { copy?.position.version == version ? copy : nil }
}

/// Runs a part of making a copy away from the threads that serve connections.
///
/// - Throws: ``CopyFailure`` if a change can't be read; `CancellationError` as soon as the task is cancelled.
private func making<R: Sendable>(
  _ name: StoreName, _ body: @escaping @Sendable (Cancellation) throws -> R
) async throws -> R {
  do { return try await onDisk(body) } catch let error as ChangeError {
    throw CopyFailure(
      description: "The store '\(name)' gets no copy. \(error) 'santa-server verify' names the change.")
  }
}

extension [Data] {
  /// Its elements in parts of about a length, so that a task that is cancelled need not do all.
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
