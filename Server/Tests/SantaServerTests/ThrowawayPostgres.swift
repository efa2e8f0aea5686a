#if PostgreSQL
  import Foundation
  import Testing

  @testable import SantaServer

  /// A PostgreSQL server for tests, in a temporary directory. It stops when the object is released, or when this process ends.
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

    /// Stops the server immediately.
    func stop() throws { try say("stop") }
    func start() throws { try say("start") }
    /// Turns the server into a standby without a primary, which rejects changes.
    func standby() throws { try say("standby") }
    /// Saves a copy of its data.
    func save() throws { try say("save") }
    /// Restores the saved copy.
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

    /// The instance that tests share unless they stop it. It stops when this process ends, because its input is closed then.
    static let shared = Result { try ThrowawayPostgres() }
  }
#endif
