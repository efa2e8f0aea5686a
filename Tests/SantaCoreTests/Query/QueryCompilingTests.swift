import Foundation
import SantaCoreTestSupport
import Testing

/// Closures that the compiler must reject: those that use a property of a type that is no object, for example
/// `String.count`, because a store does not contain this property.
@Suite("Closures that must not compile") struct QueryCompilingTests {
  /// The directory with the modules of the build to which this test belongs.
  private static var modules: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }

  /// The compiler's errors about a closure of `where`.
  private func errors(_ closure: String) throws -> [String] {
    let directory = try TemporaryDirectory()
    let source = directory.url.appending(path: "Closure.swift")
    defer { withExtendedLifetime(directory) {} }
    try Data(
      """
      import SantaCore
      final class Stop: Object {
        @Persisted var number: Int
        @Persisted var place: String
        @Persisted var next: Stop?
        @Persisted var names: List<String>
      }
      func stops(_ all: Results<Stop>) { _ = all.where { \(closure) } }
      """.utf8
    ).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules.path, source.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let errors = text.split(separator: "\n").filter {
      $0.contains("Closure.swift:") && $0.contains(" error: ")
    }
    #expect((process.terminationStatus == 0) == errors.isEmpty, "\(text)")
    return errors.map(String.init)
  }

  private static let hasModules = FileManager.default.fileExists(
    atPath: modules.appending(path: "SantaCore.swiftmodule").path)

  @Test(
    "A property of a number, a text or a list is an error, and one of an object is none",
    .enabled(if: hasModules))
  func members() throws {
    #expect(try errors("$0.place.isEmpty && $0.next.place.count > 3 && $0.names.isEmpty") == [])
    for closure in [
      "$0.number.bitWidth > 3", "$0.next.place.hashValue > 3", "$0.names.underestimatedCount > 3",
    ] {
      #expect(try !errors(closure).isEmpty, "\(closure)")
    }
  }
}
