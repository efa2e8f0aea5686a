import Foundation
import SantaReplication

/// The files of a store as they are at one moment. They can be copied while the store is in use.
///
/// The store appends to its file of changes, and replaces its other files by new ones. The open files of a snapshot therefore keep their
/// contents, and only the length of the changes must be known.
struct StoreSnapshot: Sendable {
  /// The number of changes, with the dropped ones.
  private let count: Int
  private let header: OrderHeader
  private let changes: FileHandle
  private let changesByteCount: UInt64
  private let dropped: FileHandle?
  private let copy: (description: StoreCopy, bytes: FileHandle)?
  /// The directory of the store, for messages.
  private let source: URL

  /// Opens the files. The caller keeps the store from replacing them until this returns.
  init(_ directory: URL, _ header: OrderHeader, count: Int, changesByteCount: UInt64, _ copy: StoreCopy?)
    throws
  {
    (self.header, self.count, self.changesByteCount, source) = (header, count, changesByteCount, directory)
    changes = try Directory.openToRead(directory.appending(path: "changes"))
    dropped = try Directory.ifExists { try Directory.openToRead(directory.appending(path: "dropped")) }
    self.copy = try copy.map { copy in
      (copy, try Directory.openToRead(CopyFile.bytes(of: copy.position.version, in: directory)))
    }
  }

  /// Writes the files into a new directory, and reads them there: a backup that can't be read must be noticed when it is made.
  ///
  /// - Returns: the number of bytes.
  /// - Throws: ``DamagedLog`` if the files are damaged.
  func write(to directory: URL) throws -> UInt64 {
    try Directory.create(directory)
    try Directory.write(to: directory.appending(path: "changes")) { file in
      try Self.copy(changes, to: file, byteCount: changesByteCount, source.appending(path: "changes"))
    }
    if let dropped {
      let size = try dropped.seekToEnd()
      try Directory.write(to: directory.appending(path: "dropped")) { file in
        try Self.copy(dropped, to: file, byteCount: size, source.appending(path: "dropped"))
      }
    }
    if let (description, bytes) = copy {
      let url = CopyFile.bytes(of: description.position.version, in: directory)
      try Directory.write(to: url) { file in
        let name = url.lastPathComponent
        try Self.copy(
          bytes, to: file, byteCount: UInt64(description.byteCount), source.appending(path: name))
      }
      try Directory.write(try JSONEncoder().encode(description), to: CopyFile.description(in: directory))
    }
    var mark = Data()
    mark.append(number: UInt64(count))
    try Directory.write(mark, to: directory.appending(path: "acknowledged"))
    try Directory.write(try JSONEncoder().encode(header), to: directory.appending(path: "store.json"))
    do {
      // Compares each change with its checksum, and the number of changes with the acknowledged one.
      _ = try StoreLog(directory)
      try CopyFile(directory).verify()
    } catch let error as DamagedLog {
      throw DamagedLog(description: "\(source.path) can't be backed up: in the copy, \(error)")
    }
    return try Directory.byteCount(ofFilesIn: directory)
  }

  private static func copy(_ source: FileHandle, to target: FileHandle, byteCount: UInt64, _ url: URL) throws
  {
    try source.seek(toOffset: 0)
    var rest = byteCount
    while rest > 0 {
      guard let part = try source.read(upToCount: Int(min(rest, 4 << 20))), !part.isEmpty else {
        throw DamagedLog(description: "\(url.path) ends \(rest) bytes too early.")
      }
      try target.write(contentsOf: part)
      rest -= UInt64(part.count)
    }
  }
}
