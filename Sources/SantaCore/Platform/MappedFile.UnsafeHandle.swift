#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file that nobody changes any more, read as memory. What is not touched is not read.
///
/// Stays readable until it is released, also after the file was removed. A file cut short under it is outside what can
/// be handled: nobody but a store's engine writes there.
// Guard of the unchecked conformance: all fields are constants, and the bytes never change.
@safe package final class MappedFile: @unchecked Sendable {
  package let path: String
  package let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Maps an open file, or reads it if its file system can't map. Closes the descriptor.
  init(_ path: String, descriptor: Int32) throws(SystemError) {
    defer { SystemCalls.close(descriptor) }
    let count = try SystemCalls.size(descriptor)
    self.path = path
    if count > 0, let mapped = unsafe SystemCalls.map(descriptor, count: count) {
      unsafe bytes = unsafe UnsafeRawBufferPointer(start: mapped, count: count)
      isMapped = true
    } else {
      unsafe bytes = Self.allocate(try SystemCalls.read(descriptor, at: 0, count: count))
      isMapped = false
    }
  }

  /// The same of bytes in memory, for a disk that is simulated.
  package init(_ path: String, contents: [UInt8]) {
    self.path = path
    unsafe bytes = Self.allocate(contents)
    isMapped = false
  }

  private static func allocate(_ contents: [UInt8]) -> UnsafeRawBufferPointer {
    // Safety: a block of its own for all the bytes, aligned as a mapping would be for what is read from it.
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: contents.count, alignment: 16)
    unsafe block.copyBytes(from: contents)
    return UnsafeRawBufferPointer(block)
  }

  package var count: Int { unsafe bytes.count }

  /// The first bytes, at most `count` of them.
  package func prefix(_ count: Int) -> [UInt8] { unsafe Array(bytes.prefix(count)) }

  deinit {
    // Safety: the only owner of the memory goes away.
    if isMapped { unsafe SystemCalls.unmap(bytes) } else { unsafe bytes.deallocate() }
  }
}
