import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store compact`: rewrites a store's files without superseded data.
struct StoreCompactCommand: Command, Equatable {
  var options: StoreOptions
  /// The size up to which a store is copied first, to find out whether compaction would make it smaller.
  private static let maximumTriedByteCount = 64 << 20

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    let progress = ProgressLine("Compacting", on: context.errorOutput)
    defer { progress.end() }
    do {
      let store = try StoreInspection(directory)
      let before = try store.byteCount()
      progress.show()
      // A segment can be larger than the log that it replaces. In a large store the difference is small, and not worth another
      // copy.
      let isTried = try store.hasOnlyLogs() || before <= Self.maximumTriedByteCount
      let isCopyShorter = isTried ? await Compactor().byteCountOfCopy(directory).map { $0 < before } : true
      if isCopyShorter ?? true { try await Compactor().compact(directory) }
      let after = try StoreInspection(directory).byteCount()
      progress.end()
      try context.output.writeLine(line(before, after))
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    return .success
  }

  private func line(_ before: Int, _ after: Int) -> String {
    switch options.format {
    case .plain:
      return "\(NumberText.grouped(before)) bytes before, \(NumberText.grouped(after)) bytes now."
    case .json:
      var object = JSONObject()
      object.append("event", "compact")
      object.append("bytesBefore", before)
      object.append("bytes", after)
      return object.text
    }
  }

  /// The actor to which the store belongs while it is compacted.
  private actor Compactor {
    /// Returns the size that the compacted store would have. It includes an empty log and the locks, which a copy does not
    /// have. Returns nil if the copy can't be made.
    func byteCountOfCopy(_ directory: URL) -> Int? {
      let copy = URL.temporaryDirectory.appending(path: "santa-compact-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: copy) }
      do {
        try Store(configuration: .init(location: .directory(directory), isReadOnly: true)).writeCopy(to: copy)
        return try StoreInspection(copy).byteCount() + 128
      } catch { return nil }
    }

    func compact(_ directory: URL) throws {
      try Store(configuration: .init(location: .directory(directory))).compact()
    }
  }
}

extension StoreCompactCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(options: try StoreOptions(arguments))
  }

  static let description = CommandDescription(
    name: "store compact",
    command: StoreCompactCommand.self,
    argument: .folder,
    summary: Wording("rewrite a store's files without obsolete data"),
    discussion: [
      "Stores compact themselves: their files are rarely much larger than twice their data.",
      "Other programs can keep reading and writing. If the command is interrupted, the",
      "store is unchanged. A store that would not become smaller is not rewritten. A store",
      "with a history keeps the files of earlier versions, and can become larger.",
    ],
    examples: [
      "santa-cli store compact",
      "santa-cli store compact backup/weather",
    ],
    ownOptions: [.format]
  )
}
