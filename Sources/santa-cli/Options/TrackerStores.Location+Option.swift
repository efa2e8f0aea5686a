import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TrackerStores.Location {
  /// Reads `--store`; without it, the place for a program's data that the system's conventions name.
  init(_ path: String?, in context: CommandContext) throws(CommandFailure) {
    if path == ":memory:" {
      self = .unshared
      return
    }
    let environment = context.environment
    if let path {
      self = .directory(Self.directory(path, in: context))
    } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      // The XDG Base Directory Specification has relative paths ignored.
      self = .directory(Self.directory("\(data)/santa", in: context))
    } else if let home = environment["HOME"], !home.isEmpty {
      self = .directory(Self.directory("\(home)/.local/share/santa", in: context))
    } else {
      throw CommandFailure(
        exitCode: .cannotCreate, message: "Neither XDG_DATA_HOME nor HOME says where to keep the store.",
        hint: "Say it with '--store PATH', or keep nothing with '--store :memory:'.")
    }
  }

  private static func directory(_ path: String, in context: CommandContext) -> URL {
    URL(filePath: context.absolutePath(path), directoryHint: .isDirectory)
  }
}
