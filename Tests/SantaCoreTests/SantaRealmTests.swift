import Foundation
import SantaCoreTestSupport
import Testing

/// `docs/from-realm-members.md` is complete, and says what compiles with `import SantaRealm`.
struct SantaRealmTests {
  @Test("Every line of Swift compiles", .enabled(if: Compiling.hasModules))
  func linesCompile() throws {
    let page = try RealmMembersPage()
    let (source, rows) = page.program()
    #expect(rows.count > 200)
    for error in try Compiling.errors(source) {
      let number = error.firstMatch(of: /Program\.swift:(\d+):/).flatMap { Int($0.1) }
      let row = number.flatMap { rows[$0] }
      let members = row?.members.joined(separator: ", ") ?? "The classes or values"
      Issue.record("\(members): \(row?.line ?? "")\n\(error)")
    }
  }

  @Test("Every member of RealmSwift is in one row, and no other name is")
  func membersAreComplete() throws {
    let listed = try RealmPage.listedMembers()
    let page = try RealmMembersPage()
    let shown = page.rows.flatMap(\.members)
    #expect(Set(shown).count == shown.count, "A member is in two rows")
    #expect(Set(listed).subtracting(shown).sorted() == [], "Not in docs/from-realm-members.md")
    #expect(Set(shown).subtracting(listed).sorted() == [], "Not a member in the list")
    #expect(page.rows.filter { ($0.line == nil) != ($0.outcome == .missing) }.map(\.members) == [])
  }

  @Test("Both pages for users of RealmSwift have the counts of the rows")
  func countsAreCurrent() throws {
    let page = try RealmMembersPage()
    let sentence =
      "Of the \(page.count(.same) + page.count(.change) + page.count(.missing)) members, \(page.count(.same)) compile "
      + "unchanged, \(page.count(.change)) compile after the change in the last column, and \(page.count(.missing)) have "
      + "no counterpart."
    let text = page.text.replacing("\n", with: " ")
    #expect(text.contains(sentence), "\(sentence)")
    let overview = try RealmMembersPage.text(of: "from-realm.md").replacing("\n", with: " ")
    #expect(overview.contains(sentence.prefix { $0 != "," }), "\(sentence)")
    for outcome in [RealmMembersPage.Outcome.same, .change, .missing] {
      #expect(overview.contains("\(page.count(outcome)) "), "\(sentence)")
    }
  }

  @Test(
    "The compiler says what to write",
    .enabled(if: Compiling.hasModules),
    arguments: [
      ("class Cat: Object { override static func primaryKey() -> String? { \"id\" } }", "primaryKey: true"),
      ("class Cat: Object { override class func indexedProperties() -> [String] { [] } }", "indexed: true"),
      ("class Cat: Object { override class func ignoredProperties() -> [String] { [] } }", "Remove it"),
      (
        "class Cat: Object { override class func propertiesMapping() -> [String: String] { [:] } }",
        "@Persisted(name:"
      ),
      (
        "class Cat: Object { override class func shouldIncludeInDefaultSchema() -> Bool { false } }",
        "objectTypes"
      ),
      ("class Cat: Object { let age = RealmOptional<Int>() }", "@Persisted var age: Int?"),
      (
        "class Cat: Object { let owners = LinkingObjects(fromType: Dog.self, property: \"cats\") }",
        "@Persisted(originProperty:"
      ),
      ("class Sled { @ThreadSafe var dog: Dog? }", "ThreadSafeReference(to: dog)"),
      ("func f(_ dogs: Results<Dog>) { _ = dogs.filter(Condition()) }", "dogs.where { $0.age > 3 }"),
      ("func f(_ dogs: List<Dog>) { _ = dogs.filter(Condition()) }", "dogs.where { $0.age > 3 }"),
      ("func f(_ realm: Realm) { _ = realm.dynamicObjects(\"Dog\") }", "realm.objects(Dog.self)"),
      ("func f(_ dog: Dog) { _ = dog.dynamicList(\"tricks\") }", "as? List<String>"),
      ("let c = Realm.Configuration(encryptionKey: Data())", "not encrypted"),
      ("func f(_ migration: Migration) { _ = migration.oldSchema }", "migrationReport"),
    ])
  func whatToWrite(declaration: String, advice: String) throws {
    let errors = try Compiling.errors(
      """
      import SantaRealm
      class Condition {}
      class Dog: Object { @Persisted var age: Int }
      \(declaration)
      """)
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains(advice) }, "\(errors)")
  }
}

/// `docs/from-realm-members.md`.
private struct RealmMembersPage {
  /// What becomes of a line of RealmSwift.
  enum Outcome: String {
    case same, change
    case missing = "no"
  }

  struct Row {
    let members: [String]
    let outcome: Outcome?
    let line: String?
  }

  let text: String
  let rows: [Row]

  init() throws {
    text = try Self.text(of: "from-realm-members.md")
    rows = text.split(separator: "\n").compactMap(Self.row)
  }

  static func text(of page: String) throws -> String {
    let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")
    return try String(contentsOf: docs.appending(path: page), encoding: .utf8)
  }

  func count(_ outcome: Outcome) -> Int {
    rows.filter { $0.outcome == outcome }.map(\.members.count).reduce(0, +)
  }

  private static func row(_ line: Substring) -> Row? {
    guard line.hasPrefix("| `") else { return nil }
    // In a table, a bar in code is written \|.
    let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
      .dropFirst().map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
    guard cells.count == 5 else { return Row(members: ["a row of four columns"], outcome: nil, line: nil) }
    return Row(
      members: cells[0].matches(of: /`([^`]+)`/).map { String($0.1) }, outcome: Outcome(rawValue: cells[1]),
      line: cells[2].wholeMatch(of: /`([^`]+)`/).map { String($0.1) })
  }

  /// A program with one line for each row that has Swift code, and the rows by the numbers of their lines.
  func program() -> (source: String, rows: [Int: Row]) {
    let blocks = text.matches(of: /```swift\n([\s\S]*?)```/).map {
      $0.1.split(separator: "\n").map(String.init)
    }
    var lines = ["import Foundation", "import SantaRealm"] + blocks[0] + ["@MainActor"] + blocks[1]
    var numbered: [Int: Row] = [:]
    for (index, row) in rows.enumerated() {
      guard let line = row.line else { continue }
      if line.hasPrefix("@Persisted") {
        lines.append("final class Row\(index): Object { \(line) }")
      } else if ["class ", "struct ", "enum ", "func "].contains(where: line.hasPrefix) {
        lines.append("enum Row\(index) { \(line) }")
      } else if line.hasPrefix("extension ") {
        lines.append(line)
      } else {
        lines.append("extension Program { func row\(index)() async throws { \(line) } }")
      }
      numbered[lines.count] = row
    }
    return (lines.joined(separator: "\n"), numbered)
  }
}
