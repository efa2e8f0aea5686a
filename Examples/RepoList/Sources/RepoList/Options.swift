import Foundation

/// The command-line arguments of the program.
public struct Options: Equatable, Sendable {
  public var user: String
  public var directory: URL
  public var baseURL: URL
  public var interval: TimeInterval = 60
  public var isOnce = false
  public var token: String?

  /// A mistake in the arguments, as a sentence.
  public struct Mistake: Error, Equatable { public let message: String }

  public static let usage = """
    Usage: repo-list USER [--store DIR] [--base-url URL] [--interval SECONDS] [--once]

    Shows the repositories of a GitHub user by their last push, and keeps the list up to date.

      --store DIR         where they are stored (default: ~/.local/share/repo-list)
      --base-url URL      the REST API (default: https://api.github.com)
      --interval SECONDS  the time between two polls, 0.1 to 86400 (default: 60)
      --once              polls once, prints what changed, and ends
      --help              prints this

    GITHUB_TOKEN in the environment is sent to the server. Without it, GitHub allows 60 requests an hour.
    With NO_COLOR in the environment, the list has no colours. Without a terminal, each change is a line:
    = stored   + new   - gone   ^ moved up   v moved down   * stars   ~ other changes   ! trouble
    """

  /// - Returns: nil if help is requested.
  public static func parse(_ arguments: [String], environment: [String: String]) throws(Mistake) -> Options? {
    if arguments.contains("--help") { return nil }
    var users: [String] = []
    var values: [String: String] = [:]
    var isOnce = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--once": isOnce = true
      case "--store", "--base-url", "--interval":
        guard let value = rest.popFirst() else { throw Mistake(message: "\(argument) needs a value.") }
        values[argument] = value
      case _ where argument.hasPrefix("-"): throw Mistake(message: "There is no option \(argument).")
      default: users.append(argument)
      }
    }
    guard let user = users.first, users.count == 1 else {
      throw Mistake(message: users.isEmpty ? "Name a user." : "Name one user, not \(users.count).")
    }
    guard user.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil else {
      throw Mistake(message: "“\(user.printable)” is no name of a user: only letters, digits, - and _ are.")
    }
    let address = values["--base-url"] ?? "https://api.github.com"
    guard let baseURL = URL(string: address), ["http", "https"].contains(baseURL.scheme),
      baseURL.host() != nil
    else {
      throw Mistake(message: "“\(address.printable)” is no address that begins with http:// or https://.")
    }
    let interval = values["--interval"] ?? "60"
    guard let seconds = Double(interval), (0.1...86_400).contains(seconds) else {
      throw Mistake(message: "“\(interval.printable)” is no number of seconds from 0.1 to 86400.")
    }
    let token = environment["GITHUB_TOKEN"]?.trimmingCharacters(in: .whitespacesAndNewlines)
    return Options(
      user: user, directory: values["--store"].map { URL(filePath: $0) } ?? defaultDirectory,
      baseURL: baseURL,
      interval: seconds, isOnce: isOnce, token: token?.isEmpty == false ? token : nil)
  }

  static var defaultDirectory: URL {
    let directories = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (directories.first ?? URL(filePath: ".")).appending(path: "repo-list")
  }
}
