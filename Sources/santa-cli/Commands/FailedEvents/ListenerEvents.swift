import SantaCore
import SantaSync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A listener and its failed events.
struct ListenerEvents: Sendable {
  let directory: ListenerDirectory
  let events: [FailedEvent]

  /// Reads the failed events of all listeners in a folder.
  ///
  /// - Parameter path: the folder, as it was typed; nil for the folder of the listeners of this program.
  /// - Throws: ``CommandFailure`` if the folder has no listener, or if events can't be read.
  static func all(in path: String?, _ context: CommandContext) async throws -> [ListenerEvents] {
    guard let location = try TrackerStores.Location(existing: path, in: context) else {
      throw CommandFailure(
        exitCode: .noInput,
        message: "The default store can't be located: neither XDG_DATA_HOME nor HOME is set.",
        hint: "Give the folder of a listener.")
    }
    guard case .directory(var url) = location else { throw CommandFailure.storeInMemory }
    if path == nil { url.append(path: ServerAddress.listenersFolderName, directoryHint: .isDirectory) }
    let directories = ListenerDirectory.all(in: url)
    if directories.isEmpty {
      throw CommandFailure(
        exitCode: .noInput, message: "There is no listener in '\(path ?? url.path)'.",
        hint:
          "Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.")
    }
    var listeners: [ListenerEvents] = []
    do {
      for directory in directories {
        listeners.append(ListenerEvents(directory: directory, events: try await directory.failedEvents))
      }
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
    return listeners
  }

  /// The name of an event on the command line: the path of its store and its version.
  static func name(of event: FailedEvent) -> String { "\(event.path)@\(event.version)" }
}

/// The failed events that a command handles.
enum FailedEventSelection: Equatable, Sendable {
  case all
  /// The event with this name, or the events of the store with this path.
  case named(String)

  init(_ arguments: CommandLineArguments) throws(UsageError) {
    switch (arguments[Self.eventOption], arguments.has(Self.allOption)) {
    case (let name?, false): self = .named(name)
    case (nil, true): self = .all
    case (nil, false): throw arguments.error(.missingOption(Self.eventOption))
    case (_?, true):
      throw arguments.error(
        .conflict(Self.allOption, Self.eventOption, reason: "each must be used alone"))
    }
  }

  private func contains(_ event: FailedEvent) -> Bool {
    switch self {
    case .all: true
    case .named(let name): name == event.path || name == ListenerEvents.name(of: event)
    }
  }

  /// Handles the selected events of all listeners in a folder.
  ///
  /// - Returns: the number of events.
  /// - Throws: ``CommandFailure`` if no failed event has a given name, or if a store can't be used.
  func handle(
    in path: String?, _ context: CommandContext,
    _ body: (ListenerDirectory, [FailedEvent]) async throws -> Void
  ) async throws -> Int {
    var count = 0
    for listener in try await ListenerEvents.all(in: path, context) {
      let events = listener.events.filter(contains)
      if events.isEmpty { continue }
      do { try await body(listener.directory, events) } catch let error as StoreError {
        throw CommandFailure(inspecting: error)
      }
      count += events.count
    }
    if count == 0, case .named(let name) = self {
      throw CommandFailure(
        exitCode: .noInput, message: "There is no failed event '\(name)'.",
        hint: "'\(Program.name) failed-events list' prints the failed events.")
    }
    return count
  }

  static let eventOption = Option(
    "event", .text("EVENT"), in: .subject,
    Wording("the failed event, as in /u1/weather@42, or the path of a store"))

  static let allOption = Option("all", in: .subject, Wording("all failed events"))
}
