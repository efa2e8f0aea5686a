import ArgumentParser
import Foundation
import SantaAccounts
import SantaServer

/// The audit log of a command that changes something without a running server.
struct AuditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Append a line of JSON to this file for each change. A running server uses its own audit log instead.",
      valueName: "file"))
  var auditLog: String?

  /// Opens the file before anything is changed: a change that can't be logged isn't made.
  func open() throws -> AuditLog? {
    try auditLog.map { path in
      try AuditLog(URL(filePath: path)) { error in
        let text = "The audit log \(path) can't be written: \(FileProblem.reason(for: error)).\n"
        FileHandle.standardError.write(Data(text.utf8))
      }
    }
  }
}
