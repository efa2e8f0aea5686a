#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Strings stored consecutively in one array of bytes. Searching them follows no references, and copying them doesn't retain
/// anything.
struct PackedTexts: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each string in `bytes`.
  private var ends: [Int] = []

  var count: Int { ends.count }

  var isEmpty: Bool { ends.isEmpty }

  /// Whether all strings are empty.
  var isBlank: Bool { bytes.isEmpty }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  subscript(index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Returns whether two collections of strings have equal bytes.
  static func == (left: PackedTexts, right: PackedTexts) -> Bool {
    left.ends == right.ends && left.bytes == right.bytes
  }

  /// Compares the bytes of a string with `text`. Returns a negative number if the string is less, a positive number if it is
  /// greater, and 0 if both are equal.
  func compare(_ index: Int, with text: [UInt8]) -> Int {
    let range = range(index)
    let shared = min(range.count, text.count)
    // Safety: both arrays have at least `shared` bytes from these addresses on, and are borrowed for the call.
    let order = unsafe bytes.withUnsafeBufferPointer { own in
      unsafe text.withUnsafeBufferPointer { other in
        guard shared > 0, let mine = own.baseAddress, let theirs = other.baseAddress else {
          return 0 as Int32
        }
        return unsafe memcmp(mine + range.lowerBound, theirs, shared)
      }
    }
    return order == 0 ? range.count - text.count : Int(order)
  }

  /// Returns the index of the first string that doesn't precede `text`, or the count if there is none. Strings are compared by
  /// their bytes and must be sorted.
  func firstIndex(notBefore text: [UInt8]) -> Int {
    ends.indices.partitionIndex(where: { compare($0, with: text) >= 0 })
  }

  mutating func insert(_ text: String, at index: Int) {
    let start = index == 0 ? 0 : ends[index - 1]
    let count = text.utf8.count
    if index == ends.count {
      bytes.append(contentsOf: text.utf8)
      return ends.append(start + count)
    }
    bytes.insert(contentsOf: text.utf8, at: start)
    ends.insert(start, at: index)
    for next in index..<ends.count { ends[next] += count }
  }

  mutating func set(_ text: String, at index: Int) {
    removeSubrange(index..<index + 1)
    insert(text, at: index)
  }

  mutating func removeSubrange(_ indices: Range<Int>) {
    if indices.isEmpty { return }
    let removed = range(indices.lowerBound).lowerBound..<ends[indices.upperBound - 1]
    bytes.removeSubrange(removed)
    ends.removeSubrange(indices)
    for next in indices.lowerBound..<ends.count { ends[next] -= removed.count }
  }
}
