#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MappedFile {
  /// Returns the checksum of a part of the file. The range must be within the file.
  func checksum(of range: Range<Int>) -> UInt32 {
    // Safety: the mapping contains these bytes and outlives the call.
    unsafe Checksum.crc32c(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// Returns the bytes of the file without copying them. The data retains the mapping.
  func data() -> Data {
    guard count > 0, let start = unsafe bytes.baseAddress else { return Data() }
    // Safety: `Data` only reads bytes that it didn't allocate, and copies them before a change. The deallocator retains the
    // mapping and releases it when it is called.
    return unsafe Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: count,
      deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
  }
}
