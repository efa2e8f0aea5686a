import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store diff`: compares the schemas and the objects of two stores.
struct StoreDiffCommand: Command, Equatable {
  var first: String
  var second: String
  /// The only type to compare; nil for all, and the version of the schema.
  var type: String?
  var format = OutputFormat.plain

  func run(_ context: CommandContext) async throws -> ExitCode {
    let (firstURL, secondURL) = (try context.storeDirectory(first), try context.storeDirectory(second))
    let progress = ProgressLine("Comparing", on: context.errorOutput)
    // On a terminal, the progress would overwrite the output.
    let showsProgress = !context.output.isTerminal
    defer { progress.end() }
    var report = DifferenceReport(format: format, output: context.output)
    do {
      let firstStore = try StoreInspection(firstURL)
      // If both are the same folder, a commit of another program between two openings would be a difference.
      let isSame = firstURL.resolvingSymlinksInPath().path == secondURL.resolvingSymlinksInPath().path
      let secondStore = isSame ? firstStore : try StoreInspection(secondURL)
      let all = SchemaComparison(firstStore.schema, secondStore.schema)
      let schema = try type.map { try all.selecting($0, self) } ?? all
      try report.add(schema)
      let objects = ObjectComparison(firstStore, secondStore, all)
      for type in schema.types where !type.isEmbedded {
        try objects.compare(type) { difference in
          try report.add(difference)
        } progress: { share in
          try Task.checkCancellation()
          if showsProgress { progress.show(share) }
        } summary: { summary in
          try report.add(summary)
        }
      }
      progress.end()
      return try report.end() ? .success : .different
    } catch let error as StoreError {
      // What was read before the damage is intact, so its differences are shown.
      try report.flush()
      throw CommandFailure(inspecting: error)
    } catch let error as CommandFailure {
      try report.flush()
      throw error
    }
  }
}

extension SchemaComparison {
  /// The comparison of one type only.
  fileprivate func selecting(_ name: String, _ command: StoreDiffCommand) throws(UsageError)
    -> SchemaComparison
  {
    guard let found = types.first(where: { $0.first?.name == name || $0.second?.name == name }) else {
      let names = types.map(\.name)
      throw UsageError(
        .invalidValue(
          .type, value: name,
          requirement: names.isEmpty
            ? "the stores have no types" : "the stores have \(names.joined(separator: ", "))",
          suggestion: Spelling.nearest(to: name, among: names)),
        command: .storeDiff)
    }
    if found.isEmbedded {
      throw UsageError(
        .invalidValue(
          .type, value: name,
          requirement: "its objects are embedded, and are compared as parts of the objects that have them"),
        command: .storeDiff)
    }
    return SchemaComparison(types: [found])
  }
}

extension CommandName {
  static let storeDiff: CommandName = "store diff"
}

extension StoreDiffCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let (first, second) = try arguments.twoFolders()
    self.init(
      first: first, second: second, type: arguments[.type], format: try OutputFormat(arguments))
  }

  static let description = CommandDescription(
    name: .storeDiff,
    command: StoreDiffCommand.self,
    argument: .twoFolders,
    summary: Wording("compare the schemas and the objects of two stores"),
    discussion: [
      "A line that begins with - is only in DIR1, with + only in DIR2, and with ~ in both,",
      "with its old and new value. After the lines of a type, one line counts its objects.",
      "With --format json, prints one object for each difference and count.",
      "",
      "Objects are compared by their primary key or, without one, by the number of their",
      "row, as #7. A link is the primary key of its target, and embedded objects are parts",
      "of those that have them. If a class or property was renamed, its new name is shown.",
      "",
      "The exit code is 0 if the stores are equal, and 1 if they differ.",
    ],
    examples: [
      "santa-cli store diff ~/.local/share/santa/santa backup/santa",
      "santa-cli store diff before after --type Present --format json",
    ],
    ownOptions: [
      Option("type", .text("NAME"), in: .subject, Wording("compare only the objects of this type")), .format,
    ]
  )
}
