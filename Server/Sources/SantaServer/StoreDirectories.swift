import Foundation
import SantaAccounts

/// The directories of the stores. The name of each is the wire name of its store.
///
/// On a case-insensitive volume, 'tasks' finds the directory of 'Tasks', which is a different store. A directory is therefore
/// used only if it is listed with exactly this name.
struct StoreDirectories {
  private let url: URL
  private let exists: @Sendable (URL) throws -> Bool
  /// The names that were found by the last listing.
  private var listed: Set<String> = []

  /// - Parameter exists: whether the volume finds an item at a URL.
  init(_ url: URL, exists: @escaping @Sendable (URL) throws -> Bool = Directory.exists) {
    (self.url, self.exists) = (url, exists)
  }

  subscript(name: StorePath) -> URL { url.appending(path: name.wireName, directoryHint: .isDirectory) }

  /// Returns the names of all directories, sorted.
  func allNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Renames a directory. When this method returns, the new name is on the disk.
  func rename(_ old: String, to new: String) throws {
    try FileManager.default.moveItem(at: url.appending(path: old), to: url.appending(path: new))
    try Directory.sync(url)
  }

  /// Returns the paths of all stores, sorted by their names.
  func names() throws -> [StorePath] {
    try allNames().compactMap { name in
      guard let path = StorePath(name), path.wireName == name else { return nil }
      return path
    }
  }

  /// - Throws: ``NameInUse``
  mutating func has(_ name: StorePath) throws -> Bool {
    guard try exists(self[name]) else { return false }
    if listed.contains(name.wireName) { return true }
    listed = Set(try names().map(\.wireName))
    if listed.contains(name.wireName) { return true }
    let other = listed.first { $0.lowercased() == name.wireName.lowercased() }
    throw NameInUse(name: name, other: other ?? name.wireName)
  }

  /// Forgets that the directory of a store was listed, because it was removed.
  mutating func forget(_ name: StorePath) { listed.remove(name.wireName) }

  /// Creates the directory of a store if it doesn't exist.
  ///
  /// - Throws: ``NameInUse``
  mutating func create(_ name: StorePath) throws {
    if try !has(name) { try Directory.create(self[name]) }
  }
}

/// Two paths of stores are the same on the volume of the server's directory.
public struct NameInUse: Error, CustomStringConvertible {
  let name: StorePath
  /// The wire name of the other store.
  let other: String

  public var description: String {
    "The server's file system doesn't distinguish '\(name.shown)' from the store '\(other)'. Use that name, or a different one."
  }
}
