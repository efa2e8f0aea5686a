import SantaCore
import SantaSync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The address of a server on the command line.
struct ServerAddress: Equatable, Sendable {
  let url: URL
  /// The host, with the port if the address has one.
  let name: String

  /// - Throws: ``CommandFailure`` if the address is invalid.
  init(_ text: String) throws(CommandFailure) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      let host = url.host(), !host.isEmpty
    else {
      throw CommandFailure(
        exitCode: .usage, message: "'\(text)' isn't a server address.",
        hint: "Write it as in '--server https://santa.example.org:8724'.")
    }
    self.url = url
    name = host + (url.port.map { ":\($0)" } ?? "")
  }

  /// The folder of this program's listeners in its data folder.
  static let listenersFolderName = "listeners"

  /// The name of a folder for this server.
  var folderName: String {
    let text = name.replacing(":", with: "-") + (url.path == "/" ? "" : url.path)
    return String(text.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" })
  }

  /// Returns the sessions of this program's users at the server.
  func connection(in context: CommandContext) throws -> ServerConnection {
    guard case .directory(let data) = try TrackerStores.Location(nil, in: context) else {
      throw CommandFailure(exitCode: .cannotCreate, message: "The sessions need a folder.")
    }
    do {
      return try ServerConnection(
        url, sessions: data.appending(path: "sessions/\(folderName)", directoryHint: .isDirectory))
    } catch let error as SyncError { throw CommandFailure(error) }
  }
}

extension CommandFailure {
  init(_ error: SyncError) {
    self.init(exitCode: .unavailable, message: error.description)
  }
}

extension Option {
  static let serverAddress = Option(
    "server", .text("URL"), isRequired: true, in: .subject, Wording("address of the server"))
}

extension CommandLineArguments {
  /// Returns the value of an option that the command requires.
  func required(_ option: Option) throws(UsageError) -> String {
    guard let value = self[option] else { throw error(.missingOption(option)) }
    return value
  }
}
