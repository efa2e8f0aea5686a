import Foundation

/// `docs/from-realm.md`, and the list of RealmSwift members that it must explain.
struct RealmPage {
  /// A row of a table: members of RealmSwift, and their replacement.
  struct Row {
    let members: [String]
    /// Nil if SantaCore has no replacement.
    let line: String?
  }

  /// The two code blocks that the lines of the tables rely on: classes, and a type whose properties are the values.
  let classes: String
  let values: String
  let rows: [Row]

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  init() throws {
    let page = try String(contentsOf: Self.tests.appending(path: "../../docs/from-realm.md"), encoding: .utf8)
    let blocks = page.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
    guard blocks.count == 2 else { throw CocoaError(.formatting) }
    (classes, values) = (blocks[0], blocks[1])
    rows = page.split(separator: "\n").compactMap(Self.row)
  }

  /// Returns the listed members of RealmSwift, without headings.
  static func listedMembers() throws -> [String] {
    let url = tests.appending(path: "Fixtures/realm-swift-10.54-members.txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static func row(_ line: Substring) -> Row? {
    guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.hasPrefix("| RealmSwift |") else {
      return nil
    }
    // Tables escape a bar in code as `\|`.
    let hidden = line.replacing("\\|", with: "\u{0}")
    let cells = hidden.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
      $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
    }
    guard cells.count == 4 else { return Row(members: ["a row of three columns"], line: "\(line)") }
    let members = cells[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    let code = cells[1].wholeMatch(of: /`([^`]+)`/).map { String($0.1) }
    return Row(members: members, line: cells[1] == "—" ? nil : code ?? cells[1])
  }

  /// Returns a program with one line for each row that has Swift code, and the rows by line number.
  func program() -> (source: String, rows: [Int: Row]) {
    var lines = ["import Foundation", "import SantaCore"]
    lines += classes.split(separator: "\n").map(String.init)
    lines += ["@MainActor"] + values.split(separator: "\n").map(String.init)
    var numbered: [Int: Row] = [:]
    for (index, row) in rows.enumerated() {
      guard let line = row.line else { continue }
      if line.hasPrefix("@Persisted") {
        lines.append("final class Row\(index): Object { \(line) }")
      } else if ["class ", "final class ", "struct ", "enum ", "func "].contains(where: line.hasPrefix) {
        lines.append("enum Row\(index) { \(line) }")
      } else {
        lines.append("extension Program { func row\(index)() async throws { \(line) } }")
      }
      numbered[lines.count] = row
    }
    return (lines.joined(separator: "\n"), numbered)
  }
}
