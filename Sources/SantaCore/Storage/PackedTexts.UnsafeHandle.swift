#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Texts one after the other in one array of bytes. Searching them follows no references, and copying them retains
/// nothing.
struct PackedTexts: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each text in `bytes`.
  private var ends: [Int] = []

  var count: Int { ends.count }

  var isEmpty: Bool { ends.isEmpty }

  /// Whether all texts are empty.
  var isBlank: Bool { bytes.isEmpty }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  subscript(index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Whether two collections of texts have equal bytes.
  static func == (left: PackedTexts, right: PackedTexts) -> Bool {
    left.ends == right.ends && left.bytes == right.bytes
  }

  /// Compares a text with another one by their bytes: negative if it precedes the other one, 0 if they are equal.
  func compare(_ index: Int, with text: [UInt8]) -> Int {
    let range = range(index)
    let shared = min(range.count, text.count)
    // Safety: both arrays have at least `shared` bytes from there on, and are lent for the call.
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

  /// The index of the first of sorted texts that does not precede another one, by their bytes; the count if there is none.
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
