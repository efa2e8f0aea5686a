import Foundation
import Testing

/// The program must stop with a message even in release builds, where the optimiser removes the message of a `precondition`.
struct StoppingTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  @Test("No source stops the program by other means than stopProgram and require")
  func sentencesReachReleaseBuilds() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    for path in paths where path.hasSuffix(".swift") && !path.hasSuffix("Errors/Stopping.swift") {
      let code = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
        .replacing(/\/\/[^\n]*/, with: "")
      let found = code.matches(of: /\b(?:precondition|preconditionFailure|fatalError|assertionFailure)\(/)
      #expect(found.isEmpty, "\(path) calls \(found.map { $0.0 })")
    }
  }
}
