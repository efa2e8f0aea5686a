import Foundation
import SantaStore
import Testing

@testable import SantaAccounts

/// Temporary directories.
struct TemporaryDirectoryTests {
  @Test("A directory is removed with its object, and what a killed process left by the next one")
  func leftovers() throws {
    let parent = try TemporaryDirectory()
    var first: TemporaryDirectory? = try TemporaryDirectory(in: parent.url)
    let firstURL = try #require(first?.url)
    let left = parent.url.appending(path: "santa-accounts-left", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    let second = try TemporaryDirectory(in: parent.url)
    #expect(!FileManager.default.fileExists(atPath: left.path))
    let third = try TemporaryDirectory(in: parent.url)
    for directory in [firstURL, second.url, third.url] {
      #expect(FileManager.default.fileExists(atPath: directory.path))
    }
    first = nil
    #expect(!FileManager.default.fileExists(atPath: firstURL.deletingLastPathComponent().path))
  }
}
