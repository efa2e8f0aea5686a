import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TrackerStores.Location {
  /// The location of `--store`, or else the folder for a program's data by the XDG Base Directory Specification.
  init(_ path: String?, in context: CommandContext) throws(CommandFailure) {
    if path == ":memory:" {
      self = .unshared
      return
    }
    let environment = context.environment
    if let path {
      self = .directory(try Self.directory(path, in: context))
    } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      // The specification says to ignore relative paths.
      self = .directory(try Self.directory("\(data)/santa", in: context))
    } else if let home = environment["HOME"], !home.isEmpty {
      self = .directory(try Self.directory("\(home)/.local/share/santa", in: context))
    } else {
      throw CommandFailure(
        exitCode: .cannotCreate,
        message: "Neither XDG_DATA_HOME nor HOME is set, so there is no folder for the store.",
        hint: "Name one with '--store PATH', or keep nothing with '--store :memory:'.")
    }
  }

  /// The same for a command that makes no store; nil if nothing says where one could be.
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
