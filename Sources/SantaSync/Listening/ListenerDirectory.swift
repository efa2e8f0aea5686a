import SantaCore

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The directory of a ``StoreListener``, with its failed events and a directory for each store.
///
/// It is for programs that look after failed events without a connection to the server, beside a process that runs the listener. It is
/// `package` because only `santa-cli` uses it; other programs have the listener itself.
package struct ListenerDirectory: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url.absoluteURL.standardizedFileURL }

  /// The name of the listener, which is the one of its directory.
  package var name: String { url.lastPathComponent }

  func folder(of store: String) -> URL {
    url.appending(path: "stores/\(store)", directoryHint: .isDirectory)
  }

  /// The directory of the replica of a store.
  func replica(of store: String) -> URL {
    folder(of: store).appending(path: "store", directoryHint: .isDirectory)
  }

  /// The directory of the failed events.
  var failures: URL { url.appending(path: "failed", directoryHint: .isDirectory) }

  /// The name of the cursor that keeps a failed event.
  func cursorName(of failure: String) -> String { "\(name) failed \(failure)" }

  // MARK: Failed events

  /// Returns the listeners in a directory: itself if it belongs to a listener, or the directories in it at most two levels down.
  package static func all(in url: URL) -> [ListenerDirectory] { all(in: url, depth: 2) }

  private static func all(in url: URL, depth: Int) -> [ListenerDirectory] {
    let directory = ListenerDirectory(url)
    if StoreInspection.isStore(directory.failures) { return [directory] }
    guard depth > 0 else { return [] }
    // A directory that can't be read has no listeners to name.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().flatMap { name in
      all(in: url.appending(path: name, directoryHint: .isDirectory), depth: depth - 1)
    }
  }

  /// The events whose last attempt failed, the oldest first.
  ///
  /// - Throws: `StoreError` if they can't be read.
  package var failedEvents: [FailedEvent] {
    get async throws { try await FailedEvents(self).all() }
  }

  /// Gives failed events a new series of attempts, in the process that runs the listener.
  package func retry(_ events: [FailedEvent]) async throws {
    let failures = FailedEvents(self)
    for event in events { try await failures.retry(event.id) }
  }

  /// Removes failed events permanently.
  package func discard(_ events: [FailedEvent]) async throws {
    let failures = FailedEvents(self)
    for event in events { try await failures.discard(event.id) }
  }
}
