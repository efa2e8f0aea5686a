import Dispatch
import Foundation
import SantaCore
import SantaServerTestSupport
import SantaSync
import Testing

/// A client in Python and a store in this process that share a server.
@Suite(.fewAtOnce) struct OtherLanguageTests {
  final class Greeting: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String = ""
  }

  static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: python != nil, "There is no Python."))
  func `a client that was made from the description of the protocol takes part`() async throws {
    let folder = try TemporaryFolder()
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let configuration = Store.Configuration(
      location: .directory(folder.url.appending(path: "store")), objectTypes: [Greeting.self])
    do {
      let store = try Store(configuration: configuration)
      try store.write { store.create(Greeting.self, value: ["id": 1, "text": "from Swift"]) }
    }
    let sync = try StoreSync(configuration, server: server.url, name: "greetings", token: RunningServer.token)
    try await sync.waitForUpload()
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.python))
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../client.py")
    process.arguments = [
      script.path, "http://127.0.0.1:\(server.port)", "greetings", "7", "from Python", "2",
    ]
    process.environment = ["SANTA_SERVER_TOKEN": RunningServer.token]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try output.fileHandleForReading.readToEnd() })
      }
    }
    process.waitForEnd()
    #expect(process.terminationStatus == 0)
    let lines = String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n").map {
      $0.drop { $0 != ":" }.dropFirst(2)
    }
    #expect(lines == ["1 from Swift", "7 from Python"])
    let deadline = ContinuousClock.now + .seconds(10)
    var texts: [String] = []
    while texts.count < 2, ContinuousClock.now < deadline {
      let store = try Store(configuration: configuration)
      texts = store.objects(Greeting.self).sorted(by: \.id).map(\.text)
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(texts == ["from Swift", "from Python"])
    await sync.stop()
    try await server.stop()
  }
}
