import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// URLs that aren't files on this machine. Their paths would otherwise be used from the root of the file system.
struct FileURLTests {
  private let url: URL

  init() throws { url = try #require(URL(string: "https://example.com/no-such-directory/x")) }

  private func refusal(_ body: () throws -> Void) -> StoreError? {
    #expect(throws: StoreError.self) { try body() }
  }

  @Test("Whatever takes a URL refuses one of another scheme, and says what to write")
  func otherSchemes() throws {
    let store = try Store.temporary()
    let directory = try TemporaryDirectory()
    let seeded = Store.Configuration(location: .directory(directory.url.appending(path: "new")), seed: url)
    let refusals: [StoreError?] = [
      refusal { _ = try Store(configuration: .init(location: .directory(url))) },
      refusal { _ = try Store(configuration: .init(location: .directory(url), isReadOnly: true)) },
      refusal { _ = try Store(configuration: seeded) },
      refusal { try store.writeCopy(to: url) },
      refusal { try Store.deleteFiles(at: url) },
      refusal { _ = try Store.schemaVersion(at: url) },
      refusal { _ = try Store.migrationReport(configuration: .init(location: .directory(url))) },
      refusal { _ = try store.importJSON(Stop.self, from: url) },
    ]
    for refusal in refusals {
      #expect(refusal?.code == .invalidConfiguration)
      let message = refusal?.message ?? ""
      #expect(message.contains("https://example.com/no-such-directory/x isn't a file URL"))
      #expect(message.contains("URL(filePath:"))
    }
    #expect(!FileManager.default.fileExists(atPath: "/no-such-directory"))
  }

  @Test("A URL without a scheme is a path")
  func noScheme() throws {
    let directory = try TemporaryDirectory()
    let path = directory.url.appending(path: "plain").path
    _ = try Store(configuration: .init(location: .directory(try #require(URL(string: path)))))
    #expect(FileManager.default.fileExists(atPath: path + "/lock"))
  }
}
