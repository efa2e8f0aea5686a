import Foundation

/// The directories of the stores, each named after its store.
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

  subscript(name: StoreName) -> URL { url.appending(path: name.description, directoryHint: .isDirectory) }

  /// Returns the names of all stores, sorted.
  func names() throws -> [StoreName] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().compactMap { StoreName($0) }
  }

  /// - Throws: ``NameInUse``
  mutating func has(_ name: StoreName) throws -> Bool {
    guard try exists(self[name]) else { return false }
    if listed.contains(name.description) { return true }
    listed = Set(try names().map(\.description))
    if listed.contains(name.description) { return true }
    let other = listed.first { $0.lowercased() == name.description.lowercased() }
    throw NameInUse(name: name, other: other ?? name.description)
  }

  /// Creates the directory of a store if it doesn't exist.
  ///
  /// - Throws: ``NameInUse``
  mutating func create(_ name: StoreName) throws {
    if try !has(name) { try Directory.create(self[name]) }
  }
}

/// Two names of stores are the same on the volume of the server's directory.
public struct NameInUse: Error, CustomStringConvertible {
  let name: StoreName
  let other: String

  public var description: String {
    "The server's file system doesn't distinguish '\(name)' from the store '\(other)'. Use that name, or a different one."
  }
}
