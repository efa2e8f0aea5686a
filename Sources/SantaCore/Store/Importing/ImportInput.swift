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

  /// Removes and returns the first bytes.
  mutating func take(_ count: Int) -> [UInt8] {
    let taken = Array(bytes.prefix(count))
    bytes.removeFirst(count)
    return taken
  }
}
