import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store history delete`: removes the versions before another one, with the files that only they need.
struct StoreHistoryDeleteCommand: Command, Equatable {
  var options: StoreOptions
  var version: StoreVersion

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    let progress = ProgressLine("Deleting", on: context.errorOutput)
    defer { progress.end() }
    do {
      let before = try StoreInspection(directory).byteCount()
      // The error of a store without history comes before the store is opened for writing.
      _ = try HistoryInspection(directory)
      progress.show()
      try await Writer().delete(before: version, in: directory)
      let first = try HistoryInspection(directory).firstVersion()
      let after = try StoreInspection(directory).byteCount()
      progress.end()
      try context.output.writeLine(line(first, before, after))
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    return .success
  }

  /// The actor to which the store belongs while it is changed.
  private actor Writer {
    func delete(before version: StoreVersion, in directory: URL) throws {
      try Store(configuration: .init(location: .directory(directory))).deleteHistory(before: version)
    }
  }

  private func line(_ first: UInt64, _ before: Int, _ after: Int) -> String {
    switch options.format {
    case .plain:
      return "The history begins with version \(first). "
        + "\(NumberText.grouped(before)) bytes before, \(NumberText.grouped(after)) bytes now."
    case .json:
      var object = JSONObject()
      object.append("event", "delete")
      object.append("firstVersion", Int(clamping: first))
      object.append("bytesBefore", before)
      object.append("bytes", after)
      return object.text
    }
  }
}

extension StoreHistoryDeleteCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      options: try StoreOptions(arguments), version: try StoreVersion(arguments, Self.beforeOption))
  }

  static let description = CommandDescription(
    name: "store history delete",
    command: StoreHistoryDeleteCommand.self,
    argument: .folder,
    summary: Wording("remove the versions before another one"),
    discussion: [
      "Removes the versions before VERSION, which is the number of a version or a time in",
      "UTC, and rewrites the store without superseded data. Later versions are removed if",
      "they share a file with removed ones. The current objects stay.",
    ],
    examples: [
      "santa-cli store history delete cards --before 42",
      "santa-cli store history delete cards --before 2026-12-24T10:00",
    ],
    ownOptions: [beforeOption, .format]
  )

  static let beforeOption = Option(
    "before", .text("VERSION"), isRequired: true, in: .subject,
    Wording("the first version or time to keep"))
}
