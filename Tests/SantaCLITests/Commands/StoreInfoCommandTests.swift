import Foundation
import SantaCore
import Testing

@testable import santa_cli

struct StoreInfoCommandTests {
  @Test func `types with their properties, and files with their bytes`() async throws {
    let samples = try SampleStore.compacted()
    let (manifest, segment) = (
      try samples.byteCount(of: "manifest"), try samples.byteCount(of: samples.segmentName)
    )
    let outcome = await Outcome.of("store", "info", samples.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    let start = [
      "Store      \(samples.path)", "Format     2", "Version    2", "Objects    4 of 3 types",
      "Manifest   \(grouped(manifest)) bytes", "Segments   \(grouped(segment)) bytes",
    ]
    #expect(Array(outcome.lines.prefix(start.count)) == start)
    let types = outcome.output.drop(while: { $0 != "\n" }).components(separatedBy: "\n\n").dropFirst(2)
    let expected = [
      """
      Sample: 2 objects
        id            int64               primary key
        bool          bool
        int8          int8
        uint64        uint64
        float         float
        double        double
        text          string
        data          data
        date          date
        uuid          uuid
        optionalText  string?
        optionalDate  date?
        rank          int64?              indexed
        link          Sample?             cascades
        note          Note?
        links         List<Sample>
        doubles       List<double>
        texts         MutableSet<string>
        notes         Map<String, Note?>
        label         Label?
      """,
      "Note: 1 object\n  text  string", "Label: 1 object, embedded\n  text  string",
    ]
    #expect(Set(types.map { $0.trimmingCharacters(in: .newlines) }) == Set(expected))
  }

  @Test func `for programs it is one object a line`() async throws {
    let samples = try SampleStore()
    let outcome = await Outcome.of("store", "info", "--format", "json", samples.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    let objects = try outcome.lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.count == 28)
    #expect(outcome.lines[0].hasPrefix(#"{"event":"store","path":""#))
    #expect(outcome.lines[0].contains(#","format":2,"version":2,"types":3,"objects":4,"bytes":"#))
    let link = """
      {"event":"property","of":"Sample","name":"link","type":"Sample?","primaryKey":false,"indexed":false,\
      "unique":false,"cascades":true,"onDelete":"cascade","target":"Sample"}
      """
    #expect(outcome.lines.contains(link))
    #expect(
      outcome.lines.contains(
        #"{"event":"type","name":"Label","embedded":true,"objects":1,"uniqueTogether":[]}"#))
    #expect(outcome.lines.contains(#"{"event":"file","kind":"lock","name":"lock","bytes":48}"#))
  }

  private final class Door: Object {
    @Persisted(unique: true) var bell: String
    @Persisted var street: String
    @Persisted var number: Int
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Door.street, \Door.number]] }
  }

  @Test func `unique properties are shown`() async throws {
    let folder = try TemporaryFolder()
    let location = Store.Configuration.Location.directory(folder.url.appending(path: "store"))
    withExtendedLifetime(try Store(configuration: .init(location: location, objectTypes: [Door.self]))) {}
    let outcome = await Outcome.of("store", "info", folder.path("store"))
    #expect(outcome.lines.contains("Objects    0 of 1 type"))
    #expect(
      outcome.output.hasSuffix(
        """

        Door: 0 objects
          bell    string  unique
          street  string
          number  int64
          unique together: street, number

        """), "\(outcome.output)")
    let json = await Outcome.of("store", "info", "--format", "json", folder.path("store"))
    #expect(json.output.contains(#""objects":0,"uniqueTogether":[["street","number"]]}"#))
    #expect(json.output.contains(#""indexed":false,"unique":true,"#))
  }

  private final class Letter: Object {
    @Persisted var text = ""
  }

  @Test func `message queues are shown with the number of messages in each state`() async throws {
    let folder = try TemporaryFolder()
    let location = Store.Configuration.Location.directory(folder.url.appending(path: "store"))
    let store = try Store(configuration: .init(location: location, objectTypes: [Letter.self]))
    let queue = try MessageQueue(of: Letter.self, in: store, maximumAttempts: 1)
    for number in 0..<9 { try queue.enqueue(Letter(), key: "\(number)") }
    try queue.enqueue(Letter(), due: .now + 3600)
    let claims = try queue.claim(limit: 4)
    try queue.complete(claims[0])
    try queue.complete(claims[1])
    try queue.fail(claims[2], because: CancellationError())
    let line = "Queue      Letter: 5 waiting, 1 delayed, 1 leased, 2 done, 1 dead"
    let running = await Outcome.of("store", "info", folder.path("store"))
    #expect(running.lines.contains(line), "\(running)")
    try queue.pause()
    let paused = await Outcome.of("store", "info", folder.path("store"))
    #expect(paused.lines.contains("\(line), paused"), "\(paused)")
    let json = await Outcome.of("store", "info", "--format", "json", folder.path("store"))
    #expect(
      json.lines.filter { $0.contains(#""event":"queue""#) } == [
        """
        {"event":"queue","of":"Letter","waiting":5,"delayed":1,"leased":1,"done":2,"dead":1,"paused":true}
        """
      ])
  }

  @Test func `numbers of messages that can't be read are left out, with an error`() async throws {
    let folder = try TemporaryFolder()
    let location = Store.Configuration.Location.directory(folder.url.appending(path: "store"))
    let store = try Store(configuration: .init(location: location, objectTypes: [Letter.self]))
    let queue = try MessageQueue(of: Letter.self, in: store)
    try store.write { for number in 0..<300 { try queue.enqueue(Letter(), key: "\(number)") } }
    for claim in try queue.claim(limit: 40) { try queue.complete(claim) }
    try store.compact()
    let segments = folder.url.appending(path: "store/segments")
    let names = try FileManager.default.contentsOfDirectory(atPath: segments.path)
    let file = segments.appending(path: try #require(names.count == 1 ? names.first : nil))
    let bytes = try Data(contentsOf: file)
    var readable = 0
    for offset in stride(from: bytes.count / 61, to: bytes.count, by: bytes.count / 61) {
      var flipped = bytes
      flipped[offset] ^= 0x10
      try flipped.write(to: file)
      let outcome = await Outcome.of("store", "info", folder.path("store"))
      if outcome.exitCode == .success {
        readable += 1
        let line = "Queue      Letter: 260 waiting, 0 delayed, 0 leased, 40 done, 0 dead"
        #expect(outcome.lines.contains(line), "byte \(offset): \(outcome)")
      } else {
        #expect(outcome.exitCode == .dataError, "byte \(offset): \(outcome)")
        #expect(!outcome.output.contains("Queue "))
      }
    }
    // A flipped byte in another part of the store isn't noticed.
    #expect((1..<60).contains(readable))
  }

  private final class Stray: Object {
    @Persisted(indexed: true) var order: Int
    override class var storedName: String { "QueuedMessage.Letter" }
  }

  @Test func `a type with the name of messages that isn't a queue is only shown as a type`() async throws {
    let folder = try TemporaryFolder()
    let location = Store.Configuration.Location.directory(folder.url.appending(path: "store"))
    let store = try Store(configuration: .init(location: location, objectTypes: [Stray.self]))
    try store.write { store.add(Stray()) }
    let outcome = await Outcome.of("store", "info", folder.path("store"))
    #expect(outcome.exitCode == .success)
    #expect(outcome.lines.contains("QueuedMessage.Letter: 1 object"), "\(outcome)")
    #expect(!outcome.output.contains("Queue "))
  }

  @Test func `a folder without a store says so, and is left as it is`() async throws {
    let folder = try TemporaryFolder()
    for command in ["info", "verify", "compact"] {
      let outcome = await Outcome.of("store", command, folder.path("none"))
      #expect(outcome.output == "")
      #expect(
        outcome.errorOutput == """
          error: There is no store in '\(folder.path("none"))'.
          hint: Give the folder of a store, which contains a manifest or a log.

          """)
      #expect(outcome.exitCode == .noInput)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func `the folder of a tracker names the stores in it`() async throws {
    let samples = try SampleStore()
    let outcome = await Outcome.of("store", "info", samples.folder.url.path)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasSuffix("hint: Stores in this folder: '\(samples.path)'.\n"))
    #expect(outcome.exitCode == .noInput)
    let dotted = await Outcome.of("store", "info", samples.folder.url.path + "/.")
    #expect(dotted.errorOutput.hasSuffix("hint: Stores in this folder: '\(samples.path)'.\n"))
  }

  @Test func `without a folder it is the store that the tracker flies in`() async throws {
    let folder = try TemporaryFolder()
    let outcome = await Outcome.of(["store", "info"], environment: ["XDG_DATA_HOME": folder.url.path])
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: There is no store in '\(folder.path("santa/santa"))"))
    #expect(outcome.errorOutput.contains("'santa-cli track' or 'santa-cli fly' creates it"))
    #expect(outcome.exitCode == .noInput)
  }

  private func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(number / 1000),\("\(number % 1000 + 1000)".dropFirst())"
  }
}
