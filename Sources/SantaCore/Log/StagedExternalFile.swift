import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// External data that is being written, and that no commit names yet.
///
/// The lock on its file shows other processes that the file isn't a leftover. The lock is held until this object is released. A
/// transaction that names the file releases the object after the transaction's record was appended.
final class StagedExternalFile: Sendable {
  private struct State {
    /// The bytes that were not written yet. They are fewer than a block.
    var rest: [UInt8] = []
    var checksums: [UInt32] = []
    /// All bytes, for a store in memory.
    var contents = Data()
    var reference: ExternalReference?
    var isClaimed = false
    /// The first error. After it, the contents of the file are unknown, so nothing more is written.
    var failure: StoreError?

    /// - Parameter discard: removes the file, which can no longer be completed.
    mutating func keepingFailure<R>(
      _ discard: () -> Void, _ body: (inout State) throws(StoreError) -> R
    ) throws(StoreError) -> R {
      if let failure { throw failure }
      do throws(StoreError) { return try body(&self) } catch {
        failure = error
        discard()
        throw error
      }
    }
  }

  let id: UUID
  let files: ExternalFiles
  private let file: (any DiskFile)?
  private let state = Mutex(State())

  init(_ id: UUID, in files: ExternalFiles, file: (any DiskFile)?) {
    self.id = id
    self.files = files
    self.file = file
  }

  deinit { if !state.withLock({ $0.isClaimed }) { files.discard(id) } }

  /// The reference to the complete data; nil while it is being written.
  var reference: ExternalReference? { state.withLock { $0.reference } }

  func append(_ data: Data) throws(StoreError) {
    try state.withLock { (state) throws(StoreError) in
      if state.reference != nil { throw .externalFinished() }
      try state.keepingFailure({ files.discard(id) }) { (state) throws(StoreError) in
        var data = data[...]
        while !data.isEmpty {
          let part = data.prefix(ExternalReference.blockByteCount - state.rest.count)
          state.rest.append(contentsOf: part)
          data = data.dropFirst(part.count)
          if state.rest.count == ExternalReference.blockByteCount { try write(&state) }
        }
      }
    }
  }

  private func write(_ state: inout State) throws(StoreError) {
    if state.rest.isEmpty { return }
    let offset = state.checksums.count * ExternalReference.blockByteCount
    guard offset + state.rest.count <= ExternalReference.maximumByteCount else {
      throw .externalTooLong(limit: ExternalReference.maximumByteCount)
    }
    if let file {
      do { try file.write(state.rest, at: offset) } catch {
        throw .system("Writing to", files.path(of: id), error)
      }
    } else {
      state.contents.append(contentsOf: state.rest)
    }
    state.checksums.append(Checksum.crc32c(state.rest[...]))
    state.rest.removeAll(keepingCapacity: true)
  }

  /// Makes the data durable, and returns its reference. If this was done before, returns the same reference.
  func finish() throws(StoreError) -> ExternalReference {
    try state.withLock { (state) throws(StoreError) in
      if let reference = state.reference { return reference }
      return try state.keepingFailure({ files.discard(id) }) { (state) throws(StoreError) in
        let byteCount = state.checksums.count * ExternalReference.blockByteCount + state.rest.count
        try write(&state)
        state.rest = []
        try files.finish(id, file, state.contents)
        state.contents = Data()
        let reference = ExternalReference(file: id, byteCount: byteCount, checksums: state.checksums)
        state.reference = reference
        return reference
      }
    }
  }

  /// Claims the file for a cell. Returns false if it already belongs to one.
  func claim() -> Bool {
    state.withLock { state in
      defer { state.isClaimed = true }
      return !state.isClaimed
    }
  }
}
