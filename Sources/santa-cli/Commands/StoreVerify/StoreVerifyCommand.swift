import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store verify`: verifies all checksums and invariants of a store.
struct StoreVerifyCommand: Command, Equatable {
  var options: StoreOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    let found: StoreVerification
    do throws(StoreError) {
      let progress = ProgressLine("Verifying", on: context.errorOutput)
      defer { progress.end() }
      found = try StoreVerification(of: directory) { progress.show($0) }
    } catch { throw CommandFailure(inspecting: error) }
    if options.format == .json {
      for line in jsonLines(found) { try context.output.writeLine(line) }
      return found.damageCount == 0 ? .success : .dataError
    }
    if found.damageCount == 0 {
      try context.output.writeLine(summary(found))
      return .success
    }
    for damage in found.damages { try context.errorOutput.writeLine("damage: \(text(damage).terminalSafe)") }
    if found.damageCount > found.damages.count {
      let more = NumberText.grouped(found.damageCount - found.damages.count)
      try context.errorOutput.writeLine("damage: … and \(more) more")
    }
    let count =
      found.damageCount == 1 ? "1 error was" : "\(NumberText.grouped(found.damageCount)) errors were"
    throw CommandFailure(
      exitCode: .dataError, message: "The store in \(directory.path) is damaged: \(count) found.",
      hint:
        "Nothing was changed. Restore the folder from a backup, or copy the readable data to a new store with "
        + "'\(Program.name) store recover'.")
  }

  private func text(_ damage: StoreError.Damage) -> String {
    let offset = damage.offset.map { ", byte \($0)" } ?? ""
    return "\(damage.path)\(offset): \(damage.what)"
  }

  private func summary(_ found: StoreVerification) -> String {
    let version = found.version.map { "Version \($0) is intact: " } ?? ""
    let counts = [
      (found.objectCount, "object", "objects"), (found.blockCount, "block", "blocks"),
      (found.segmentCount, "segment", "segments"), (found.segmentByteCount, "byte", "bytes"),
      (found.recordCount, "log record", "log records"),
      (found.externalCount, "file", "files"),
    ].map { "\(NumberText.grouped($0.0)) \($0.0 == 1 ? $0.1 : $0.2)" }
    let external = found.externalCount > 0 ? ", \(counts[5]) with external data" : ""
    return "\(version)\(counts[0]), \(counts[1]) in \(counts[2]) of \(counts[3]), \(counts[4])\(external)."
  }

  private func jsonLines(_ found: StoreVerification) -> [String] {
    let damages = found.damages.map { damage in
      var object = JSONObject()
      object.append("event", "damage")
      object.append("file", damage.path)
      object.append("offset", damage.offset)
      object.append("what", damage.what)
      return object.text
    }
    var object = JSONObject()
    object.append("event", "verify")
    object.append("whole", found.damageCount == 0)
    object.append("version", found.version.map { Int(clamping: $0) })
    object.append("damages", found.damageCount)
    object.append("objects", found.objectCount)
    object.append("blocks", found.blockCount)
    object.append("segments", found.segmentCount)
    object.append("segmentBytes", found.segmentByteCount)
    object.append("records", found.recordCount)
    object.append("externalFiles", found.externalCount)
    return damages + [object.text]
  }
}

extension StoreVerifyCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(options: try StoreOptions(arguments))
  }

  static let description = CommandDescription(
    name: "store verify",
    command: StoreVerifyCommand.self,
    argument: .folder,
    summary: Wording("verify a store's checksums, indexes and links"),
    discussion: [
      "Reads every byte of the segments, the logs and the manifest, and then all objects",
      "with their indexes and links. Reports each damage with its file and byte. The exit",
      "code is 65 if the store is damaged, and 0 otherwise.",
    ],
    examples: [
      "santa-cli store verify",
      "santa-cli store verify --format json backup/weather",
    ],
    ownOptions: [.format]
  )
}
