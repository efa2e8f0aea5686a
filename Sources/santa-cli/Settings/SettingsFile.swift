import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The settings file: a JSON object of strings.
///
///     { "home": "Oslo", "units": "metric", "lang": "en", "weather": "auto" }
///
/// Its path follows the XDG Base Directory Specification: `$XDG_CONFIG_HOME/santa/config.json`, or
/// `~/.config/santa/config.json`.
struct SettingsFile: Equatable, Sendable {
  /// The maximum size of the file, in bytes; far more than the settings need.
  private static let sizeLimit = 100_000
  private static let hint =
    "A settings file is a JSON object, as in { \"home\": \"Oslo\", \"units\": \"metric\" }."

  var settings: [Setting] = []

  /// Returns the path of the file, even if it doesn't exist, or nil if the environment does not define it.
  static func path(in environment: [String: String]) -> String? {
    // The specification says that relative paths must be ignored.
    if let directory = environment["XDG_CONFIG_HOME"], directory.hasPrefix("/") {
      return "\(directory)/santa/config.json"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.config/santa/config.json"
  }

  /// Reads the file, or returns nil if it doesn't exist.
  init?(in environment: [String: String]) throws(CommandFailure) {
    guard let path = Self.path(in: environment), FileManager.default.fileExists(atPath: path) else {
      return nil
    }
    self.init()
    let contents = [UInt8](try Self.contents(of: path))
    let document: JSONDocument.Value
    do throws(JSONDocument.SyntaxError) { document = try JSONDocument.parse(contents) } catch {
      throw Self.failure("\(path), line \(error.line), column \(error.column): \(error.reason).")
    }
    guard case .object(let members) = document else {
      throw Self.failure("\(path): the settings must be a JSON object.")
    }
    // The members are checked in the order of their names, so that the same mistake is always reported first.
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      settings.append(try Self.setting(key, value, in: path))
    }
  }

  private init() {}

  private static func contents(of path: String) throws(CommandFailure) -> Data {
    let contents: Data?
    do { contents = try InputFile.contents(of: path) } catch {
      throw CommandFailure(
        exitCode: .noInput, message: "The settings file '\(path)' can't be read.",
        hint: "Check its permissions.")
    }
    guard let contents else { throw failure("The settings file '\(path)' is not a regular file.") }
    guard contents.count <= sizeLimit else {
      throw failure(
        "The settings file '\(path)' is too large: \(contents.count) bytes of at most \(sizeLimit).")
    }
    return contents
  }

  private static func setting(
    _ key: String, _ value: JSONDocument.Value, in path: String
  ) throws(CommandFailure) -> Setting {
    guard let name = SettingName(rawValue: key) else {
      let names = SettingName.allCases.map(\.rawValue)
      let offer = Spelling.nearest(to: key, among: names).map { " Did you mean \"\($0)\"?" } ?? ""
      throw CommandFailure(
        exitCode: .configuration, message: "\(path): unknown setting \"\(key)\".\(offer)",
        hint: "The settings are \(names.joined(separator: ", ")).")
    }
    guard case .string(let text) = value, !text.isEmpty else {
      throw CommandFailure(
        exitCode: .configuration,
        message: "\(path): \"\(key)\" must be a non-empty string in quotation marks.",
        hint:
          "Write it as in \"\(key)\": \"\(name.words?.first ?? (name == .home ? "Oslo" : "auto"))\", or remove it."
      )
    }
    return Setting(name: name, value: text, origin: .file(path))
  }

  private static func failure(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .configuration, message: message, hint: hint)
  }
}
