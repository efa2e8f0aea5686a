import Foundation

/// Copies of a store's directory, and its files.
enum StoreCopy {
  /// Returns the names and sizes of the files in the directory, in a fixed order.
  static func files(of store: URL) throws -> [(name: String, size: Int)] {
    try FileManager.default.subpathsOfDirectory(atPath: store.path).sorted().compactMap { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: store.appending(path: name).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int
      else {
        return nil
      }
      return (name, size)
    }
  }

  static func make(of store: URL, at copy: URL) throws {
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: store, to: copy)
  }
}
