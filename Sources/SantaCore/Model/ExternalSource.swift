#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that external data is copied from.
final class ExternalSource: Sendable {
  private let file: any DiskFile
  /// The length of the file when it was opened.
  let byteCount: Int

  init(_ path: String) throws(StoreError) {
    let disk = SystemDisk()
    // A directory can be opened like a file, and its length is meaningless.
    if disk.isDirectory(path) == true { throw .externalSourceDirectory(path) }
    do {
      file = try disk.open(path, .read)
      byteCount = try file.size()
    } catch { throw .externalSource(path, error) }
  }

  func bytes(_ range: Range<Int>) throws(StoreError) -> Data {
    let bytes: [UInt8]
    do { bytes = try file.read(at: range.lowerBound, count: range.count) } catch {
      throw .externalSource(file.path, error)
    }
    guard bytes.count == range.count else {
      throw .externalSourceCut(file.path, count: byteCount)
    }
    return Data(bytes)
  }
}
