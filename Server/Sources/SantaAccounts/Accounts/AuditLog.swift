import Dispatch
public import Foundation

/// A file of audit events, one JSON object a line.
///
/// The file is only readable by its owner. Lines are appended in the order of the events, and written soon after them, but not
/// synced: after a power failure, the last ones may be missing. The log never has a password or a token.
///
/// ```swift
/// let log = try AuditLog(directory.appending(path: "audit.jsonl")) { logger.error("The audit log can't be written: \($0)") }
/// let accounts = try Accounts(order, configuration: .init(audit: { log.append($0) }))
/// // {"by":"server","event":"setPassword","time":"2026-12-01T08:00:00Z","user":"0123…"}
/// ```
public final class AuditLog: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "SantaAccounts.AuditLog")
  private let failed: @Sendable (any Error) -> Void

  /// The file can't be written.
  public struct Unusable: Error, CustomStringConvertible {
    public let description: String
  }

  /// Opens a file, and creates it if it doesn't exist.
  ///
  /// - Parameter failed: called on any thread with the error of each event that couldn't be written.
  /// - Throws: ``Unusable``
  public init(_ url: URL, failed: @escaping @Sendable (any Error) -> Void) throws {
    (self.url, self.failed) = (url, failed)
    do { try Self.open(url).close() } catch {
      throw Unusable(
        description:
          "The audit log \(url.path) can't be written. It must be a file that you may write, in a directory that exists."
      )
    }
  }

  /// Appends an event. This returns at once.
  public func append(_ event: AuditEvent) {
    queue.async { [url, failed] in
      do {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Opened for each event, so that a program can move the file away at any time, as `logrotate` does.
        let file = try Self.open(url)
        defer { try? file.close() }
        try file.write(contentsOf: try encoder.encode(event) + Data("\n".utf8))
      } catch { failed(error) }
    }
  }

  /// Appends that the command line did something to the server itself. This returns at once.
  package func note(_ event: String) { append(AuditEvent(event, by: .server, at: Date())) }

  /// Returns when all events are in the file.
  public func flush() { queue.sync {} }

  private static func open(_ url: URL) throws -> FileHandle {
    let path = url.resolvingSymlinksInPath().path
    if let attributes = try? FileManager.default.attributesOfItem(atPath: path) {
      // Opening a FIFO would block until another program reads it.
      let isFile = [.typeRegular, .typeCharacterSpecial].contains(attributes[.type] as? FileAttributeType)
      guard isFile else { throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: path]) }
    } else {
      let isMade = FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
      guard isMade else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    }
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    return file
  }
}
