#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file that no longer changes, mapped into memory. Pages are read on first access.
///
/// The bytes stay readable until the object is released, even if the file is removed. Truncating the file is not
/// supported: only a store's engine writes to its files.
// Guard of the unchecked conformance: all fields are constants, and the bytes never change.
@safe package final class MappedFile: @unchecked Sendable {
  package let path: String
  package let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  /// The maximum length of a mapping: more than any segment can have, and less than any address space.
  private static let maximumByteCount = 1 << 46

  /// The maximum length of a file that is read if it can't be mapped, because there is too little address space or there are
  /// too many mappings.
  private static let maximumCopyByteCount = 1 << 20

  /// Maps an open file, or reads it if its file system does not support mapping. Closes the descriptor.
  ///
  /// - Parameter limit: the number of bytes that are needed. No more than these are mapped.
  init(_ path: String, descriptor: Int32, upTo limit: Int) throws(SystemError) {
    defer { SystemCalls.close(descriptor) }
    let (_, isDirectory, isRegular) = try SystemCalls.identity(descriptor)
    guard isRegular else {
      throw SystemError(
        call: "mmap", number: isDirectory ? SystemError.isDirectory : SystemError.notAFile)
    }
    let count = min(try SystemCalls.size(descriptor), limit)
    // A file of this length consists of holes. It can't be mapped, and reading it would need as much memory.
    if count > Self.maximumByteCount { throw SystemError(call: "mmap", number: SystemError.fileTooLarge) }
    self.path = path
    if count == 0 {
      unsafe bytes = Self.allocate([])
      isMapped = false
      return
    }
    do throws(SystemError) {
      unsafe bytes = unsafe UnsafeRawBufferPointer(
        start: try SystemCalls.map(descriptor, count: count), count: count)
      isMapped = true
    } catch {
      let isShortOfSpace = error.number == SystemError.outOfMemory
      if isShortOfSpace && count > Self.maximumCopyByteCount { throw error }
      if isShortOfSpace {
        unsafe bytes = Self.allocate(try SystemCalls.read(descriptor, at: 0, count: count))
        isMapped = false
      } else {
        // Read the file into memory that the system can refuse. Allocating an array could end the program.
        unsafe bytes = try SystemCalls.mapCopy(of: descriptor, count: count)
        isMapped = true
      }
    }
  }

  /// Creates a file from bytes in memory, for a simulated disk.
  package init(_ path: String, contents: [UInt8]) {
    self.path = path
    unsafe bytes = Self.allocate(contents)
    isMapped = false
  }

  private static func allocate(_ contents: [UInt8]) -> UnsafeRawBufferPointer {
    // Safety: the block has room for all bytes, and the alignment of a mapping for the values that are read from it.
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: contents.count, alignment: 16)
    unsafe block.copyBytes(from: contents)
    return UnsafeRawBufferPointer(block)
  }

  package var count: Int { unsafe bytes.count }

  /// Returns the first `count` bytes, or all if there are fewer.
  package func prefix(_ count: Int) -> [UInt8] { unsafe Array(bytes.prefix(count)) }

  deinit {
    // Safety: this object was the only owner of the memory.
    if isMapped { unsafe SystemCalls.unmap(bytes) } else { unsafe bytes.deallocate() }
  }
}
