import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store import`: creates or updates the objects of a type from JSON or CSV.
struct StoreImportCommand: Command, Equatable {
  /// The number of bytes of the standard input that are read at once.
  private static let chunkByteCount = 256 << 10

  /// A path, or `-` for the standard input.
  var file: String
  var directory: String
  var type: String
  var key: String?
  /// The format; nil to derive it from the name of the file.
  var format: StoredImport.Format?
  /// The byte between two cells of a table.
  var delimiter: UInt8?
  /// The types of properties of a new type that are not inferred, by their names.
  var types: [String: String] = [:]
  var isDryRun = false
  /// The path of the file for records with errors; nil if such a record ends the import.
  var rejects: String?
  /// The number of records in a transaction.
  var batchSize = 10_000

  func run(_ context: CommandContext) async throws -> ExitCode {
    guard case .directory(let url) = try TrackerStores.Location(directory, in: context) else {
      throw CommandFailure.storeInMemory
    }
    if !Self.isName(type) {
      throw UsageError(
        .invalidValue(
          .type, value: type,
          requirement:
            "a type name must have only letters, digits and underscores, and must not start with a digit"),
        command: .storeImport)
    }
    let (source, close) = try source(in: context)
    let rejected = try rejects.map {
      try RejectFile(try context.absolutePath($0), input: file, store: url.filePath, in: context)
    }
    defer { rejected?.close() }
    let progress = ImportProgressLine(on: context.errorOutput)
    defer { progress.end() }
    let store: StoredImport
    do {
      store = try StoredImport(
        into: url, type: type, key: key, format: resolvedFormat, options: try options(rejected)
      ) {
        Timestamp.parse($0)?.timeIntervalSinceReferenceDate
      }
    } catch let error as StoreError { throw CommandFailure(opening: error) }
    try check(store)
    try rejected?.begin()
    var stored: StoredImport.Summary?
    do {
      let summary = try store.run(source) { summary in
        stored = summary
        progress.show(summary.progress)
        try Task.checkCancellation()
      }
      close()
      progress.end()
      try report(summary, of: store, to: context)
      return summary.rejectedCount > 0 ? .dataError : .success
    } catch let error as StoreError {
      // An error in the data already has this note in its message.
      if error.code != .invalidImport { try noteStored(stored, to: context) }
      throw failure(error)
    } catch let error as CancellationError {
      progress.end()
      try noteStored(stored, to: context)
      throw error
    }
  }

  /// Says which objects are stored after an import ended early, and how to continue the import.
  private func noteStored(_ summary: StoredImport.Summary?, to context: CommandContext) throws {
    guard let summary, !isDryRun, summary.progress.objectCount > 0 else { return }
    let count = summary.progress.objectCount
    let objects = "\(NumberText.grouped(count)) \(count == 1 ? "object is" : "objects are") in the store"
    let advice =
      summary.continuation.map {
        "Import only the records from \($0) on, because the others would be added again."
      }
      ?? "Import the data again to continue; objects with the same key are updated."
    try note("\(objects). \(advice)", to: context)
  }

  private func options(_ rejected: RejectFile?) throws -> StoredImport.Options {
    var options = StoredImport.Options()
    options.delimiter = delimiter
    options.isDryRun = isDryRun
    options.batchSize = batchSize
    options.types = types.compactMapValues { GivenType($0) }
    options.reject = rejected.map { rejected in { try rejected.write($0) } }
    return options
  }

  private var resolvedFormat: StoredImport.Format {
    format ?? (file.lowercased().hasSuffix(".csv") ? .csv : .json)
  }

  /// Whether a string can be the name of a Swift class, so that a program can read the objects.
  private static func isName(_ text: String) -> Bool {
    let isStart = text.first.map { $0.isLetter || $0 == "_" } ?? false
    return isStart && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns the source of the data, and a closure that closes it.
  private func source(in context: CommandContext) throws -> (StoredImport.Source, close: () -> Void) {
    if file == "-" {
      return (.stream("standard input", { try context.readInput(Self.chunkByteCount) }), {})
    }
    let path = try context.absolutePath(file)
    // If the check fails, the path is tried as a pipe.
    let isRegular = try? InputFile.isRegular(path)
    if isRegular == true { return (.file(path), {}) }
    if let pipe = StandardStreams.openPipe(path) {
      return (
        .stream(file, { try StandardStreams.read(pipe, upTo: Self.chunkByteCount) }),
        { StandardStreams.close(pipe) }
      )
    }
    throw CommandFailure(
      exitCode: .noInput,
      message: isRegular == nil
        ? "The file '\(file)' doesn't exist." : "'\(file)' is neither a file nor a pipe.",
      hint: "Give the path of a file with JSON or CSV, or '-' for standard input.")
  }

  private func check(_ store: StoredImport) throws(UsageError) {
    if resolvedFormat == .json, let delimiter {
      throw UsageError(
        .invalidValue(
          Self.delimiterOption, value: "\(Character(Unicode.Scalar(delimiter)))",
          requirement: "only a table has a delimiter; add --format csv"),
        command: .storeImport)
    }
    guard let known = store.knownType else { return }
    if let name = types.keys.sorted().first {
      throw UsageError(
        .invalidValue(
          Self.typesOption, value: "\(name)=\(types[name] ?? "")",
          requirement: "the store has the type \(type), whose properties have their types"),
        command: .storeImport)
    }
    guard let key else { return }
    let name = known.properties.first(where: \.isPrimaryKey)?.name
    if name == key { return }
    throw UsageError(
      .invalidValue(
        Self.keyOption, value: key,
        requirement: name.map { "the primary key of \(type) is '\($0)'" } ?? "\(type) has no primary key"),
      command: .storeImport)
  }

  private func failure(_ error: StoreError) -> CommandFailure {
    switch error.code {
    case .invalidImport: CommandFailure(exitCode: .dataError, message: error.description)
    default: CommandFailure(inspecting: error)
    }
  }

  private func report(
    _ summary: StoredImport.Summary, of store: StoredImport, to context: CommandContext
  ) throws {
    if let type = summary.newType {
      let properties = type.properties.map { property in
        "\(property.name): \(property.type)\(property.isPrimaryKey ? " (primary key)" : "")"
      }
      let basis = summary.sampleCount.map { ", based on the first \(NumberText.grouped($0)) objects" } ?? ""
      let verb = isDryRun ? "would be" : "is"
      let list = properties.isEmpty ? "without properties" : "with \(properties.joined(separator: ", "))"
      let line = "\(type.name) \(verb) a new type \(list)\(basis)."
      try context.output.writeLine(line.terminalSafe)
    }
    let count = summary.progress.objectCount
    let objects = "\(NumberText.grouped(count)) \(count == 1 ? "object" : "objects")"
    if isDryRun {
      let known = summary.updateCount
      let updates = known == 0 ? "" : ", \(NumberText.grouped(known)) of them by updating an object"
      try context.output.writeLine("\(objects) would be imported\(updates). Nothing was written.")
    } else {
      try context.output.writeLine("\(objects) imported.")
    }
    if let rejects, summary.rejectedCount > 0 {
      let (count, verb) = (summary.rejectedCount, isDryRun ? "would be" : "were")
      try note(
        count == 1
          ? "one record has an error. '\(rejects)' has it with its reason."
          : "\(NumberText.grouped(count)) records have errors and \(verb) left out. '\(rejects)' has them with their reasons.",
        to: context)
    }
    if !summary.ignoredNames.isEmpty {
      let names = summary.ignoredNames.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      let more = summary.ignoredNames.count > 20 ? " and \(summary.ignoredNames.count - 20) more" : ""
      try note("ignored the values of \(names)\(more): \(type) has no such properties.", to: context)
    }
    for (type, count) in summary.missingTargets.sorted(by: { $0.key < $1.key }) {
      try note(
        "links refer to \(NumberText.grouped(count)) missing \(type) objects. \(isDryRun ? "They would be" : "They were") created with only their primary key.",
        to: context)
    }
  }

  private func note(_ text: String, to context: CommandContext) throws {
    try context.errorOutput.writeLine("note: \(text)".terminalSafe)
  }
}

extension CommandFailure {
  /// Creates a failure from the error of a store that can't be opened.
  fileprivate init(opening error: StoreError) {
    switch error.code {
    case .corruptFile, .unsupportedFormat: self.init(inspecting: error)
    default:
      self.init(
        exitCode: .cannotCreate, message: error.description,
        hint: "Give the folder of an existing store, or a path for a new one.")
    }
  }
}
