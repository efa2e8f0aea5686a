import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of a sync on the disk itself, which is the lower bound of every durable commit.
enum BareDisk {
  /// Appends to a file or overwrites preallocated bytes, and syncs, `times` times. Returns each duration in milliseconds.
  static func sync(in directory: URL, times: Int, byteCount: Int, isPreallocated: Bool) throws -> [Timing] {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = directory.appending(path: "bare").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 1, count: byteCount)
    if isPreallocated {
      let all = [UInt8](repeating: 0, count: byteCount * times)
      guard pwrite(descriptor, all, all.count, 0) == all.count, fsync(descriptor) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    return try (0..<times).map { number in
      try milliseconds {
        guard pwrite(descriptor, bytes, byteCount, off_t(number * byteCount)) == byteCount else {
          throw CocoaError(.fileWriteUnknown)
        }
        #if canImport(Darwin)
          guard fcntl(descriptor, F_FULLFSYNC) != -1 else { throw CocoaError(.fileWriteUnknown) }
        #else
          guard fdatasync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
        #endif
      }
    }
  }
}
