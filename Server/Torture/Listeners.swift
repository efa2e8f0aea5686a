import ArgumentParser
import Foundation

/// A fault of the workers or of their server.
enum WorkerFault: String, CaseIterable {
  /// A worker is killed at any instant.
  case kill
  /// A worker kills itself at a step of an event.
  case step
  /// A worker is stopped for some time while it holds its locks, and then continues.
  case stop
  case killServer
}

extension SyncTorture {
  /// Users ask for the weather in stores in their homes, and workers that are killed again and again answer. At the end, each question
  /// must have one answer.
  struct Listeners: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Users who ask for the weather, and workers that answer and are killed.")

    @Option(help: "How many users there are.") var users = 50
    @Option(help: "How many questions they ask together.") var requests = 10_000
    @Option(help: "How many workers there are.") var workers = 3
    @Option(help: "The longest time between two transactions of a user, in milliseconds.") var pause = 2_000
    @Option(help: "The longest time between two faults, in milliseconds.") var faultInterval = 800
    @Option(help: "Makes the same faults in the same order.") var seed: UInt64?
    @Flag(help: "With a server over PostgreSQL.") var postgres = false

    func validate() throws {
      guard (1...1_000).contains(users), requests >= users, (1...20).contains(workers), pause > 0,
        faultInterval > 0
      else {
        throw ValidationError("There are 1 to 1,000 users with a question each, and 1 to 20 workers.")
      }
    }

    func run() async throws {
      let seed = seed ?? UInt64.random(in: 1...999_999_999)
      say("seed \(seed)")
      let folder = FileManager.default.temporaryDirectory.appending(path: "listener-torture-\(seed)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let testBed = try WorkerBed(
        folder: folder, workerCount: workers, isOverPostgreSQL: postgres, random: SeededGenerator(seed: seed))
      try testBed.start(users: users, requests: requests, pause: pause, seed: seed)
      let time = try await ContinuousClock().measure {
        try await testBed.injectFaults(upTo: .milliseconds(faultInterval))
      }
      try testBed.finish()
      let rate = Int(Double(requests) / (time / .seconds(1)))
      say(
        "\(requests) questions of \(users) users, each answered once, in \(Int(time / .seconds(1))) s (\(rate)/s); "
          + "faults: \(testBed.counts)")
      try FileManager.default.removeItem(at: folder)
    }
  }
}

/// The server, the users and the workers of a run.
final class WorkerBed {
  private let folder: URL
  private let database: Database?
  private let server: ServerMachine
  private let users: Machine
  private var workers: [Machine] = []
  private var token = ""
  private var random: SeededGenerator
  private var happened: [WorkerFault: Int] = [:]

  init(folder: URL, workerCount: Int, isOverPostgreSQL: Bool, random: SeededGenerator) throws {
    (self.folder, self.random) = (folder, random)
    func log(_ name: String) -> URL { folder.appending(path: "\(name).log") }
    var (arguments, environment) = (["--data", folder.appending(path: "server").path], [String: String]())
    if isOverPostgreSQL {
      let database = Database("PostgreSQL", log: log("postgres"))
      try database.start()
      (arguments, environment) = ([], ["SANTA_SERVER_POSTGRES": database.url])
      self.database = database
    } else {
      database = nil
    }
    server = ServerMachine(
      "server", log: log("server"), host: "127.0.0.1", arguments + ["--anonymous"], environment: environment)
    users = Machine("users", log: log("users"))
    for number in 0..<workerCount {
      workers.append(Machine("worker \(number)", log: log("worker\(number)")))
    }
    try server.start()
    let creation = Machine("token create", log: log("token"))
    try creation.launch(
      [Machine.sibling("santa-server"), "token", "create", "worker", "write", "/*/weather", "/tally"]
        + arguments,
      environment: environment)
    token = try creation.line()
    try creation.waitUntilExit()
  }

  deinit {
    for machine in workers + [users, server] where machine.isRunning { machine.kill() }
  }

  private static var program: String { URL(filePath: CommandLine.arguments[0]).path }

  func start(users count: Int, requests: Int, pause: Int, seed: UInt64) throws {
    try users.launch([
      Self.program, "users", "--server", server.url, "--folder", folder.appending(path: "users").path,
      "--users", "\(count)", "--requests", "\(requests)", "--pause", "\(pause)", "--seed", "\(seed)",
    ])
    let line = try users.line()
    guard line == "ready" else { throw Failure("The users say '\(line)'") }
    for worker in workers { try startWorker(worker) }
    try users.say("ask")
  }

  /// Starts a worker, perhaps one that kills itself.
  private func startWorker(_ worker: Machine, _ arguments: [String] = []) throws {
    try worker.launch(
      [
        Self.program, "worker", "--server", server.url, "--folder", folder.appending(path: "worker").path,
      ] + arguments, environment: ["SANTA_SERVER_TOKEN": token])
  }

  private func startWorker(_ worker: Machine) throws {
    guard let end = WorkerStep.allCases.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) > 0
    else {
      return try startWorker(worker, [])
    }
    try startWorker(
      worker, ["--end", end.rawValue, "--after", "\(Int.random(in: 1...12, using: &random))"])
  }

  /// Injects one fault after the other until all questions were answered.
  func injectFaults(upTo interval: Duration) async throws {
    while true {
      while users.hasPrinted {
        let line = try users.line()
        if line == "answered" { return }
        say("\(line); faults: \(counts)")
      }
      guard users.isRunning else { throw Failure("The users ended: \(users.lastWords)") }
      for worker in workers where !worker.isRunning {
        guard worker.wasKilled else { throw Failure("\(worker.name) ended: \(worker.lastWords)") }
        happened[.step, default: 0] += 1
        try startWorker(worker)
      }
      let worker = workers[Int.random(in: 0..<workers.count, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<7:
        // Most workers live until they have handled an event, so that the run also comes to its end on a busy machine.
        if !worker.hasPrinted, Int.random(in: 0..<4, using: &random) > 0 { break }
        worker.kill()
        happened[.kill, default: 0] += 1
        try startWorker(worker)
      case 7..<9:
        worker.signal(SIGSTOP)
        happened[.stop, default: 0] += 1
        try await Task.sleep(for: .milliseconds(Int.random(in: 50...1_500, using: &random)))
        worker.signal(SIGCONT)
      default:
        server.kill()
        happened[.killServer, default: 0] += 1
        try server.start()
      }
      try await Task.sleep(for: interval * Double.random(in: 0...1, using: &random))
    }
  }

  var counts: String {
    WorkerFault.allCases.map { "\($0.rawValue) \(happened[$0, default: 0])" }.joined(separator: ", ")
  }

  /// Lets one worker handle all events, and compares the answers.
  func finish() throws {
    for worker in workers where worker.isRunning { worker.kill() }
    try startWorker(workers[0], ["--settled", "\(try storeCount())"])
    var line = try workers[0].line()
    if line == "worked" { line = try workers[0].line() }
    guard line == "failed events: 0" else { throw Failure("The worker says '\(line)'") }
    try workers[0].waitUntilExit()
    try users.say("check")
    let result = try users.line()
    guard result == "checked" else { throw Failure("The users say '\(result)'") }
    try users.waitUntilExit()
    server.end()
  }

  private func storeCount() throws -> Int {
    let stores = folder.appending(path: "worker/weather/stores")
    return try FileManager.default.contentsOfDirectory(atPath: stores.path).count
  }
}
