#if PostgreSQL
  import Foundation
  import Testing

  @testable import SantaServer

  /// A PostgreSQL of its own for the tests, in a temporary directory. It ends with the object, or with this process.
  final class ThrowawayPostgres: @unchecked Sendable {
    let url: String
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init() throws {
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../scripts/postgres.sh").standardizedFileURL
      process.executableURL = script
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      url = try Self.line(of: output.fileHandleForReading)
    }

    deinit {
      try? input.fileHandleForWriting.close()
      process.waitForEnd()
    }

    /// Shuts it down at once.
    func stop() throws { try say("stop") }
    func start() throws { try say("start") }
    /// Turns the database into a standby, which takes no changes. It has no primary.
    func standby() throws { try say("standby") }
    /// Keeps a copy of its data.
    func save() throws { try say("save") }
    /// Goes back to the copy.
    func restore() throws { try say("restore") }

    private func say(_ word: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((word + "\n").utf8))
      #expect(try Self.line(of: output.fileHandleForReading) == "done")
    }

    private static func line(of handle: FileHandle) throws -> String {
      var line = Data()
      while let byte = try handle.read(upToCount: 1), !byte.isEmpty {
        if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
        line += byte
      }
      throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "There is no PostgreSQL."])
    }

    /// One for all tests that don't stop it. It ends with this process, whose end of the pipe is closed then.
    static let shared = Result { try ThrowawayPostgres() }
  }
#endif
