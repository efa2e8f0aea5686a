import Foundation
import SantaAccounts

/// The epochs of deleted orders, in a server's directory. A replica of a deleted order must not bring it back.
///
/// ```
/// deleted.json   for each store with deleted orders, their epochs
/// removed/EPOCH  the files of a deleted order, until they are removed
/// ```
struct DeletedStores {
  static let fileName = "deleted.json"

  private let directory: URL
  private var epochs: [String: Set<String>] = [:]

  private struct File: Codable {
    var deleted: [String: Set<String>]
  }

  /// - Throws: ``DamagedLog``
  init(_ directory: URL) throws {
    self.directory = directory
    guard let data = try Directory.contents(of: file) else { return }
    do { epochs = try JSONDecoder().decode(File.self, from: data).deleted } catch {
      throw DamagedLog(
        description:
          "\(file.path) isn't in the format of this santa-server: \(error) Restore it from a backup.")
    }
  }

  private var file: URL { directory.appending(path: Self.fileName) }

  private var removed: URL { directory.appending(path: "removed", directoryHint: .isDirectory) }

  func contains(_ epoch: String, of store: StorePath) -> Bool {
    epochs[store.wireName]?.contains(epoch) ?? false
  }

  /// Records that an order is deleted. When this method returns, the record is on the disk.
  mutating func add(_ epoch: String, of store: StorePath) throws {
    if contains(epoch, of: store) { return }
    var next = epochs
    next[store.wireName, default: []].insert(epoch)
    try Directory.write(try JSONEncoder().encode(File(deleted: next)), to: file)
    epochs = next
  }

  /// Removes the files of a deleted order. The store's directory is gone when this method returns or throws, because it is
  /// renamed first.
  func removeFiles(of store: StorePath, _ epoch: String, in directories: StoreDirectories) throws {
    try Directory.create(removed)
    let target = removed.appending(path: epoch, directoryHint: .isDirectory)
    try Directory.ifExists { try FileManager.default.moveItem(at: directories[store], to: target) }
    try Directory.sync(directories[store].deletingLastPathComponent())
    try Directory.ifExists { try FileManager.default.removeItem(at: target) }
  }

  /// Removes the files of deleted orders that a server left when it ended.
  func finish(in directories: StoreDirectories) throws {
    try Directory.ifExists { try FileManager.default.removeItem(at: removed) }
    for name in epochs.keys {
      guard let store = StorePath(name) else { continue }
      let header = directories[store].appending(path: "store.json")
      guard let data = try Directory.contents(of: header),
        let epoch = try? JSONDecoder().decode(OrderHeader.self, from: data).epoch,
        contains(epoch, of: store)
      else { continue }
      try removeFiles(of: store, epoch, in: directories)
    }
  }
}
