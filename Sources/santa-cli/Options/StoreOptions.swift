import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options of `store` commands. The command resolves the path.
struct StoreOptions: Equatable, Sendable {
  /// The store's folder; nil for the Santa store of `track`.
  var directory: String?
  var format = OutputFormat.plain
}

extension StoreOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(directory: arguments.argument, format: try OutputFormat(arguments))
  }
}

extension CommandContext {
  /// Returns the folder of a `store` command: its argument, or the Santa store of `track`.
  ///
  /// - Parameter isStore: Whether a folder contains a store.
  /// - Throws: `CommandFailure` if the folder doesn't contain a store. A damaged store counts as a store.
  func storeDirectory(
    _ path: String?, isStore: (URL) -> Bool = StoreInspection.isStore
  ) throws(CommandFailure) -> URL {
    guard let location = try TrackerStores.Location(existing: path, in: self) else {
      throw CommandFailure(
        exitCode: .noInput,
        message: "The default store can't be located: neither XDG_DATA_HOME nor HOME is set.",
        hint: "Give the folder of a store.")
    }
    guard case .directory(var url) = location else { throw .storeInMemory }
    if path == nil { url.append(path: "santa", directoryHint: .isDirectory) }
    if isStore(url) { return url }
    throw CommandFailure(
      exitCode: .noInput, message: "There is no store in '\(path ?? url.path)'.",
      hint: path == nil
        ? "The first '\(Program.name) track' or '\(Program.name) fly' creates it. Or give the folder of another store."
        : Self.hint(on: url))
  }

  /// Returns a hint with the stores in the folder, for example the two in a tracker's folder.
  private static func hint(on url: URL) -> String {
    // A folder that can't be read has no stores to name.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let stores = names.filter { StoreInspection.isStore(url.appending(path: $0)) }.sorted()
    return stores.isEmpty
      ? "Give the folder of a store, which contains a manifest or a log."
      : "Stores in this folder: "
        + stores.map { "'\(url.standardizedFileURL.appending(path: $0).path)'" }.joined(separator: ", ") + "."
  }
}

extension CommandFailure {
  /// The failure of a command that needs a folder.
  static var storeInMemory: CommandFailure {
    CommandFailure(
      exitCode: .usage, message: "':memory:' isn't a folder: an in-memory store is not saved.",
      hint: "Give the folder of a store.")
  }

  /// Creates a failure from the error of an inspected store.
  init(inspecting error: StoreError) {
    switch error.code {
    case .corruptFile,
      .unsupportedFormat where error.damage != nil:
      // The remedy of the error is a method of the library.
      self.init(
        exitCode: .dataError, message: error.problem,
        hint: "'\(Program.name) store verify', with the folder of this store, lists all damage, and "
          + "'\(Program.name) store recover' copies the readable data to a new store.")
    case .historyExpired:
      self.init(
        exitCode: .noInput, message: error.problem,
        hint: "A store keeps versions while a program demands them, with 'history' in its configuration. "
          + "'\(Program.name) store log', with the folder of this store, lists the kept versions, and "
          + "'\(Program.name) store watch' shows the new transactions of any store.")
    case .unsupportedFormat, .invalidQuery:
      self.init(exitCode: .dataError, message: error.description)
    default:
      self.init(
        exitCode: .ioError, message: error.description, hint: "Check the disk and the folder's permissions.")
    }
  }
}
