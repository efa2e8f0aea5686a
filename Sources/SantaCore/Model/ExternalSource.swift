#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file from which external data is to be copied.
final class ExternalSource: Sendable {
  private let file: any DiskFile
  /// The length when the file was opened.
  let byteCount: Int

  init(_ path: String) throws(StoreError) {
    let disk = SystemDisk()
    // A directory can be opened, and has a length that means nothing.
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
