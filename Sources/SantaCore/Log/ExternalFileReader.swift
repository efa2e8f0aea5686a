#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads external data, and checks the length of the file and the checksum of each block that it returns.
struct ExternalFileReader: Sendable {
  private enum Source: Sendable {
    case memory(Data)
    case file(any DiskFile, any Disk)
  }

  let reference: ExternalReference
  private let path: String
  private let owner: ExternalOwner?
  private let source: Source

  fileprivate static func damage(_ path: String, _ what: String, _ owner: ExternalOwner?) -> StoreError {
    .externalDamage(path, what, owner: owner?.description)
  }

  init(_ reference: ExternalReference, in files: ExternalFiles, owner: ExternalOwner?) throws(StoreError) {
    self.reference = reference
    self.owner = owner
    path = files.path(of: reference.file)
    let count: Int
    switch files.location {
    case .memory:
      guard let data = files.contents(of: reference.file) else {
        throw Self.damage(path, "is missing", owner)
      }
      source = .memory(data)
      count = data.count
    case .directory(_, let disk, _):
      do throws(SystemError) {
        let file = try disk.open(path, .read)
        source = .file(file, disk)
        count = try file.size()
      } catch  where error.number == SystemError.noEntry {
        throw Self.damage(path, "is missing", owner)
      } catch { throw .cannotOpen(path, error) }
    }
    if count != reference.byteCount {
      throw Self.damage(path, "has \(count) bytes, but \(reference.byteCount) were stored", owner)
    }
  }

  /// Returns the bytes of a block.
  func block(_ index: Int) throws(StoreError) -> Data {
    let range = reference.range(ofBlock: index)
    switch source {
    case .memory(let data): return data.subdata(in: range)
    case .file(let file, _):
      let bytes: [UInt8]
      do { bytes = try file.read(at: range.lowerBound, count: range.count) } catch {
        throw .cannotOpen(path, error)
      }
      try check(
        bytes.count == range.count && Checksum.crc32c(bytes[...]) == reference.checksums[index], range)
      return Data(bytes)
    }
  }

  private func check(_ isIntact: Bool, _ range: Range<Int>) throws(StoreError) {
    if isIntact { return }
    throw .externalDamage(
      path, offset: range.lowerBound, "differs from the stored data from byte \(range.lowerBound) on",
      owner: owner?.description)
  }

  /// Calls `body` with the bytes of each block, in order.
  func forEachBlock(_ body: (Data) throws -> Void) throws {
    for index in reference.checksums.indices { try body(try block(index)) }
  }

  /// Returns all bytes, mapped into memory.
  func mapped() throws(StoreError) -> Data {
    switch source {
    case .memory(let data): return data
    case .file(_, let disk):
      let file: MappedFile
      do { file = try disk.map(path, upTo: reference.byteCount) } catch { throw .cannotOpen(path, error) }
      if file.count != reference.byteCount {
        throw Self.damage(path, "has \(file.count) bytes, but \(reference.byteCount) were stored", owner)
      }
      for (index, checksum) in reference.checksums.enumerated() {
        let range = reference.range(ofBlock: index)
        try check(file.checksum(of: range) == checksum, range)
      }
      return file.data()
    }
  }

  /// Returns the bytes in a range. Checks only the blocks that contain some of them.
  func bytes(_ range: Range<Int>) throws(StoreError) -> Data {
    guard range.lowerBound >= 0, range.upperBound <= reference.byteCount else {
      throw .externalOutOfRange(range, count: reference.byteCount)
    }
    var result = Data()
    var index = range.lowerBound / ExternalReference.blockByteCount
    while result.count < range.count {
      let start = reference.range(ofBlock: index).lowerBound
      let data = try block(index)
      let from = max(range.lowerBound - start, 0)
      let to = min(range.upperBound - start, data.count)
      result.append(data.subdata(in: from..<to))
      index += 1
    }
    return result
  }
}
