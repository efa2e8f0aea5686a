import Foundation
import Testing

/// `docs/public-api.txt` shows reviewers how a change affects the public interface.
struct PublicAPITests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/public-api.txt").standardizedFileURL

  private static let heading = """
    The public interface of this package's libraries on Linux. Written by scripts/public-api.sh, and compared with the
    modules by a test. A comment after a declaration lists conformances and superclasses.
    """

  /// Other compilers spell declarations differently, and other systems have different extensions.
  private static let isComparable: Bool = {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
  }()

  /// The names of the methods and properties that a type in `docs/public-api.txt` has.
  private static func members(of type: String) throws -> Set<String> {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("struct \(type)<") })
    let members = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    return Set(
      members.compactMap { line in
        let match = line.firstMatch(of: /^  (?:func|var|let) (`?\w+`?)(?:<[^(]*>)?(?:\(([^)]*)\))?/)
        guard let match else { return nil }
        guard let parameters = match.2 else { return String(match.1) }
        let labels = parameters.matches(of: /(?:^|, )(\w+)[ :]/).map { "\($0.1):" }
        return "\(match.1)(\(labels.joined()))"
      })
  }

  @Test("Frozen results have the methods of results, except those of what is live")
  func frozenResultsAreComplete() throws {
    // The names of parameters that have no label are left out of the comparison.
    let live: Set = [
      "freeze()", "thaw()", "isFrozen", "store", "objects", "setValue(_:forKey:)", "first", "last",
      "forEach(_:)",
    ]
    let missing = try Self.members(of: "Results").subtracting(Self.members(of: "FrozenResults")).subtracting(
      live)
    #expect(missing.sorted() == [])
  }

  @Test(
    "docs/public-api.txt lists what is public",
    .enabled(if: isComparable, "The list is made on Linux, with Swift 6.3."))
  func listIsCurrent() throws {
    var lines = Self.heading.split(separator: "\n").map { "# \($0)" }
    for module in [
      "SantaStore", "SantaRealm", "SantaReplication", "SantaModels", "SantaDataSource", "SantaNetwork",
      "SantaSync", "SantaPage",
    ] {
      lines += ["", "## \(module)", ""] + (try PublicInterface(module: module).lines())
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["SANTACORE_WRITE_PUBLIC_API"] == "1" {
      try Data(text.utf8).write(to: Self.file)
    }
    let known = try String(contentsOf: Self.file, encoding: .utf8)
    let difference = text.split(separator: "\n").difference(from: known.split(separator: "\n"))
    let changes = difference.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      text == known,
      """
      The public interface changed. If that is intended, run scripts/public-api.sh.
      \(changes.prefix(40).joined(separator: "\n"))
      """)
  }
}
