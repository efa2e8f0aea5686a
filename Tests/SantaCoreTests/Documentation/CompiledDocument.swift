import Foundation
import Testing

/// A page whose Swift code is compiled: each line is also in a source file of the tests, block by block and in the same order.
struct CompiledDocument {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.appending(path: "../..").standardizedFileURL

  /// The lines of each block of Swift code.
  let blocks: [[String]]
  private let compiled: [[String]]

  /// Reads a page and the source files that contain its code.
  ///
  /// - Parameters:
  ///   - path: the page, relative to the root of the package.
  ///   - sources: files below `Tests/SantaCoreTests`. Each block of the page is in one of them.
  init(_ path: String, in sources: [String]) throws {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    blocks = text.matches(of: /```swift\n([\s\S]*?)```/).map { Self.lines(of: $0.1) }
    compiled = try sources.map {
      Self.lines(of: try String(contentsOf: Self.tests.appending(path: $0), encoding: .utf8))
    }
  }

  /// The first line of each block that the sources don't contain, or contain in another order.
  var missingLines: [String] {
    blocks.compactMap { block in
      let missing = compiled.map { Self.firstLine(of: block, missingIn: $0) }
      return missing.contains { $0 == nil } ? nil : missing[0]
    }
  }

  private static func firstLine(of block: [String], missingIn compiled: [String]) -> String? {
    var rest = compiled[...]
    for line in block {
      // The tests may declare a function of the page as static.
      guard let index = rest.firstIndex(where: { $0 == line || $0 == "static " + line }) else { return line }
      rest = rest[index...].dropFirst()
    }
    return nil
  }

  private static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
