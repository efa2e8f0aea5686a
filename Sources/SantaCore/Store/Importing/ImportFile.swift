#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that is read in chunks from beginning to end.
final class ImportFile {
  static let chunkByteCount = 1 << 18

  let path: String
  /// The length of the file when it was opened.
  let byteCount: Int
  private let file: any DiskFile
  private var offset = 0

  init(_ path: String, on disk: any Disk = SystemDisk()) throws(StoreError) {
    self.path = path
    do {
      file = try disk.open(path, .read)
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
