import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store recover`: copies all readable data of a damaged store to a new store.
struct StoreRecoverCommand: Command, Equatable {
  var options: StoreOptions
  /// The folder of the new store.
  var target: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let source = try context.storeDirectory(options.directory, isStore: StoreInspection.hasParts)
    guard case .directory(let target) = try TrackerStores.Location(target, in: context) else {
      throw CommandFailure.storeInMemory
    }
    let progress = ProgressLine("Recovering", on: context.errorOutput)
    defer { progress.end() }
    progress.show()
    let report: RecoveryReport
    do { report = try Store.recover(at: source, to: target) } catch let error as StoreError {
      throw CommandFailure(recovering: error)
    }
    progress.end()
    if options.format == .json {
      for line in jsonLines(report) { try context.output.writeLine(line) }
      return report.isComplete ? .success : .dataError
    }
    for type in report.types { try context.output.writeLine(text(type).terminalSafe) }
    for note in report.notes { try context.errorOutput.writeLine("note: \(note)".terminalSafe) }
    for damage in report.damages { try context.errorOutput.writeLine("damage: \(text(damage))".terminalSafe) }
    if report.damageCount > report.damages.count {
      let more = NumberText.grouped(report.damageCount - report.damages.count)
      try context.errorOutput.writeLine("damage: … and \(more) more")
    }
    let whole = counted(report.objectCount, "object", "objects")
    if report.isComplete {
      try context.output.writeLine("Everything could be read: \(whole) of version \(report.version).")
      return .success
    }
    throw CommandFailure(
      exitCode: .dataError,
      message: "Not everything in \(source.path) could be read: \(whole) recovered\(losses(report)).",
      hint: "The recovered data is in \(target.path). The damaged store is unchanged.")
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.grouped(count)) \(count == 1 ? one : many)"
  }

  private func text(_ type: RecoveryReport.RecoveredType) -> String {
    var parts = ["\(type.name): \(counted(type.objectCount, "object", "objects"))"]
    if type.incompleteCount > 0 {
      parts.append("\(NumberText.grouped(type.incompleteCount)) of them incomplete")
    }
    if type.lostCount > 0 { parts.append("\(NumberText.grouped(type.lostCount)) lost") }
    if type.lostLinkCount > 0 {
      parts.append(counted(type.lostLinkCount, "link to a lost object", "links to lost objects"))
    }
    return parts.joined(separator: ", ")
  }

  private func losses(_ report: RecoveryReport) -> String {
    var text = ""
    if report.incompleteCount > 0 {
      text += ", \(NumberText.grouped(report.incompleteCount)) of them incomplete"
    }
    if report.lostCount > 0 { text += ", \(NumberText.grouped(report.lostCount)) lost" }
    return text
  }

  private func text(_ damage: RecoveryReport.Damage) -> String {
    let offset = damage.offset.map { ", byte \($0)" } ?? ""
    return "\(damage.file)\(offset): \(damage.what)"
  }

  private func jsonLines(_ report: RecoveryReport) -> [String] {
    var lines: [String] = []
    for type in report.types {
      var object = JSONObject()
      object.append("event", "type")
      object.append("type", type.name)
      object.append("objects", type.objectCount)
      object.append("incomplete", type.incompleteCount)
      object.append("lost", type.lostCount)
      object.append("lostLinks", type.lostLinkCount)
      lines.append(object.text)
    }
    for note in report.notes {
      var object = JSONObject()
      object.append("event", "note")
      object.append("what", note)
      lines.append(object.text)
    }
    for damage in report.damages {
      var object = JSONObject()
      object.append("event", "damage")
      object.append("file", damage.file)
      object.append("offset", damage.offset)
      object.append("what", damage.what)
      lines.append(object.text)
    }
    var object = JSONObject()
    object.append("event", "recover")
    object.append("complete", report.isComplete)
    object.append("version", Int(clamping: report.version))
    object.append("objects", report.objectCount)
    object.append("incomplete", report.incompleteCount)
    object.append("lost", report.lostCount)
    object.append("lostLinks", report.lostLinkCount)
    object.append("damages", report.damageCount)
    return lines + [object.text]
  }
}

extension CommandFailure {
  /// Creates a failure from an error during the recovery.
  fileprivate init(recovering error: StoreError) {
    switch error.code {
    case .cannotCreate: self.init(exitCode: .cannotCreate, message: error.description)
    default: self.init(inspecting: error)
    }
  }
}
