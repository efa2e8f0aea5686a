#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A regular file that is read in chunks from beginning to end. Opening a FIFO would wait for a writer, and is refused.
final class ImportFile {
  static let chunkByteCount = 1 << 18

  let path: String
  /// The length of the file when it was opened.
  let byteCount: Int
  private let file: File
  private var offset = 0

  init(_ path: String) throws(StoreError) {
    self.path = path
    do {
      file = try File(path, .read.notWaiting)
      try file.checkIsRegular("open")
      byteCount = try file.size()
    } catch { throw .system("Reading", path, error) }
  }

  /// Returns the next bytes; nil at the end of the file.
  func next() throws(StoreError) -> [UInt8]? {
    do {
      let chunk = try file.read(at: offset, count: Self.chunkByteCount)
      offset += chunk.count
      return chunk.isEmpty ? nil : chunk
    } catch { throw .system("Reading", path, error) }
  }
}
