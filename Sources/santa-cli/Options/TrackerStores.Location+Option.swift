import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TrackerStores.Location {
  /// Returns the location of `--store`, or the program's data folder of the XDG Base Directory Specification.
  init(_ path: String?, in context: CommandContext) throws(CommandFailure) {
    if path == ":memory:" {
      self = .unshared
      return
    }
    let environment = context.environment
    if let path {
      self = .directory(try Self.directory(path, in: context))
    } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      // The specification says that relative paths must be ignored.
      self = .directory(try Self.directory("\(data)/santa", in: context))
    } else if let home = environment["HOME"], !home.isEmpty {
      self = .directory(try Self.directory("\(home)/.local/share/santa", in: context))
    } else {
      throw CommandFailure(
        exitCode: .cannotCreate,
        message: "The store has no default folder: neither XDG_DATA_HOME nor HOME is set.",
        hint: "Choose one with '--store PATH', or save nothing with '--store :memory:'.")
    }
  }

  /// Returns the location for a command that doesn't create a store, or nil if the environment doesn't define a data folder.
  init?(existing path: String?, in context: CommandContext) throws(CommandFailure) {
    let environment = context.environment
    let isKnown =
      environment["XDG_DATA_HOME"]?.hasPrefix("/") == true || environment["HOME"]?.isEmpty == false
    if path == nil, !isKnown { return nil }
    try self.init(path, in: context)
  }

  private static func directory(
    _ path: String, in context: CommandContext
  ) throws(CommandFailure) -> URL {
    URL(filePath: try context.absolutePath(path), directoryHint: .isDirectory)
  }
}
