/// The bytes of a text, data or short collection that is too large for a chunk's heap. All versions of a chunk with the
/// value share them, so changing another cell does not copy them.
// Guard of the unchecked conformance: all fields are constants, and the bytes never change.
@safe final class LargeValue: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  /// Keeps the bytes mapped; nil if this object owns them.
  private let file: MappedFile?

  init(copying value: UnsafeRawBufferPointer) {
    // Safety: this object owns the block, which has room for all bytes, and frees it in `deinit`.
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: value.count, alignment: 8)
    unsafe block.copyMemory(from: value)
    unsafe bytes = UnsafeRawBufferPointer(block)
    file = nil
  }

  /// A value in a segment.
  ///
  /// - Parameter bytes: bytes of `file`.
  init(_ bytes: UnsafeRawBufferPointer, in file: MappedFile) {
    unsafe self.bytes = unsafe bytes
    self.file = file
  }

  // Safety: no other object owns the block.
  deinit { if file == nil { unsafe bytes.deallocate() } }
}
