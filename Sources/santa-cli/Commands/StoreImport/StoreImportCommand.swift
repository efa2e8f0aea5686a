import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store import`: creates or updates the objects of a type from JSON or CSV.
struct StoreImportCommand: Command, Equatable {
  /// How much of the standard input is read at once.
  private static let chunkByteCount = 256 << 10

  /// A path, or `-` for the standard input.
  var file: String
  var directory: String
  var type: String
  var key: String?
  /// Nil for the format that the name of the file suggests.
  var format: StoredImport.Format?

  func run(_ context: CommandContext) async throws -> ExitCode {
    guard case .directory(let url) = try TrackerStores.Location(directory, in: context) else {
      throw CommandFailure.storeInMemory
    }
    if !Self.isName(type) {
      throw UsageError(
        .invalidValue(
          .type, value: type,
          requirement: "the name of a type has only letters, digits and underscores, and no digit first"),
        command: .storeImport)
    }
    let (source, close) = try source(in: context)
    defer { close() }
    let progress = ProgressLine("Importing", on: context.errorOutput)
    defer { progress.end() }
    let store: StoredImport
    do {
      store = try StoredImport(into: url, type: type, key: key, format: resolvedFormat) {
        Timestamp.parse($0)?.timeIntervalSinceReferenceDate
      }
    } catch { throw CommandFailure(opening: error) }
    try checkKey(of: store)
    do {
      let summary = try store.run(source) { summary in
        if let total = summary.progress.totalByteCount {
          progress.show(Double(summary.progress.byteCount) / Double(max(1, total)))
        } else {
          progress.show()
        }
        try Task.checkCancellation()
      }
      progress.end()
      try report(summary, to: context)
    } catch let error as StoreError { throw failure(error) }
    return .success
  }

  private var resolvedFormat: StoredImport.Format {
    format ?? (file.lowercased().hasSuffix(".csv") ? .csv : .json)
  }

  /// Whether a Swift class could have this name, so that a program can read the objects.
  private static func isName(_ text: String) -> Bool {
    let isStart = text.first.map { $0.isLetter || $0 == "_" } ?? false
    return isStart && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Where the data comes from, and what is to be done afterwards.
  private func source(in context: CommandContext) throws -> (StoredImport.Source, close: () -> Void) {
    if file == "-" {
      return (.stream("standard input", { try context.readInput(Self.chunkByteCount) }), {})
    }
    let path = try context.absolutePath(file)
    // Whatever the reason is, there is nothing to read.
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
      message: isRegular == nil ? "There is no file '\(file)'." : "'\(file)' is neither a file nor a pipe.",
      hint: "Give the path of a file with JSON or CSV, or '-' for standard input.")
  }

  private func checkKey(of store: StoredImport) throws(UsageError) {
    guard let key, let known = store.knownType else { return }
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

  private func report(_ summary: StoredImport.Summary, to context: CommandContext) throws {
    if let type = summary.newType {
      let properties = type.properties.map { property in
        "\(property.name): \(property.type)\(property.isPrimaryKey ? " (primary key)" : "")"
      }
      let basis = summary.sampleCount.map { ", as in the first \(NumberText.grouped($0)) objects" } ?? ""
      let line = "\(type.name) is a new type with \(properties.joined(separator: ", "))\(basis)."
      try context.output.writeLine(line.terminalSafe)
    }
    let count = summary.progress.objectCount
    try context.output.writeLine(
      "\(NumberText.grouped(count)) \(count == 1 ? "object" : "objects") imported.")
    if !summary.ignoredNames.isEmpty {
      let names = summary.ignoredNames.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      let more = summary.ignoredNames.count > 20 ? " and \(summary.ignoredNames.count - 20) more" : ""
      try note("\(type) has no property \(names)\(more). These values were left out.", to: context)
    }
    for (type, count) in summary.missingTargets.sorted(by: { $0.key < $1.key }) {
      try note(
        "links name \(NumberText.grouped(count)) \(type) objects of which nothing is known but their key. They were created.",
        to: context)
    }
  }

  private func note(_ text: String, to context: CommandContext) throws {
    try context.errorOutput.writeLine("note: \(text)".terminalSafe)
  }
}

extension CommandFailure {
  /// A failure with the error of a store that can't be opened.
  fileprivate init(opening error: StoreError) {
    switch error.code {
    case .corruptFile, .unsupportedFormat: self.init(inspecting: error)
    default:
      self.init(
        exitCode: .cannotCreate, message: error.description,
        hint: "Give the folder of a store, or the path of one that is to be created.")
    }
  }
}
