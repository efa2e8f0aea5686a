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
  /// The only type to compare; nil to compare all types and the schema version.
  var type: String?
  var format = OutputFormat.plain

  func run(_ context: CommandContext) async throws -> ExitCode {
    let (firstURL, secondURL) = (try context.storeDirectory(first), try context.storeDirectory(second))
    let progress = ProgressLine("Comparing", on: context.errorOutput)
    // If the output is a terminal, the progress would overwrite it.
    let showsProgress = !context.output.isTerminal
    defer { progress.end() }
    var report = DifferenceReport(format: format, output: context.output)
    do {
      let firstStore = try StoreInspection(firstURL)
      // If both paths are the same folder, open it once: a commit of another program between two openings would look like a
      // difference.
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
      // Everything that was read before the damage is intact, so its differences are shown.
      try report.flush()
      throw CommandFailure(inspecting: error)
    } catch let error as CommandFailure {
      try report.flush()
      throw error
    }
  }
}

extension SchemaComparison {
  /// Returns the comparison of one type only.
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
          requirement: "embedded objects are compared as parts of their owners"),
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
    summary: Wording("compare the schemas and objects of two stores"),
    discussion: [
      "Lines with - are only in DIR1, lines with + only in DIR2, and lines with ~ in both,",
      "with the old and the new value. The lines of each type end with a line of counts.",
      "With --format json, prints one object per difference and count.",
      "",
      "Objects are matched by their primary key or, without one, by their row number, as",
      "#7. Links are compared by the primary key of their target, and embedded objects as",
      "parts of their owners. Renamed classes and properties have their new names.",
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
