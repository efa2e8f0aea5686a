import Foundation

/// DuckDB through its Python package, in a process of its own, if Python has the package. `PYTHON` in the environment names
/// another interpreter.
///
/// The package adds rows one by one a hundred times as slowly as from another table, so objects and structs aren't measured.
final class DuckDBBulkPeer: BulkPeer {
  static let name = "DuckDB"
  private let directory: URL

  static let isInstalled = (try? start(["-c", "import duckdb"]))?.isDone ?? false

  init(directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    self.directory = directory
  }

  // The process prepares its work itself.
  func prepare(_ work: BulkWork, _ count: Int) {}
  func run(_ work: BulkWork, _ count: Int) -> Bool { false }
  func answers(_ work: BulkWork) -> [Int] { [] }

  func runSeparately(_ work: BulkWork, _ count: Int) throws -> SeparateRun? {
    if work == .objects || work == .values { return nil }
    guard let program = Bundle.module.path(forResource: "duckdb-bulk", ofType: "py") else {
      throw Failure("The program duckdb-bulk.py is missing.")
    }
    let (text, isDone) = try Self.start([program, directory.path, work.rawValue, "\(count)"])
    guard isDone else { throw Failure("\(work.rawValue): DuckDB failed") }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.suffix(2).compactMap({ Int($0) }) == work.answers(count) else {
      throw Failure("\(work.rawValue): the result of DuckDB is wrong")
    }
    return try SeparateRun(words.compactMap { Double($0) }, of: work.rawValue)
  }

  /// Runs Python, and returns the text that it prints.
  private static func start(_ arguments: [String]) throws -> (text: String, isDone: Bool) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"] + arguments
    process.standardOutput = output
    // Without the package, Python prints an error.
    if arguments.first == "-c" { process.standardError = FileHandle.nullDevice }
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus == 0)
  }
}
