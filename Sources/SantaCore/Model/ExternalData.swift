#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Data of up to terabytes, which a store keeps in a separate file. It is the type of properties for photos, sounds and videos.
///
/// ```swift
/// final class Clip: Object {
///   @Persisted(primaryKey: true) var id: Int
///   @Persisted var video: ExternalData?
/// }
///
/// try store.write { clip.video = try ExternalData(contentsOf: url) }    // copies the file
/// try clip.video?.forEachChunk { chunk in player.append(chunk) }        // reads 1 MiB at a time
/// try clip.video?.write(to: otherURL)
/// ```
///
/// A value is a handle. Only its methods read the bytes. They throw if the file is missing, truncated or changed, and never
/// return bytes other than the stored ones. The rest of the object remains readable in any case.
///
/// The file belongs to the state of the store. It is on the disk before the commit that refers to it, and is removed when
/// neither the newest state nor any other state in use refers to it. A value that was read from an object keeps the file until
/// the value is released, even if the object is deleted.
///
/// Each property has its own file. Assigning a value that was read from one object to another object copies the file. To write
/// data without blocking other writers, see ``Store/externalDataWriter()``. Queries can only compare external data with nil.
public struct ExternalData: Sendable {
  enum Content: Sendable {
    case memory(Data)
    case source(ExternalSource)
    case staged(StagedExternalFile, ExternalReference)
    case stored(StoredExternalData)
    /// The contents of the cell aren't a reference.
    case unreadable(StoreError)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// Creates a value from data in memory. The data is stored when the value is assigned to a property of an object in a store.
  public init(_ data: Data) { content = .memory(data) }

  /// Creates a value from the contents of a file. The file is copied when the value is assigned to a property of an object in a
  /// store, and must not change before.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if the file can't be opened.
  public init(contentsOf url: URL) throws {
    content = .source(try ExternalSource(try url.filePath))
  }

  /// The number of bytes. O(1), without reading a file.
  public var count: Int {
    switch content {
    case .memory(let data): data.count
    case .source(let source): source.byteCount
    case .staged(_, let reference): reference.byteCount
    case .stored(let stored): stored.reference.byteCount
    case .unreadable: 0
    }
  }

  /// Returns all bytes. A stored file is mapped into memory, so that the data takes up no memory of the process.
  ///
  /// - Throws: ``StoreError`` with `.corruptFile` if the file is missing, truncated or changed, and with `.inputOutput` if it
  ///   can't be read.
  /// - Complexity: O(n), because all bytes are checked.
  public func data() throws -> Data {
    switch content {
    case .memory(let data): data
    case .source(let source): try source.bytes(0..<source.byteCount)
    case .staged, .stored, .unreadable: try reader().mapped()
    }
  }

  /// Returns a range of the bytes.
  ///
  /// - Parameter range: the offsets of the bytes.
  /// - Throws: the errors of ``data()``, and `.valueOutOfRange` if the range is out of bounds.
  /// - Complexity: O(m), where m is the length of the range. At most two additional megabytes are read.
  public func data(in range: Range<Int>) throws -> Data {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      // Unreadable data has no length, so report why it is unreadable.
      if case .unreadable(let error) = content { throw error }
      throw StoreError.externalOutOfRange(range, count: count)
    }
    return switch content {
    case .memory(let data):
      data.subdata(in: data.startIndex + range.lowerBound..<data.startIndex + range.upperBound)
    case .source(let source): try source.bytes(range)
    case .staged, .stored, .unreadable: try reader().bytes(range)
    }
  }

  /// Calls a closure with all bytes in order, at most 1 MiB at a time, so that data of any size can be read with little memory.
  ///
  /// - Parameter body: receives the next bytes.
  /// - Throws: the errors of ``data()``, when it reaches bytes that can't be read, and the error of `body`.
  /// - Complexity: O(n).
  public func forEachChunk(_ body: (Data) throws -> Void) throws {
    switch content {
    case .memory, .source:
      for index in 0..<ExternalReference.blockCount(of: count) {
        let start = index * ExternalReference.blockByteCount
        try body(try data(in: start..<min(count, start + ExternalReference.blockByteCount)))
      }
    case .staged, .stored, .unreadable: try reader().forEachBlock(body)
    }
  }

  /// Writes the bytes to a file, replacing its contents. The file isn't synced.
  ///
  /// - Throws: the errors of ``data()``, and `.inputOutput` if the file can't be written. An incomplete file may then remain.
  /// - Complexity: O(n), with little memory.
  public func write(to url: URL) throws {
    let path = try url.filePath
    let file: any DiskFile
    do { file = try SystemDisk().open(path, .new) } catch {
      throw StoreError.externalTargetNotCreated(path, error)
    }
    var offset = 0
    try forEachChunk { chunk in
      do { try file.write([UInt8](chunk), at: offset) } catch { throw StoreError.externalTarget(path, error) }
      offset += chunk.count
    }
  }

  private func reader() throws(StoreError) -> ExternalFileReader {
    switch content {
    case .staged(let file, let reference): try file.files.open(reference, owner: nil)
    case .stored(let stored): try stored.files.open(stored.reference, owner: stored.owner)
    case .unreadable(let error): throw error
    case .memory, .source: throw .externalOutOfRange(0..<0, count: count)
    }
  }
}

extension ExternalData: CustomStringConvertible {
  /// The number of bytes: `1048576 bytes`.
  public var description: String { "\(count) bytes" }
}
