import Foundation
import Testing

/// `docs/errors.md` lists the messages of `StoreError`. To write it:
///
///     SANTACORE_WRITE_ERRORS=1 swift test --filter ErrorPageTests
struct ErrorPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  @Test("docs/errors.md lists the messages of the sources")
  func pageIsCurrent() throws {
    let page = try ErrorPage(sources: Self.root.appending(path: "Sources/SantaCore"))
    for construction in page.unreadable { Issue.record("\(construction)") }
    let file = Self.root.appending(path: "docs/errors.md")
    if ProcessInfo.processInfo.environment["SANTACORE_WRITE_ERRORS"] == "1" {
      try Data(page.text.utf8).write(to: file)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    let difference = page.text.split(separator: "\n").difference(from: known.split(separator: "\n"))
    let changes = difference.map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      page.text == known,
      """
      Messages changed. If that is intended, run SANTACORE_WRITE_ERRORS=1 swift test --filter ErrorPageTests.
      \(changes.prefix(40).joined(separator: "\n"))
      """)
  }

  private func messages(_ source: String) -> [ErrorMessage] {
    ErrorMessage.all(in: source, path: "x").messages
  }

  @Test("A message has placeholders and alternatives")
  func readingMessages() {
    let found = messages(
      #"""
      // Messages about sledges.
      let a = StoreError(
        .corruptFile, "\(a: className) has \(names.joined(separator: ", ")), "  // StoreError(.no, "")
          + (count == 1 ? "one" : "\(range.upperBound)") + ".\n",
        remedy: advice(on: error) ?? "Say \"\\.\(path.prefix(2))\".", underlyingError: error)
      let b = StoreError(
        .notFound, name.map { "It is \($0)." } ?? "It is \(String(reflecting: other.self)).")
      """#)
    #expect(
      found == [
        ErrorMessage(
          topic: "sledges", code: "corruptFile", problem: "a ‹class name› has ‹names›, one / ‹upper bound›. ",
          remedy: #"‹advice› / Say "\.‹path›"."#),
        ErrorMessage(
          topic: "sledges", code: "notFound", problem: "It is ‹name›. / It is ‹other›.", remedy: ""),
      ])
  }

  @Test(
    "A construction that can't be read is reported with its line",
    arguments: [
      "StoreError(.inUse, text)", "StoreError(code, \"It failed.\")",
      "StoreError(.inUse, \"It failed.\" + text)",
      "StoreError(.inUse, \"\"\"It failed.\"\"\")", "StoreError(.inUse, \"It failed.\", remedy: text)",
      "StoreError(.inUse, \"It \\(1).\")", "StoreError(.inUse, \"It failed.\"",
    ])
  func reportingUnreadable(construction: String) {
    let found = ErrorMessage.all(in: "\n\nthrow \(construction)\n", path: "x.swift")
    #expect(found.messages.isEmpty)
    #expect(found.unreadable.map { "\($0.path):\($0.line)" } == ["x.swift:3"])
  }
}
