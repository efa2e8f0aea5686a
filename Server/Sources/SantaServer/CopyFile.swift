import Foundation
import SantaReplication

/// The latest copy of a store in a directory: `copy.json` says what it is, and `copy-VERSION` has its bytes.
struct CopyFile {
  private let directory: URL
  private(set) var copy: StoreCopy?

  /// - Throws: ``DamagedLog``
  init(_ directory: URL) throws {
    self.directory = directory
    guard let data = try Directory.contents(of: description) else { return }
    do { copy = try JSONDecoder().decode(StoreCopy.self, from: data) } catch {
      throw DamagedLog(
        description: "\(description.path) is not what a santa-server of this version writes: \(error)")
    }
    guard let copy, (1...StoreCopy.maximumByteCount).contains(copy.byteCount),
      copy.changeByteCount < 1 << 60
    else { throw DamagedLog(description: "\(description.path) has sizes that no copy has.") }
  }

  private var description: URL { directory.appending(path: "copy.json") }

  private func bytes(of version: UInt64) -> URL { directory.appending(path: "copy-\(version)") }

  mutating func keep(_ new: StoreCopy, _ data: Data) throws {
    try Directory.write(data, to: bytes(of: new.position.version))
    try Directory.write(try JSONEncoder().encode(new), to: description)
    copy = new
    // The former one, and what a server left that ended in between.
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
    where name.hasPrefix("copy-") && name != bytes(of: new.position.version).lastPathComponent {
      try FileManager.default.removeItem(at: directory.appending(path: name))
    }
  }

  /// A part of the bytes of the latest copy.
  func part(from offset: Int) throws -> Data? {
    guard let copy else { return nil }
    guard offset < copy.byteCount else { return Data() }
    let file = try Directory.openToRead(bytes(of: copy.position.version))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    return try file.read(upToCount: StoreCopy.partByteCount) ?? Data()
  }
}
