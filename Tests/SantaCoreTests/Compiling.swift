import Foundation
import SantaCoreTestSupport
import Testing

/// Compiles programs against the modules that were built with the tests.
enum Compiling {
  private static var modules: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }

  static let hasModules = FileManager.default.fileExists(
    atPath: modules.appending(path: "SantaCore.swiftmodule").path)

  /// Returns the compiler's errors for a program.
  static func errors(_ program: String) throws -> [String] {
    let directory = try TemporaryDirectory()
    let source = directory.url.appending(path: "Program.swift")
    defer { withExtendedLifetime(directory) {} }
    try Data(program.utf8).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, source.path]
    let output = Pipe.withOneOwner()
    process.standardError = output
    process.standardOutput = output
    try process.runUnlessItHangs()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let errors = text.split(separator: "\n").filter {
      $0.contains("Program.swift:") && $0.contains(" error: ")
    }
    #expect((process.terminationStatus == 0) == errors.isEmpty, "\(text)")
    return errors.map(String.init)
  }
}
