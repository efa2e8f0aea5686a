import Foundation
import SantaCore
import Testing

@testable import santa_cli

/// A class that denies deletions, with names that contain terminal commands.
private final class Guarded: Object {
  @Persisted(primaryKey: true) var id: UUID
  @Persisted(onDelete: .deny) var note: Note?
  @Persisted(name: "bell\u{7}\u{9B}2J\u{202E}") var bell: Int
}

struct StoreSchemaCommandTests {
  private func guardedStore() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let location = Store.Configuration.Location.directory(folder.url.appending(path: "store"))
    let store = try Store(
      configuration: .init(location: location, objectTypes: [Guarded.self], schemaVersion: .max))
    withExtendedLifetime(store) {}
    return folder
  }

  @Test func `classes in Swift`() async throws {
    let folder = try guardedStore()
    let outcome = await Outcome.of("store", "schema", folder.path("store"))
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output == #"""
        // Schema version 18446744073709551615
        import Foundation
        import SantaCore
        final class Guarded: Object {
          @Persisted(primaryKey: true) var id: UUID
          @Persisted(onDelete: .deny) var note: Note?
          @Persisted(name: "bell\u{7}\u{9B}2J\u{202E}") var bell__2J: Int
        }
        final class Note: Object {
          @Persisted var text: String
        }

        """#)
  }

  @Test func `JSON with sorted keys, from which the schema is read back`() async throws {
    let folder = try guardedStore()
    let outcome = await Outcome.of("store", "schema", "--format", "json", folder.path("store"))
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    #expect(outcome.lines.allSatisfy { $0.isTerminalSafe })
    #expect(outcome.output.hasSuffix("\n  \"version\" : 18446744073709551615\n}\n"))
    let schema = try JSONDecoder().decode(StoreSchema.self, from: Data(outcome.output.utf8))
    #expect(schema.types.map(\.name) == ["Guarded", "Note"])
    #expect(schema.types[0].properties.map(\.name) == ["id", "note", "bell\u{7}\u{9B}2J\u{202E}"])
    #expect(schema.types[0].properties[1].onDelete == "deny")
  }

  @Test func `a store of the first format has a schema, can be compared, and stays as it is`() async throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../SantaCoreTests/Fixtures/format-1")
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: path.standardizedFileURL, to: folder.url.appending(path: "old"))
    let before = try Data(contentsOf: folder.url.appending(path: "old/manifest"))
    let outcome = await Outcome.of("store", "schema", folder.path("old"))
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.hasPrefix("// Schema version 0\n"))
    #expect(outcome.output.contains("\nfinal class "))
    let diff = await Outcome.of("store", "diff", path.standardizedFileURL.path, folder.path("old"))
    #expect(diff.errorOutput == "")
    #expect(diff.output.hasSuffix("\nThe stores are equal.\n"))
    #expect(diff.exitCode == .success)
    #expect(try Data(contentsOf: folder.url.appending(path: "old/manifest")) == before)
  }

  @Test func `info shows both delete rules`() async throws {
    let folder = try guardedStore()
    let plain = await Outcome.of("store", "info", folder.path("store"))
    #expect(
      plain.lines.contains { $0.hasPrefix("  note ") && $0.hasSuffix(" Note?  denies deletion") },
      "\(plain.output)")
    let json = await Outcome.of("store", "info", "--format", "json", folder.path("store"))
    #expect(
      json.lines.contains(
        """
        {"event":"property","of":"Guarded","name":"note","type":"Note?","primaryKey":false,"indexed":false,\
        "unique":false,"cascades":false,"onDelete":"deny","target":"Note"}
        """))
  }

  @Test func `a missing or damaged store is an error`() async throws {
    let samples = try SampleStore.compacted()
    let missing = await Outcome.of("store", "schema", samples.folder.path("none"))
    #expect(missing.output == "" && missing.exitCode == .noInput)
    let damaged = await Outcome.of("store", "schema", try samples.copy(flipping: "manifest", at: 20))
    #expect(damaged.output == "" && damaged.exitCode == .dataError)
    #expect(
      damaged.errorOutput.contains(
        "hint: 'santa-cli store verify', with the folder of this store, lists all damage, and"))
  }
}
