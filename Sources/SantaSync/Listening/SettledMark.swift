#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that says up to which version of the order all events of a closed store were handled.
///
/// It is removed before the store is opened. Without it, the store may have events, or changes that the server lacks.
struct SettledMark {
  private let url: URL

  /// - Parameter folder: the directory of the store.
  init(in folder: URL) { url = folder.appending(path: "settled") }

  /// The position; nil if there is none, or if it can't be read. The listener then opens the store, so that no event is lost.
  var contents: ListedStore? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(ListedStore.self, from: data)
  }

  func write(_ position: ListedStore) throws {
    try JSONEncoder().encode(position).write(to: url, options: .atomic)
  }

  func remove() throws {
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }
}
