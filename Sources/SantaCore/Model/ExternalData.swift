#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Data of up to terabytes, which a store keeps in a file of its own: the type of a property for photos, sounds and videos.
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
/// A value is a handle: the bytes are only read by its methods, which throw if the file is missing, cut or changed, and never
/// return other bytes than were stored. All else of the object can be read in any case.
///
/// The file belongs to the state of the store. It is on the disk before the commit that names it, and removed when
/// neither the newest state nor any other that is still in use names it. A value that was read from an object keeps it
/// until it is released, also if the object is deleted.
///
/// Each property has its own file. Assigning a value that was read from one object to another one copies the file. To write
/// data without keeping other writers waiting, see ``Store/externalDataWriter()``. Queries can compare with nil only.
public struct ExternalData: Sendable {
  enum Content: Sendable {
    case memory(Data)
    case source(ExternalSource)
    case staged(StagedExternalFile, ExternalReference)
    case stored(StoredExternalData)
    /// What a cell has is no reference.
    case unreadable(StoreError)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// Data in memory, which is stored when the value is assigned to a property of an object in a store.
  public init(_ data: Data) { content = .memory(data) }

  /// The contents of a file, which is copied when the value is assigned to a property of an object in a store. The file must not
  /// change before.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if the file can't be opened.
  public init(contentsOf url: URL) throws {
    content = .source(try ExternalSource(try url.filePath))
  }

  /// The number of bytes. O(1), and reads no file.
  public var count: Int {
    switch content {
    case .memory(let data): data.count
    case .source(let source): source.byteCount
    case .staged(_, let reference): reference.byteCount
    case .stored(let stored): stored.reference.byteCount
    case .unreadable: 0
    }
  }

  /// All bytes. A stored file is mapped into memory, so that the data takes no memory of the process.
  ///
  /// - Throws: ``StoreError`` with `.corruptFile` if the file is missing, cut or changed, and with `.inputOutput` if it can't be
  ///   read.
  /// - Complexity: O(n), because all bytes are checked.
  public func data() throws -> Data {
    switch content {
    case .memory(let data): data
    case .source(let source): try source.bytes(0..<source.byteCount)
    case .staged, .stored, .unreadable: try reader().mapped()
    }
  }

  /// A part of the bytes.
  ///
  /// - Parameter range: the offsets of the bytes.
  /// - Throws: the errors of ``data()``; `.valueOutOfRange` if there are no such bytes.
  /// - Complexity: O(m), where m is the length of the range: at most two megabytes more are read.
  public func data(in range: Range<Int>) throws -> Data {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      // What can't be read has no length.
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

  /// Calls a block with all bytes in order, at most 1 MiB each time, so that data of any size is read with little memory.
  ///
  /// - Parameter body: gets the next bytes.
  /// - Throws: the errors of ``data()``, when the bytes that can't be read are next; the error of `body`.
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

  /// Writes the bytes to a file, in place of what is in it. The file is not synced.
  ///
  /// - Throws: the errors of ``data()``; `.inputOutput` if the file can't be written. An incomplete file may then remain.
  /// - Complexity: O(n), with little memory.
  public func write(to url: URL) throws {
    let path = try url.filePath
    let file: any DiskFile
    do { file = try SystemDisk().open(path, .new) } catch { throw StoreError.externalTarget(path, error) }
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
