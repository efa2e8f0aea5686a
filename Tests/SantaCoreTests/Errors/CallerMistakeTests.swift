import Foundation
import Testing

@testable import CallerMistakes

/// `.ci/run` tests the same mistakes in a release build.
struct CallerMistakeTests {
  /// The program that SwiftPM builds next to the tests.
  private static var program: URL {
    // On Linux, the test bundle is the running program. On macOS, another program loads it.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
      .appending(path: "CallerMistakes")
  }

  @Test(
    "A mistake that can't be thrown stops the program with its message",
    arguments: Mistake.all.map(\.name))
  func stopsWithSentence(_ name: String) throws {
    let mistake = try #require(Mistake.all.first { $0.name == name })
    let problem = try MistakeRun(of: mistake, by: Self.program).problem
    #expect(problem == nil)
  }

  @Test("Every mistake has a unique name")
  func namesAreUnique() {
    #expect(Set(Mistake.all.map(\.name)).count == Mistake.all.count)
  }
}
