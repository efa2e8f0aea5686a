import Foundation

/// A program that is started, controlled by lines of input, killed, and restarted.
class Machine {
  let name: String
  private let log: URL
  private var process = Process()
  private var input = Pipe()
  private var output = Pipe()

  /// - Parameter log: the file for the standard error of the program.
  init(_ name: String, log: URL) {
    (self.name, self.log) = (name, log)
  }

  func launch(_ command: [String], environment: [String: String] = [:]) throws {
    (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    if !FileManager.default.fileExists(atPath: log.path) {
      _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    }
    let errors = try FileHandle(forWritingTo: log)
    try errors.seekToEnd()
    process.standardError = errors
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Whether the process was ended by a signal, such as one that it has sent to itself.
  var wasKilled: Bool { !process.isRunning && process.terminationReason == .uncaughtSignal }

  func kill() {
    signal(SIGKILL)
    process.waitUntilExit()
  }

  func signal(_ signal: Int32) {
    // Safety: the process is a child that was not waited for yet.
    _ = Foundation.kill(process.processIdentifier, signal)
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// - Throws: ``Failure`` if the program fails.
  func waitUntilExit() throws {
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure("\(name) ended with \(process.terminationStatus)") }
  }

  func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Whether the program has printed something that was not read.
  var hasPrinted: Bool {
    var reading = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    // Safety: `reading` is one element, and outlives the call.
    return unsafe poll(&reading, 1, 0) > 0
  }

  /// Reads the next line that the program prints.
  ///
  /// - Throws: ``Failure`` with the end of the log, if the program ends or prints nothing for two minutes.
  func line() throws -> String {
    var line = Data()
    while true {
      var reading = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // Safety: `reading` is one element, and outlives the call.
      let count = unsafe poll(&reading, 1, 120_000)
      if count < 0, errno == EINTR { continue }
      if count == 0 { throw Failure("\(name) prints nothing: \(lastWords)") }
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        throw Failure("\(name) ended: \(lastWords)")
      }
      if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
  }

  /// The end of the log.
  var lastWords: String {
    do { return String(try String(contentsOf: log, encoding: .utf8).suffix(2_000)) } catch {
      return "its log can't be read: \(error)"
    }
  }

  /// Returns the path of another program of the same build.
  static func sibling(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
  }
}

/// PostgreSQL in a temporary directory.
final class Database: Machine {
  private(set) var url = ""

  func start() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../scripts/postgres.sh").standardizedFileURL
    try launch([script.path])
    url = try line()
  }

  func order(_ word: String) throws {
    try say(word)
    let answer = try line()
    guard answer == "done" else { throw Failure("\(name) says '\(answer)'") }
  }
}

/// A `santa-server`.
final class ServerMachine: Machine {
  static let token = "torture"
  private let host: String
  private let arguments: [String]
  private let environment: [String: String]
  /// The port, which the server keeps when it is restarted.
  private(set) var port = 0

  /// - Parameters:
  ///   - arguments: the arguments in addition to the address.
  ///   - environment: the variables in addition to the token.
  init(_ name: String, log: URL, host: String, _ arguments: [String] = [], environment: [String: String]) {
    (self.host, self.arguments, self.environment) = (host, arguments, environment)
    super.init(name, log: log)
  }

  func start() throws {
    try launch(
      [Self.sibling("santa-server"), "--host", host, "--port", "\(port)"] + arguments,
      environment: environment.merging(["SANTA_SERVER_TOKEN": Self.token]) { $1 })
    let line = try line()
    guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else {
      throw Failure("\(name) says '\(line)'")
    }
    self.port = port
  }

  var url: String { "http://\(host):\(port)" }
}

/// A client in its network namespace.
final class ClientMachine: Machine {
  let number: Int
  let folder: URL
  private let network: any Network
  private let server: String

  init(_ number: Int, folder: URL, network: any Network, server: String) throws {
    (self.number, self.network, self.server) = (number, network, server)
    self.folder = folder.appending(path: "client\(number)")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    super.init("client \(number)", log: self.folder.appending(path: "log"))
  }

  func start() throws {
    let program = URL(filePath: CommandLine.arguments[0]).path
    try launch(
      network.command(on: number) + [
        program, "client", "--server", server, "--folder", folder.path, "--number", "\(number)",
      ])
  }

  /// Kills the client, replaces its store with a copy, and restarts it. No entry of the copy may be duplicated or lost.
  ///
  /// - Parameter body: called while the client is not running.
  func goOnWithCopy(_ body: () throws -> Void = {}) throws {
    kill()
    let (store, copy) = (folder.appending(path: "store"), folder.appending(path: "copy"))
    // The client may have been killed before it created its store.
    if FileManager.default.fileExists(atPath: store.path) {
      try run(["cp", "-a", store.path, copy.path])
      try FileManager.default.removeItem(at: store)
      try FileManager.default.moveItem(at: copy, to: store)
    }
    try body()
    try start()
  }

  /// Returns the highest number of the client's entries that was acknowledged in any of its runs.
  func acknowledged() throws -> Int {
    let url = folder.appending(path: "acknowledged")
    // The client was killed before it created the file.
    if !FileManager.default.fileExists(atPath: url.path) { return 0 }
    let text = try String(contentsOf: url, encoding: .utf8)
    // The last line may be incomplete if the client was killed while it wrote.
    return text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1).compactMap { Int($0) }.max()
      ?? 0
  }

  func account() throws -> Account {
    try JSONDecoder().decode(Account.self, from: try Data(contentsOf: folder.appending(path: "account.json")))
  }
}
