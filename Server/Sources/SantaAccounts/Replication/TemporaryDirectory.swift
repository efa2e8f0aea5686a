import Foundation
import SantaStore

/// A directory that is removed when this object is released. If the process is killed, the next one that makes such a directory
/// removes it: it has hashes of passwords.
///
/// ```
/// santa-accounts-RANDOM/in-use     locked while the process lives
/// santa-accounts-RANDOM/contents/
/// ```
final class TemporaryDirectory: Sendable {
  let url: URL
  private let root: URL
  private let lock: ProcessLock

  private static let prefix = "santa-accounts-"

  /// - Throws: an error of the file system.
  init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    Self.removeLeftovers(in: parent)
    let name = RandomText.hexadecimal(byteCount: 8)
    root = parent.appending(path: Self.prefix + name, directoryHint: .isDirectory)
    url = root.appending(path: "contents", directoryHint: .isDirectory)
    // Made under another name, so that other processes see it only when it is locked.
    let made = parent.appending(path: ".santa-accounts-\(name)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: made.appending(path: "contents"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    guard let lock = try ProcessLock.take(Self.lock(of: made)) else {
      throw CocoaError(.fileLocking, userInfo: [NSFilePathErrorKey: made.path])
    }
    self.lock = lock
    try FileManager.default.moveItem(at: made, to: root)
  }

  deinit {
    // The next process removes what is left here.
    try? FileManager.default.removeItem(at: root)
  }

  private static func lock(of root: URL) -> URL { root.appending(path: "in-use") }

  /// Removes the directories of processes that were killed. One that can't be removed, for example because it belongs to another
  /// user of the system, is left alone.
  private static func removeLeftovers(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let root = parent.appending(path: name, directoryHint: .isDirectory)
      guard let lock = try? ProcessLock.take(lock(of: root)) else { continue }
      withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: root) }
    }
  }
}
