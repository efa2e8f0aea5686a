#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension MappedFile {
  /// The checksum of a part of the file. The range is within the file.
  func checksum(of range: Range<Int>) -> UInt32 {
    // Safety: the mapping has these bytes, and outlives the call.
    unsafe Checksum.crc32c(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// The bytes of the file without a copy. The data retains the mapping.
  func data() -> Data {
    guard count > 0, let start = unsafe bytes.baseAddress else { return Data() }
    // Safety: `Data` only reads bytes that it did not allocate, and copies them before a change. The mapping is released by the
    // deallocator, which retains it until then.
    return unsafe Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: count,
      deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
  }
}
