import Foundation
import SantaReplication

/// The latest copy of a store in a directory: `copy.json` describes it, and `copy-VERSION` contains its bytes.
struct CopyFile {
  private let directory: URL
  private(set) var copy: StoreCopy?

  /// - Throws: ``DamagedLog``
  init(_ directory: URL) throws {
    self.directory = directory
    guard let data = try Directory.contents(of: description) else { return }
    do { copy = try JSONDecoder().decode(StoreCopy.self, from: data) } catch {
      throw DamagedLog(
        description: "\(description.path) isn't in the format of this santa-server: \(error)")
    }
    guard let copy, (1...StoreCopy.maximumByteCount).contains(copy.byteCount),
      copy.changeByteCount < 1 << 60
    else { throw DamagedLog(description: "\(description.path) contains invalid sizes.") }
  }

  /// The file that describes the copy of a store's directory.
  static func description(in directory: URL) -> URL { directory.appending(path: "copy.json") }

  /// The file with the bytes of a copy.
  static func bytes(of version: UInt64, in directory: URL) -> URL {
    directory.appending(path: "copy-\(version)")
  }

  private var description: URL { Self.description(in: directory) }

  private func bytes(of version: UInt64) -> URL { Self.bytes(of: version, in: directory) }

  /// Compares the bytes of the copy with their checksum.
  ///
  /// - Throws: ``DamagedLog``
  func verify() throws {
    guard let copy else { return }
    let url = bytes(of: copy.position.version)
    let bytes = try Data(contentsOf: url, options: .mappedIfSafe)
    guard bytes.count == copy.byteCount, CopyMaker.checksum(bytes) == copy.checksum else {
      throw DamagedLog(description: "\(url.path) doesn't match its checksum.")
    }
  }

  mutating func keep(_ new: StoreCopy, _ data: Data) throws {
    try Directory.write(data, to: bytes(of: new.position.version))
    try Directory.write(try JSONEncoder().encode(new), to: description)
    copy = new
    // Remove the previous copy, and files left by a server that ended between the two writes.
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
    where name.hasPrefix("copy-") && name != bytes(of: new.position.version).lastPathComponent {
      try FileManager.default.removeItem(at: directory.appending(path: name))
    }
  }

  /// Returns a part of the bytes of the latest copy.
  func part(from offset: Int) throws -> Data? {
    guard let copy else { return nil }
    guard offset < copy.byteCount else { return Data() }
    let file = try Directory.openToRead(bytes(of: copy.position.version))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    return try file.read(upToCount: StoreCopy.partByteCount) ?? Data()
  }
}
