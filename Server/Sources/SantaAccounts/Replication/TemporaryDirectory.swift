package import Foundation
import SantaStore

/// A directory that is removed when this object is released. If the process is killed, the next one that makes a directory with this
/// prefix removes it: the one of the accounts has hashes of passwords.
///
/// ```
/// santa-accounts-RANDOM/in-use     locked while the process lives
/// santa-accounts-RANDOM/contents/
/// ```
package final class TemporaryDirectory: Sendable {
  package let url: URL
  private let root: URL
  private let lock: ProcessLock

  /// The number of random bytes in a name, which has two digits for each.
  private static let randomByteCount = 8

  /// - Parameter prefix: the first part of the name, which says what the directory is for.
  /// - Throws: an error of the file system.
  package init(
    _ prefix: String = "santa-accounts-", in parent: URL = FileManager.default.temporaryDirectory
  ) throws {
    Self.removeLeftovers(prefix, in: parent)
    let name = RandomText.hexadecimal(byteCount: Self.randomByteCount)
    root = parent.appending(path: prefix + name, directoryHint: .isDirectory)
    url = root.appending(path: "contents", directoryHint: .isDirectory)
    // Made under another name, so that other processes see it only when it is locked.
    let made = parent.appending(path: ".\(prefix)\(name)", directoryHint: .isDirectory)
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
  private static func removeLeftovers(_ prefix: String, in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let root = parent.appending(path: name, directoryHint: .isDirectory)
      guard isOurs(root, name.dropFirst(prefix.count)), let lock = try? ProcessLock.take(lock(of: root))
      else {
        continue
      }
      withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: root) }
    }
  }

  /// Whether this program made a directory: a user's own directory may have a name that begins in the same way.
  private static func isOurs(_ root: URL, _ random: Substring) -> Bool {
    guard random.utf8.count == 2 * randomByteCount, random.allSatisfy(\.isHexDigit),
      let attributes = try? FileManager.default.attributesOfItem(atPath: root.path),
      attributes[.type] as? FileAttributeType == .typeDirectory,
      let contents = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    else { return false }
    return contents.allSatisfy { ["in-use", "contents"].contains($0) }
  }
}
