/// The bytes of an import that were read and not used yet.
struct ImportInput {
  private(set) var bytes: [UInt8] = []
  /// Whether the source has no more bytes.
  private(set) var isAtEnd = false
  private let read: () throws -> [UInt8]

  init(_ source: StoredImport.Source) throws {
    switch source {
    case .file(let path):
      let file = try ImportFile(path)
      read = { try file.next() ?? [] }
    case .stream(_, let read): self.read = read
    }
  }

  /// Reads more bytes.
  ///
  /// - Returns: false if there are none.
  mutating func refill() throws -> Bool {
    if isAtEnd { return false }
    let chunk = try read()
    isAtEnd = chunk.isEmpty
    bytes += chunk
    return !isAtEnd
  }

  /// Removes and returns the first bytes. Only the other bytes, which are fewer in most cases, are copied.
  mutating func take(_ count: Int) -> [UInt8] {
    var rest: [UInt8] = []
    rest.reserveCapacity(bytes.count + ImportFile.chunkByteCount)
    rest += bytes[count...]
    swap(&bytes, &rest)
    rest.removeLast(rest.count - count)
    return rest
  }

  /// Removes the first bytes.
  mutating func discard(_ count: Int) { bytes.removeFirst(count) }
}
