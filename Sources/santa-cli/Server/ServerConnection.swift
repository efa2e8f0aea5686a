import SantaCore
import SantaSync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps a tracker's two stores the same as those at a server, for as long as a command runs.
struct ServerConnection: Sendable {
  /// The folder of this program's copies. No other program uses it meanwhile: each has copies of its own.
  let location: TrackerStores.Location
  /// The address, for people.
  let name: String
  private let santa: StoreSync
  private let weather: StoreSync
  private let lock: ProcessLock

  /// How long a command that ends waits until the server has its last changes.
  private static let patience: Duration = .seconds(2)

  var synchronization: Tracker.Configuration.Synchronization { .init(santa: santa, weather: weather) }

  /// Opens the stores and begins to connect; nil without `--server`.
  ///
  /// - Parameter store: the folder of `--store`; nil for one of the server's in the program's data.
  init?(_ options: ServerOptions, store: String?, in context: CommandContext) throws {
    guard let address = options.server else { return nil }
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
      let host = url.host(), !host.isEmpty
    else {
      throw CommandFailure(
        exitCode: .usage, message: "'\(address)' is not the address of a server.",
        hint: "Write it as in '--server https://santa.example.org:8724'.")
    }
    let token = try Self.token(options, in: context)
    (location, lock) = try Self.folder(
      store, host + (url.port.map { "-\($0)" } ?? "") + (url.path == "/" ? "" : url.path), in: context)
    name = host + (url.port.map { ":\($0)" } ?? "")
    let configurations = TrackerStores.configurations(location, isShared: true)
    do {
      santa = try StoreSync(configurations.santa, server: url, name: "santa", token: token)
      weather = try StoreSync(configurations.weather, server: url, name: "weather", token: token)
    } catch let error as StoreError {
      throw CommandFailure(error)
    } catch let error as SyncError {
      throw CommandFailure(exitCode: .dataError, message: error.description)
    }
  }

  /// Waits for the server to get the last changes, if it answers, and ends.
  func stop() async {
    if santa.isUpToDate, weather.isUpToDate {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [santa, weather] in
          // What the server does not get now, it gets the next time.
          try? await santa.waitForUpload()
          try? await weather.waitForUpload()
        }
        group.addTask { try? await Task.sleep(for: Self.patience) }
        await group.next()
        group.cancelAll()
      }
    }
    await santa.stop()
    await weather.stop()
  }

  /// Reports how the server is heard: when that changes, and each second while it is not.
  ///
  /// - Throws: ``CommandFailure`` if a store takes no part any more; `CancellationError`; what `report` throws.
  func watch(_ report: (ServerStatus) throws -> Void) async throws {
    var last: ServerStatus?
    let start = ContinuousClock.now
    while true {
      for sync in [santa, weather] {
        if case .stopped(let error) = sync.state.connection {
          throw CommandFailure(
            exitCode: .unavailable,
            message: "The server at \(name) and this machine don't go together: \(error)")
        }
      }
      let state = santa.state
      let status: ServerStatus?
      switch state.connection {
      case .connected: status = .heard
      case .offline(let error): status = .silent(since: state.lastHeard, reason: error.description)
      // It takes a moment to connect, and to find out that nothing answers.
      case .connecting:
        let isSlow = last != .heard && start.duration(to: .now) > .seconds(3)
        status = isSlow ? .silent(since: state.lastHeard, reason: nil) : last
      case .elsewhere, .stopped, .ended: status = last
      }
      if let status, status != last || status != .heard { try report(status) }
      last = status ?? last
      try await Task.sleep(for: last == .heard ? .milliseconds(250) : .seconds(1))
    }
  }

  // MARK: The options

  private static func token(_ options: ServerOptions, in context: CommandContext) throws -> String {
    let hint = "'santa-server' prints it at its first start; 'santa-server token' makes a new one."
    var text = context.environment["SANTA_SERVER_TOKEN"] ?? ""
    if let path = options.tokenFile {
      text = String(decoding: try tokenFile(path, hint, in: context), as: UTF8.self)
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    let source = options.tokenFile.map { "'\($0)'" } ?? "SANTA_SERVER_TOKEN"
    guard let token = words.first else {
      throw CommandFailure(
        exitCode: .configuration, message: "The server needs a token: there is none in \(source).", hint: hint
      )
    }
    guard words.count == 1, token.utf8.allSatisfy({ (0x21..<0x7f).contains($0) }), token.utf8.count <= 1_000
    else {
      throw CommandFailure(
        exitCode: .configuration,
        message:
          "There is no token of a server in \(source), but a longer text or one with other characters.",
        hint: hint)
    }
    return String(token)
  }

  private static func tokenFile(
    _ path: String, _ hint: String, in context: CommandContext
  ) throws(CommandFailure) -> Data {
    let contents: Data?
    let file = try context.absolutePath(path)
    do {
      contents = try InputFile.contents(of: file, orOfPipeUpTo: 10_000)
    } catch {
      throw CommandFailure(
        exitCode: .noInput,
        message: InputFile.isMissing(error)
          ? "There is no file '\(path)' with the server's token."
          : "The file '\(path)' with the server's token can't be read.", hint: hint)
    }
    guard let contents else {
      throw CommandFailure(
        exitCode: .noInput, message: "'\(path)' is neither a file nor a pipe with the server's token.",
        hint: hint)
    }
    return contents
  }

  /// A folder that no other program uses with a server, and the lock for it.
  private static func folder(
    _ path: String?, _ server: String, in context: CommandContext
  ) throws -> (TrackerStores.Location, ProcessLock) {
    let name = String(server.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" })
    guard case .directory(let data) = try TrackerStores.Location(path, in: context) else {
      throw CommandFailure(exitCode: .usage, message: "A store in memory can't be that of a server.")
    }
    let copies = (1...64).map { number in
      data.appending(
        path: "servers/\(name)\(number == 1 ? "" : ".\(number)")", directoryHint: .isDirectory)
    }
    for folder in path == nil ? copies : [data] {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandFailure(
          exitCode: .cannotCreate,
          message: "The folder '\(folder.path)' can't be created.",
          hint: "Name another one with '--store PATH'.")
      }
      do {
        if let lock = try ProcessLock.take(folder.appending(path: "server")) {
          return (.directory(folder), lock)
        }
      } catch let error as StoreError {
        throw CommandFailure(error)
      }
    }
    throw CommandFailure(
      exitCode: .unavailable, message: "Another program uses '\(path ?? data.path)' with a server.",
      hint: "Name another folder with '--store PATH', or leave it out.")
  }
}

/// How the server is heard.
enum ServerStatus: Hashable, Sendable {
  case heard
  /// It can't be reached, or takes long to answer.
  case silent(since: Date?, reason: String?)

  /// For how long it has not been heard; nil if it is.
  func silence(at now: Date) -> ServerSilence? {
    guard case .silent(let since, _) = self else { return nil }
    return ServerSilence(seconds: since.map { max(0, Int(now.timeIntervalSince($0))) })
  }
}

extension ServerConnection? {
  /// Runs a command. Reports how the server is heard meanwhile, if there is one, and then ends the connection.
  func running<Value: Sendable>(
    _ report: @escaping @Sendable (ServerStatus) throws -> Void,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let connection = self else { return try await body() }
    let result: Result<Value, any Error>
    do {
      result = .success(
        try await withThrowingTaskGroup(of: Value?.self) { group in
          group.addTask { try await body() }
          group.addTask {
            try await connection.watch(report)
            return nil
          }
          defer { group.cancelAll() }
          while let value = try await group.next() {
            if let value { return value }
          }
          throw CancellationError()
        })
    } catch let error as SyncError {
      result = .failure(CommandFailure(exitCode: .unavailable, message: error.description))
    } catch {
      result = .failure(error)
    }
    await connection.stop()
    return try result.get()
  }
}
