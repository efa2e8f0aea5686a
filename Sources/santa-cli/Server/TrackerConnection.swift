import SantaCore
import SantaSync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps a tracker's two stores in sync with a server while a command runs.
struct TrackerConnection: Sendable {
  /// The folder of this program's replicas. No other program uses it at the same time, because each has its own replicas.
  let location: TrackerStores.Location
  /// The address of the server, for messages.
  let name: String
  private let santa: StoreSync
  private let weather: StoreSync
  private let lock: ProcessLock

  /// The time for which a command that ends waits until the server has its last changes.
  private static let patience: Duration = .seconds(2)

  var synchronization: Tracker.Configuration.Synchronization { .init(santa: santa, weather: weather) }

  /// Opens the stores and starts to connect; nil without `--server`.
  ///
  /// - Parameter store: The folder of `--store`; nil for a folder named after the server in the program's data folder.
  init?(_ options: ServerOptions, store: String?, in context: CommandContext) throws {
    guard let text = options.server else { return nil }
    let address = try ServerAddress(text)
    name = address.name
    let connection = try Self.login(at: address, options, in: context)
    let path = try Self.path(options, isOfUser: connection != nil)
    let token = connection == nil ? try Self.token(options, in: context) : ""
    // The folder of a user's stores can't be used with the server's token, and the other way round. Each flight has its own.
    var folder = address.folderName + (connection?.currentUser.map { "-\($0.id)" } ?? "")
    if options.path != nil { folder += path.santa.replacing("/", with: "_") }
    (location, lock) = try Self.folder(store, folder, in: context)
    let configurations = TrackerStores.configurations(location, isShared: true)
    do {
      if let connection {
        santa = try StoreSync(configurations.santa, connection, path: path.santa)
        weather = try StoreSync(configurations.weather, connection, path: path.weather)
      } else {
        santa = try StoreSync(configurations.santa, server: address.url, name: "santa", token: token)
        weather = try StoreSync(configurations.weather, server: address.url, name: "weather", token: token)
      }
    } catch let error as StoreError {
      throw CommandFailure(error)
    } catch let error as SyncError {
      throw CommandFailure(exitCode: .dataError, message: error.description)
    }
  }

  /// Returns the connection of the user who is signed in; nil if there is a token, or no user.
  static func login(
    at address: ServerAddress, _ options: ServerOptions, in context: CommandContext
  ) throws -> ServerConnection? {
    if options.tokenFile != nil || context.environment["SANTA_SERVER_TOKEN"]?.isEmpty == false { return nil }
    let connection = try address.connection(in: context)
    return connection.currentUser == nil ? nil : connection
  }

  /// Returns the paths of the two stores of a user.
  private static func path(
    _ options: ServerOptions, isOfUser: Bool
  ) throws(CommandFailure) -> (santa: String, weather: String) {
    guard let path = options.path else { return ("/~/santa", "/~/weather") }
    guard isOfUser else {
      throw CommandFailure(
        exitCode: .unavailable, message: "Only a user who is signed in can use the store '\(path)'.",
        hint: "Sign in with 'santa-cli login', and don't pass a token.")
    }
    guard let slash = path.lastIndex(of: "/"), path.hasPrefix("/") else {
      throw CommandFailure(
        exitCode: .usage, message: "'\(path)' isn't the path of a store on a server.",
        hint: "Write it as in '--path /~/santa'; 'santa-cli share list' prints the paths that you may use.")
    }
    return (path, path[...slash] + "weather")
  }

  /// Waits until the server has the last changes, if it responds, and ends the synchronisation.
  func stop() async {
    let connected = [santa, weather].filter(\.isUpToDate)
    if !connected.isEmpty {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          // Changes that the server doesn't receive now are sent the next time.
          for sync in connected { try? await sync.waitForUpload() }
        }
        group.addTask { try? await Task.sleep(for: Self.patience) }
        await group.next()
        group.cancelAll()
      }
    }
    await santa.stop()
    await weather.stop()
  }

  /// Reports the status of the server when it changes, and each second while the server doesn't respond. Reports each refusal of
  /// changes once when it begins, and once when it has ended.
  ///
  /// - Throws: ``CommandFailure`` if a store has stopped synchronising; `CancellationError`; otherwise rethrows the error of
  ///   `report`.
  func watch(_ report: (ServerNews) throws -> Void) async throws {
    var last: ServerStatus?
    var refusals: [FlightStore: StoreRefusal] = [:]
    let start = ContinuousClock.now
    while true {
      for sync in [santa, weather] {
        // A flight can be followed without its weather.
        if sync === weather, Self.lacksRight(sync.state) { continue }
        if let error = Self.end(of: sync.state) {
          throw CommandFailure(
            exitCode: .unavailable,
            message: "Synchronisation with the server at \(name) has stopped: \(error)")
        }
      }
      for store in FlightStore.allCases {
        let refusal = refusal(of: store, known: refusals[store])
        // The reason may have a number that differs each time.
        if (refusal == nil) != (refusals[store] == nil) { try report(.refusal(store, refusal)) }
        refusals[store] = refusal
      }
      let state = santa.state
      let status: ServerStatus?
      switch state.connection {
      case .connected: status = .heard
      // The server has answered.
      case .offline(let error) where error.code == .quota: status = .heard
      case .offline(let error): status = .silent(since: state.lastHeard, reason: error.description)
      // It takes a moment to connect, and to detect that the server doesn't respond.
      case .connecting:
        let isSlow = last != .heard && start.duration(to: .now) > .seconds(3)
        status = isSlow ? .silent(since: state.lastHeard, reason: nil) : last
      case .elsewhere, .stopped, .ended: status = last
      }
      if let status, status != last || status != .heard { try report(.status(status)) }
      last = status ?? last
      try await Task.sleep(for: last == .heard ? .milliseconds(250) : .seconds(1))
    }
  }

  /// The error that ends a command: synchronising has stopped, the server rejected the token, or the user must sign in.
  private static func end(of state: SyncState) -> SyncError? {
    switch state.connection {
    case .stopped(let error): error
    case .offline(let error) where error.code == .signedOut || error.code == .noRight: error
    case .connecting, .connected, .offline, .elsewhere, .ended: nil
    }
  }

  /// Returns why the server refuses changes to a store; nil if it doesn't.
  ///
  /// - Parameter known: the former result, which counts until another attempt has ended.
  private func refusal(of store: FlightStore, known: StoreRefusal?) -> StoreRefusal? {
    let state = (store == .santa ? santa : weather).state
    switch state.connection {
    case .offline(let error) where [.quota, .noRight].contains(error.code):
      return .server(error.description)
    case .connected where store == .weather && state.access == .read:
      // A user who may only read the flight, too, doesn't request any weather.
      return (santa.state.access ?? .manage) >= .write ? .mayOnlyRead : nil
    case .connected where state.pendingCount == 0: return nil
    case .connecting, .connected, .offline, .elsewhere, .stopped, .ended: return known
    }
  }

  private static func lacksRight(_ state: SyncState) -> Bool {
    switch state.connection {
    case .offline(let error), .stopped(let error): error.code == .noRight
    case .connecting, .connected, .elsewhere, .ended: false
    }
  }

  // MARK: Options

  static func token(_ options: ServerOptions, in context: CommandContext) throws -> String {
    let hint =
      "'santa-server' prints it at its first start; 'santa-server token' makes a new one."
      + " Or sign in as a user with 'santa-cli login'."
    var text = context.environment["SANTA_SERVER_TOKEN"] ?? ""
    if let path = options.tokenFile {
      text = String(decoding: try tokenFile(path, hint, in: context), as: UTF8.self)
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    let source = options.tokenFile.map { "'\($0)'" } ?? "SANTA_SERVER_TOKEN"
    guard let token = words.first else {
      throw CommandFailure(
        exitCode: .configuration, message: "The server needs a token, but \(source) is empty.", hint: hint
      )
    }
    guard words.count == 1, token.utf8.allSatisfy({ (0x21..<0x7f).contains($0) }), token.utf8.count <= 1_000
    else {
      throw CommandFailure(
        exitCode: .configuration,
        message:
          "\(source) doesn't contain a valid server token: it is too long or has invalid characters.",
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
          ? "The server token file '\(path)' doesn't exist."
          : "The server token file '\(path)' can't be read.", hint: hint)
    }
    guard let contents else {
      throw CommandFailure(
        exitCode: .noInput, message: "The server token file '\(path)' is neither a file nor a pipe.",
        hint: hint)
    }
    return contents
  }

  /// Returns a folder that no other program uses with a server, and its lock.
  private static func folder(
    _ path: String?, _ server: String, in context: CommandContext
  ) throws -> (TrackerStores.Location, ProcessLock) {
    guard case .directory(let data) = try TrackerStores.Location(path, in: context) else {
      throw CommandFailure(
        exitCode: .usage, message: "An in-memory store can't be synchronised with a server.")
    }
    let copies = (1...64).map { number in
      data.appending(
        path: "servers/\(server)\(number == 1 ? "" : ".\(number)")", directoryHint: .isDirectory)
    }
    for folder in path == nil ? copies : [data] {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandFailure(
          exitCode: .cannotCreate,
          message: "The folder '\(folder.path)' can't be created.",
          hint: "Choose another folder with '--store PATH'.")
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
      exitCode: .unavailable,
      message: "'\(path ?? data.path)' is in use by another program that is connected to a server.",
      hint: "Choose another folder with '--store PATH', or omit the option.")
  }
}

/// A message about the server while a command runs.
enum ServerNews: Hashable, Sendable {
  case status(ServerStatus)
  /// The server begins to refuse changes to a store, or, without a reason, accepts them again.
  case refusal(FlightStore, StoreRefusal?)
}

/// The status of the server.
enum ServerStatus: Hashable, Sendable {
  case heard
  /// The server can't be reached, or takes long to respond.
  case silent(since: Date?, reason: String?)

  /// Returns the time since the last contact with the server, or nil if it responds.
  func silence(at now: Date) -> ServerSilence? {
    guard case .silent(let since, _) = self else { return nil }
    return ServerSilence(seconds: since.map { max(0, Int(now.timeIntervalSince($0))) })
  }
}

extension TrackerConnection? {
  /// Runs a command, and then ends the connection. If there is a server, its status is reported while the command runs.
  func running<Value: Sendable>(
    _ report: @escaping @Sendable (ServerNews) throws -> Void,
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
