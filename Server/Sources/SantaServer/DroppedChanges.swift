import Crypto
import Foundation

/// What a store keeps of the changes whose contents were dropped: their places, by which the order knows its replicas.
///
/// ```
/// dropped   number of changes (UInt64), bytes that they had (UInt64), for each: chain (32 bytes), replica (UInt32),
///           sequence (UInt64); SHA-256 of all of it
/// ```
struct DroppedChanges {
  struct Change {
    var chain: Data
    var replica: UInt32
    var sequence: UInt64
  }

  var changes: [Change] = []
  var byteCount: UInt64 = 0

  private static let prefixByteCount = 16
  private static let changeByteCount = 32 + 4 + 8

  init() {}

  /// - Throws: ``DamagedLog``
  init(_ url: URL) throws {
    guard let data = try Directory.contents(of: url) else { return }
    let (contents, checksum) = (data.dropLast(32), data.suffix(32))
    guard Data(SHA256.hash(data: contents)) == checksum, contents.count >= Self.prefixByteCount,
      contents.number(UInt64.self, at: 0)
        == UInt64((contents.count - Self.prefixByteCount) / Self.changeByteCount)
    else {
      throw DamagedLog(description: "\(url.path) does not have its checksum. Restore it from a backup.")
    }
    byteCount = contents.number(UInt64.self, at: 8)
    for offset in stride(from: Self.prefixByteCount, to: contents.count, by: Self.changeByteCount) {
      let start = contents.startIndex + offset
      changes.append(
        Change(
          chain: Data(contents[start..<(start + 32)]), replica: contents.number(UInt32.self, at: offset + 32),
          sequence: contents.number(UInt64.self, at: offset + 36)))
    }
  }

  func write(to url: URL) throws {
    var data = Data()
    data.append(number: UInt64(changes.count))
    data.append(number: byteCount)
    for change in changes {
      data.append(change.chain)
      data.append(number: change.replica)
      data.append(number: change.sequence)
    }
    data.append(Data(SHA256.hash(data: data)))
    try Directory.write(data, to: url)
  }
}
