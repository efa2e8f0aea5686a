import Foundation
import SantaReplication

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
