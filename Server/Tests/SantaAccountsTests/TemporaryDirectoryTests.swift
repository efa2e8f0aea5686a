import Foundation
import SantaServerTestSupport
import SantaStore
import Testing

@testable import SantaAccounts

/// Temporary directories.
@Suite(.fewAtOnce) struct TemporaryDirectoryTests {
  @Test("A directory is removed with its object, and what a killed process left by the next one")
  func leftovers() throws {
    let parent = try TemporaryDirectory()
    var first: TemporaryDirectory? = try TemporaryDirectory(in: parent.url)
    let firstURL = try #require(first?.url)
    // Directories of a killed process, of other programs, and with other purposes.
    let names = [
      "santa-accounts-0123456789abcdef/contents", "santa-accounts-pictures",
      "santa-accounts-fedcba9876543210/mine",
      "santa-page-0123456789abcdef/contents",
    ]
    for name in names {
      let url = parent.url.appending(path: name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    let second = try TemporaryDirectory(in: parent.url)
    #expect(
      names.map { FileManager.default.fileExists(atPath: parent.url.appending(path: $0).path) } == [
        false, true, true, true,
      ])
    let page = try TemporaryDirectory("santa-page-", in: parent.url)
    #expect(page.url.deletingLastPathComponent().lastPathComponent.hasPrefix("santa-page-"))
    #expect(!FileManager.default.fileExists(atPath: parent.url.appending(path: names[3]).path))
    let third = try TemporaryDirectory(in: parent.url)
    for directory in [firstURL, second.url, third.url] {
      #expect(FileManager.default.fileExists(atPath: directory.path))
    }
    first = nil
    #expect(!FileManager.default.fileExists(atPath: firstURL.deletingLastPathComponent().path))
  }
}
