import Foundation

/// A page of the documentation whose Swift code is also in a file of the tests, and so is compiled.
struct CompiledPage {
  /// The number of blocks of Swift code on the page.
  let blockCount: Int
  /// The lines of code that the file does not have, or not in the order of their block.
  let uncompiledLines: [String]

  /// - Parameters:
  ///   - page: the path of the page in the repository.
  ///   - example: the path of the file in the folder of these tests.
  init(_ page: String, example: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: tests.appending(path: "../../\(page)"), encoding: .utf8)
    let compiled = try String(contentsOf: tests.appending(path: example), encoding: .utf8)
    let blocks = text.matches(of: /```swift\n([\s\S]*?)```/).map { $0.1 }
    blockCount = blocks.count
    uncompiledLines = blocks.flatMap { block in
      var rest = Self.lines(of: compiled)[...]
      return Self.lines(of: block).filter { line in
        guard let index = rest.firstIndex(of: line) else { return true }
        rest = rest[index...].dropFirst()
        return false
      }
    }
  }

  private static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
