import Foundation
import SantaCore

/// The options of a command: `--name value` pairs.
struct Options {
  private var values: [String: String] = [:]

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let name = arguments.next() {
      guard name.hasPrefix("--"), let value = arguments.next() else {
        throw Loss("'\(name)' is not understood. Each option is a name with two dashes, and its value.")
      }
      values[String(name.dropFirst(2))] = value
    }
  }

  func number(_ name: String, default fallback: Int) throws -> Int {
    guard let text = values[name] else { return fallback }
    guard let number = Int(text) else { throw Loss("--\(name) takes a number, not '\(text)'.") }
    return number
  }

  func text(_ name: String) throws -> String {
    guard let text = values[name] else { throw Loss("--\(name) is missing.") }
    return text
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The directory of the store.
  var directory: URL {
    get throws { URL(filePath: try text("store"), directoryHint: .isDirectory) }
  }

  /// The maximum length of a log. The default is far shorter than the store's, which causes frequent new logs, checkpoints and
  /// segments.
  var logBound: Int { get throws { try number("log-bound", default: 48 << 10) } }

  /// Opens the store that the options name.
  func open(isReadOnly: Bool = false) throws -> Store {
    try Store.opened(directory, logBound: logBound, isReadOnly: isReadOnly)
  }
}
