import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options of `store` commands. The command resolves the path.
struct StoreOptions: Equatable, Sendable {
  /// The store's folder; nil for Santa's store of `track`.
  var directory: String?
  var format = OutputFormat.plain
}

extension StoreOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(directory: arguments.argument, format: try OutputFormat(arguments))
  }
}

extension CommandContext {
  /// The folder of a `store` command: its argument, or else Santa's store of `track`.
  ///
  /// - Parameter isStore: whether a folder has a store in it.
  /// - Throws: `CommandFailure` if there is no store in the folder. The store that there is may be damaged.
  func storeDirectory(
    _ path: String?, isStore: (URL) -> Bool = StoreInspection.isStore
  ) throws(CommandFailure) -> URL {
    guard let location = try TrackerStores.Location(existing: path, in: self) else {
      throw CommandFailure(
        exitCode: .noInput,
        message: "Neither XDG_DATA_HOME nor HOME is set, so it is not known where Santa's store is.",
        hint: "Give the folder of a store.")
    }
    guard case .directory(var url) = location else { throw .storeInMemory }
    if path == nil { url.append(path: "santa", directoryHint: .isDirectory) }
    if isStore(url) { return url }
    throw CommandFailure(
      exitCode: .noInput, message: "There is no store in '\(path ?? url.path)'.", hint: Self.hint(on: url))
  }

  /// Names the stores in the folder, for example the two in a tracker's folder.
  private static func hint(on url: URL) -> String {
    // A folder that can't be read has no stores to name.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let stores = names.filter { StoreInspection.isStore(url.appending(path: $0)) }.sorted()
    return stores.isEmpty
      ? "Give the folder of a store, which has a manifest or a log in it."
      : "There is one in: \(stores.map { "'\(url.appending(path: $0).path)'" }.joined(separator: ", "))."
  }
}

extension CommandFailure {
  /// A failure because a command needs a folder.
  static var storeInMemory: CommandFailure {
    CommandFailure(
      exitCode: .usage, message: "':memory:' is not a folder: a store in memory is not kept.",
      hint: "Give the folder of a store.")
  }

  /// A failure with the error of a store that is inspected.
  init(inspecting error: StoreError) {
    switch error.code {
    case .corruptFile:
      self.init(
        exitCode: .dataError, message: error.description,
        hint: "'\(Program.name) store verify', with the folder of this store, lists all damage, and "
          + "'\(Program.name) store recover' writes what can be read to a new store.")
    case .unsupportedFormat: self.init(exitCode: .dataError, message: error.description)
    default:
      self.init(
        exitCode: .ioError, message: error.description, hint: "Check the disk and the folder's permissions.")
    }
  }
}
