import Foundation

/// The page `docs/errors.md`, made of the sources.
struct ErrorPage {
  /// The tables in their order, by the topics of their messages.
  private static let topics = [
    "external data", "logs and files", "segments", "the history of a store", "message queues",
    "copies, imports and other operations on files",
    "schema versions and migrations", "objects and the schema", "key paths", "observers", "transactions",
    "queries", "data sources",
  ]

  /// The topics of the files that do not name one.
  private static let topicsByPath = [
    "Log/LogFile.swift": "logs and files",
    "Model/KeyPathProof.swift": "key paths",
    "Model/ObjectClass.swift": "objects and the schema",
    "Model/SchemaPlan.swift": "schema versions and migrations",
    "Model/SchemaUpdate.swift": "schema versions and migrations",
    "Observation/Properties/Object+ObservingProperty.swift": "key paths",
    "Store/Importing/ImportRun.swift": "copies, imports and other operations on files",
    "Store/Inspection/StoreInspection+Rows.swift": "queries",
    "Store/Inspection/StoreInspection.swift": "queries",
    "Store/History/Store+History.swift": "transactions",
    "Store/LiveStore+Writing.swift": "transactions",
    "Store/PropertyPath+Names.swift": "key paths",
    "Store/Results+SortingByName.swift": "key paths",
    "Store/Store+AsyncWriting.swift": "transactions",
    "Store/Store+Files.swift": "transactions",
    "Store/Store+Writing.swift": "transactions",
  ]

  /// The constructions without a message of their own, by the beginning of their arguments.
  private static let forwarding = ["Errors/StoreError.swift": ["code, \"\\(message) \\(sentence)\""]]

  /// The page.
  let text: String
  /// The constructions that the page lacks.
  let unreadable: [ErrorMessage.Unreadable]

  /// - Parameter sources: the folder `Sources/SantaCore`.
  init(sources: URL) throws {
    var unreadable: [ErrorMessage.Unreadable] = []
    var messages: [String: [ErrorMessage]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      guard source.contains("StoreError(") else { continue }
      let found = ErrorMessage.all(in: source, path: path, forwarding: Self.forwarding[path] ?? [])
      unreadable += found.unreadable
      for message in found.messages {
        let topic = message.topic ?? Self.topicsByPath[path] ?? "nothing"
        if !Self.topics.contains(topic) {
          let reason = "ErrorPage has no table for messages about \(topic)"
          unreadable.append(ErrorMessage.Unreadable(path: path, line: 1, reason: reason))
        }
        messages[topic, default: []].append(message)
      }
    }
    self.unreadable = unreadable
    text =
      Self.heading
      + Self.topics.map { topic in
        "\n## \(topic.prefix(1).uppercased())\(topic.dropFirst())\n\n| Code | Message | What to do |\n| --- | --- | --- |\n"
          + (messages[topic] ?? []).map(Self.row).sorted().joined()
      }.joined()
  }

  private static let heading = """
    # Errors

    <!-- Written by Tests/SantaCoreTests/Errors/ErrorPageTests.swift with SANTACORE_WRITE_ERRORS=1. -->

    A program matches on the `code` of a `StoreError`, never on the text of its message, which can change in any version. In these messages,
    ‹…› is a placeholder for a name or a value, and a slash separates alternatives.

    """

  private static func row(_ message: ErrorMessage) -> String {
    "| `.\(message.code)` | \(escaped(message.problem)) | \(escaped(message.remedy)) |\n"
  }

  /// Returns a string in which no character has a meaning in Markdown.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\|_*[]<>`".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
