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
  /// The largest file that is read, in bytes; far more than the settings need.
  private static let sizeLimit = 100_000
  private static let hint =
    "A settings file is a JSON object, as in { \"home\": \"Oslo\", \"units\": \"metric\" }."

  var settings: [Setting] = []

  /// The path of the file, whether it exists or not; nil if the environment does not determine it.
  static func path(in environment: [String: String]) -> String? {
    // The specification says to ignore relative paths.
    if let directory = environment["XDG_CONFIG_HOME"], directory.hasPrefix("/") {
      return "\(directory)/santa/config.json"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.config/santa/config.json"
  }

  /// Reads the file; nil if it does not exist.
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
      throw Self.failure("\(path): the settings are not a JSON object.")
    }
    // In the order of names, so that of several mistakes always the same one is reported.
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
      throw failure("The settings file '\(path)' has \(contents.count) bytes; \(sizeLimit) are allowed.")
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
        exitCode: .configuration, message: "\(path): there is no setting \"\(key)\".\(offer)",
        hint: "The settings are \(names.joined(separator: ", ")).")
    }
    guard case .string(let text) = value, !text.isEmpty else {
      throw CommandFailure(
        exitCode: .configuration,
        message: "\(path): \"\(key)\" must be a text in quotation marks that is not empty.",
        hint:
          "Write it as in \"\(key)\": \"\(name.words?.first ?? (name == .home ? "Oslo" : "auto"))\", or leave it out."
      )
    }
    return Setting(name: name, value: text, origin: .file(path))
  }

  private static func failure(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .configuration, message: message, hint: hint)
  }
}
