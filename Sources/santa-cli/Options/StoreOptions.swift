import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a `store` command was asked. Paths are as written; the command reads them.
struct StoreOptions: Equatable, Sendable {
  /// The store's folder; nil for the one that `track` flies in.
  var directory: String?
  var format = OutputFormat.plain
}

extension StoreOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(directory: arguments.argument, format: try OutputFormat(arguments))
  }
}

extension CommandContext {
  /// The folder that a `store` command was given, or else that of the flight that `track` follows. There is a store in it,
  /// whole or not.
  func storeDirectory(_ path: String?) throws(CommandFailure) -> URL {
    guard case .directory(var url) = try TrackerStores.Location(path, in: self) else {
      throw CommandFailure(
        exitCode: .noInput, message: "':memory:' is no folder: nothing of it is kept.",
        hint: "Give the folder of a store.")
    }
    if path == nil { url.append(path: "santa", directoryHint: .isDirectory) }
    if StoreInspection.isStore(url) { return url }
    throw CommandFailure(
      exitCode: .noInput, message: "There is no store in '\(path ?? url.path)'.", hint: Self.hint(on: url))
  }

  /// A tracker's folder holds two stores; who gave that one wants to know their names.
  private static func hint(on url: URL) -> String {
    // A folder that can't be read has nothing to hint at.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let stores = names.filter { StoreInspection.isStore(url.appending(path: $0)) }.sorted()
    return stores.isEmpty
      ? "Give the folder of a store: the one that has its manifest or its log in it."
      : "There is one in: \(stores.map { "'\(url.appending(path: $0).path)'" }.joined(separator: ", "))."
  }
}

extension CommandFailure {
  /// What a store's error means for the person who asked what is in it.
  init(inspecting error: StoreError) {
    switch error.code {
    case .corruptFile:
      self.init(
        exitCode: .dataError, message: error.description,
        hint: "'\(Program.name) store verify' tells all that is damaged.")
    case .unsupportedFormat: self.init(exitCode: .dataError, message: error.description)
    default:
      self.init(
        exitCode: .ioError, message: error.description, hint: "Check the disk and who may read there.")
    }
  }
}
