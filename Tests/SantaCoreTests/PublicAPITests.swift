import Foundation
import Testing

/// `docs/public-api.txt` shows in a review what a change does to the public interface.
@Suite struct PublicAPITests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/public-api.txt").standardizedFileURL

  private static let heading = """
    The public interface of this package's libraries on Linux. Written by scripts/public-api.sh, and compared with the
    modules by a test. A comment after a declaration lists conformances and superclasses.
    """

  /// Other compilers spell declarations in another way, and other systems have other extensions.
  private static let isComparable: Bool = {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
  }()

  @Test(
    "docs/public-api.txt lists what is public",
    .enabled(if: isComparable, "The list is made on Linux, with Swift 6.3."))
  func listIsCurrent() throws {
    var lines = Self.heading.split(separator: "\n").map { "# \($0)" }
    for module in [
      "SantaStore", "SantaReplication", "SantaModels", "SantaDataSource", "SantaNetwork", "SantaSync",
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
