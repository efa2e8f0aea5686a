import Foundation
@_spi(Server) import SantaReplication

/// The contents of a backup, as `backup.json` in its directory lists them.
struct BackupManifest: Codable, Equatable, Sendable {
  /// A store, and the last of its changes that the backup has.
  struct Store: Codable, Equatable, Sendable {
    var name: String
    var epoch: String
    var version: UInt64
    var chain: String
  }

  static let fileName = "backup.json"
  static let currentFormat = 1

  var format = currentFormat
  /// The time at which the backup began. The backup has all changes that were acknowledged before.
  var date: Date
  var stores: [Store] = []
  /// The SHA-256 of the other files, by their names; nil in backups of earlier versions.
  var files: [String: String]?

  /// Reads the manifest of a backup.
  ///
  /// - Throws: ``BackupFailure``
  static func read(from backup: URL) throws -> BackupManifest {
    let url = backup.appending(path: fileName)
    guard let data = try Directory.contents(of: url) else {
      throw BackupFailure(
        description: "\(backup.path) isn't a backup of santa-server: \(fileName) is missing.")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let manifest: BackupManifest
    do { manifest = try decoder.decode(Self.self, from: data) } catch {
      throw BackupFailure(description: "\(url.path) can't be read: \(error)")
    }
    guard manifest.format == currentFormat else {
      throw BackupFailure(
        description:
          "\(url.path) has format \(manifest.format), but this santa-server supports format \(currentFormat). Use the version of "
          + "santa-server that made the backup, or a newer one.")
    }
    return manifest
  }

  /// Reads the files of a backup that don't belong to a store, and verifies them.
  ///
  /// - Returns: the contents by name, in the order in which they are restored.
  /// - Throws: ``BackupFailure`` if a file is missing, damaged or not in the list; the error of the file system.
  func verifiedFiles(of backup: URL) throws -> [(name: String, data: Data)] {
    var contents: [(name: String, data: Data)] = []
    for name in Self.fileNames {
      let url = backup.appending(path: name)
      let data = try Directory.contents(of: url)
      if let files, files[name] != data.map(Self.hash) {
        let problem =
          data == nil ? "is missing" : files[name] == nil ? "isn't in its list" : "doesn't match its checksum"
        throw BackupFailure(
          description: "The backup is damaged: \(url.path) \(problem). Restore an earlier backup.")
      }
      if let data { contents.append((name, data)) }
    }
    for (name, data) in contents where name == AccessToken.fileName && AccessToken(file: data) == nil {
      throw BackupFailure(
        description:
          "The backup is damaged: \(backup.appending(path: name).path) isn't the hash of a token. Restore an earlier backup."
      )
    }
    do { _ = try DeletedStores(backup) } catch let error as DamagedLog {
      throw BackupFailure(description: "The backup is damaged: \(error)")
    }
    return contents
  }

  /// The names of the files that don't belong to a store.
  static let fileNames = [AccessToken.fileName, DeletedStores.fileName, ReservedNames.marker]

  static func hash(_ data: Data) -> String {
    var hash = SHA256()
    hash.update(Array(data))
    return Data(hash.finalised()).hexadecimal
  }

  func write(to backup: URL) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try Directory.write(try encoder.encode(self), to: backup.appending(path: Self.fileName))
  }
}

/// The reason for which a backup can't be made or restored.
public struct BackupFailure: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) { self.description = description }
}
