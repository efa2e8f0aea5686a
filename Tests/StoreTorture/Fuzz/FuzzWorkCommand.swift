import Foundation
import SantaCore

/// `fuzz-work --templates DIR --scratch DIR --seed S --count N`: forges stores with consecutive seeds, and uses each one like a
/// program. Prints `begin SEED` before each store and the result after it, so that the seed of a crash is known.
struct FuzzWorkCommand {
  private let templates: URL
  private let scratch: URL
  private let options: Options

  init(_ options: Options) throws {
    self.options = options
    templates = URL(filePath: try options.text("templates"), directoryHint: .isDirectory)
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
  }

  func run() throws {
    SystemLimit.memory.set(try options.number("memory", default: 4096) << 20)
    let first = try options.number("seed", default: 1)
    for seed in first..<(first + (try options.number("count", default: 1))) {
      Output.line("begin \(seed)")
      Output.line(try forge(seed) ? "opened" : "refused")
    }
  }

  /// - Returns: whether the store could be opened.
  private func forge(_ seed: Int) throws -> Bool {
    let directory = scratch.appending(path: "store.\(seed)", directoryHint: .isDirectory)
    let copy = scratch.appending(path: "copy.\(seed)", directoryHint: .isDirectory)
    let name = FuzzTemplates.all[seed % FuzzTemplates.all.count].name
    let (template, hasVersions) = (templates.appending(path: name), FuzzTemplates.withVersions.contains(name))
    var forged = try ForgedStore(copying: template, seed: UInt64(seed))
    forged.forge(hasVersions: hasVersions)
    for line in forged.log { Output.line("  \(line)") }
    try forged.write(to: directory, copying: template)
    var isOpened = false
    try Self.trying {
      let store = try FuzzTemplates.open(directory, isReadOnly: true)
      isOpened = true
      Output.line("  reading")
      StoreExerciser(store: store).read()
      Output.line("  reading history")
      try readHistory(store, seed)
    }
    Output.line("  inspecting")
    try inspect(directory)
    try Self.trying {
      Output.line("  opening")
      let store = try FuzzTemplates.open(directory, durability: .relaxed)
      isOpened = true
      let tour = StoreExerciser(store: store)
      if seed % 3 == 0 { tour.read() }
      Output.line("  writing")
      try tour.write()
    }
    try Self.trying {
      Output.line("  reopening")
      let store = try FuzzTemplates.open(directory, durability: .relaxed)
      let tour = StoreExerciser(store: store)
      if seed % 2 == 0 { tour.read() }
      if hasVersions { try changeHistory(store, directory, seed / FuzzTemplates.all.count) }
      Output.line("  rewriting")
      try tour.rewrite(copy: copy)
    }
    try inspect(directory)
    for url in [directory, copy] where FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
    return isOpened
  }

  /// Reads all kept versions, and goes on from the cursor's position.
  private func readHistory(_ store: Store, _ seed: Int) throws {
    var versions: [UInt64] = []
    try Self.trying {
      try store.history().forEach { transaction in
        versions.append(transaction.version)
        _ = (transaction.typeNames, transaction.author, transaction.date)
        try Self.trying {
          let changes = try transaction.changes(of: Parcel.self)
          _ = (
            changes.insertions.map(\.id), changes.deletions.map(\.id), changes.modifications.map(\.old.weight)
          )
        }
      }
    }
    if let version = versions.dropFirst(seed % max(1, versions.count)).first {
      try Self.trying { StoreExerciser(store: try Store(store.configuration, at: .version(version))).read() }
    }
  }

  /// Consumes transactions, and ends what keeps versions.
  private func changeHistory(_ store: Store, _ directory: URL, _ number: Int) throws {
    Output.line("  consuming")
    for name in ["slow", "new", "a cursor"].dropFirst(number % 3) {
      try Self.trying { try FuzzCursor.consume(directory, name, limit: 12) }
    }
    Output.line("  changing history")
    switch number % 5 {
    case 0: try Self.trying { try store.deleteHistory(before: .date(.now)) }
    case 1: try Self.trying { try store.deleteHistory(before: .version(UInt64(number % 40))) }
    case 2: try Self.trying { try store.removeCursor(named: "slow") }
    case 3:
      try Self.trying {
        for demand in try HistoryInspection(directory).demands() {
          try store.endHistoryDemand(of: demand.program)
        }
      }
    default: break
    }
  }

  /// Lists the history like `santa-cli store log` and `store history list`.
  private func inspectHistory(_ directory: URL) throws {
    try Self.trying {
      let history = try HistoryInspection(directory)
      try Self.trying { _ = try history.demands().map(\.byteCount) }
      try Self.trying { _ = (try history.byteCount(), try history.firstVersion()) }
      _ = history.cursors.map { ($0.name, $0.version, $0.date) }
      var versions: [UInt64] = []
      try Self.trying {
        try history.forEachTransaction { entry in
          versions.append(entry.version)
          _ = (entry.changes, entry.author, entry.note, entry.token)
        }
      }
      if zip(versions, versions.dropFirst()).contains(where: { $0 >= $1 }) {
        throw Loss("Versions are out of order: \(versions)")
      }
      for version in versions.suffix(2) {
        try Self.trying { try history.forEachTransaction(after: .version(.version(version))) { _ in } }
      }
    }
  }

  /// Inspects the store like `santa-cli store`.
  private func inspect(_ directory: URL) throws {
    try inspectHistory(directory)
    try Self.trying { _ = try StoreVerification(of: directory) }
    try Self.trying {
      let inspection = try StoreInspection(directory)
      _ = (inspection.version, try inspection.byteCount())
      for type in inspection.types {
        try Self.trying {
          try inspection.forEachObject(of: type) { object in
            for content in object.contents {
              if case .value(.link(let row)) = content {
                _ = inspection.primaryKey(ofRow: row, in: type.name)
              }
            }
          }
        }
      }
    }
  }

  private static func trying(_ body: () throws -> Void) throws {
    do { try body() } catch let error as StoreError {
      // The error for a rejected file names the file and the reason.
      if error.message.isEmpty { throw Loss("An error says nothing.") }
      if error.code == .corruptFile, !error.message.contains("/store.") {
        throw Loss("An error names no file: \(error.message)")
      }
    }
  }
}
