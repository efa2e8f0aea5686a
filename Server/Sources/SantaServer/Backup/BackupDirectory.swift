import Foundation

/// A backup that is being made: the directory of a server, as it was at one moment for each store.
///
/// The backup is written with the suffix `.incomplete`, and gets its name when all of it is on the disk. It has the files of a data
/// directory, and ``BackupManifest``.
struct BackupDirectory {
  private let url: URL
  private let incomplete: URL

  /// - Throws: ``BackupFailure`` if something has this name, or if the directory can't be made.
  init(_ url: URL) throws {
    (self.url, incomplete) = (
      url, url.deletingLastPathComponent().appending(path: url.lastPathComponent + ".incomplete")
    )
    guard try !Directory.exists(url) else {
      throw BackupFailure(description: "\(url.path) exists already. Choose a new name for each backup.")
    }
    guard try Directory.exists(url.deletingLastPathComponent()) else {
      throw BackupFailure(description: "The directory \(url.deletingLastPathComponent().path) doesn't exist.")
    }
    // An earlier backup was cut off, or another one is being made.
    try Directory.ifExists { try FileManager.default.removeItem(at: incomplete) }
    try Directory.create(incomplete)
    try Directory.create(stores)
  }

  /// The directory for the stores.
  var stores: URL { incomplete.appending(path: "stores", directoryHint: .isDirectory) }

  /// Copies a file from the directory of a server, if it exists there.
  ///
  /// - Returns: the checksum of the file; nil if it doesn't exist.
  func copy(_ name: String, from directory: URL) throws -> String? {
    guard let data = try Directory.contents(of: directory.appending(path: name)) else { return nil }
    try Directory.write(data, to: incomplete.appending(path: name))
    return BackupManifest.hash(data)
  }

  /// Gives the backup its name.
  func finish(_ manifest: BackupManifest) throws {
    try manifest.write(to: incomplete)
    try Directory.sync(stores)
    try FileManager.default.moveItem(at: incomplete, to: url)
    try Directory.sync(url.deletingLastPathComponent())
  }

  /// Removes the incomplete backup, to free its space.
  func discard() {
    // The next backup of this name removes the files that remain.
    try? FileManager.default.removeItem(at: incomplete)
  }
}
