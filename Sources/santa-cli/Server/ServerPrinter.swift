import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints a line when contact with the server is lost, and when it is restored.
final class ServerPrinter: Sendable {
  let format: OutputFormat
  let audience: Audience
  let clock: any TrackerClock
  let output: any TextStream
  private let wasHeard = Mutex(true)

  init(
    _ format: OutputFormat, _ audience: Audience, clock: any TrackerClock, output: any TextStream
  ) {
    (self.format, self.audience, self.clock, self.output) = (format, audience, clock, output)
  }

  func print(_ status: ServerStatus) throws(StreamError) {
    let isNew = wasHeard.withLock { wasHeard in
      defer { wasHeard = status == .heard }
      return wasHeard != (status == .heard)
    }
    guard isNew else { return }
    switch format {
    case .json: try output.writeLine(JSONFormatter().line(for: status, at: clock.now))
    case .plain:
      let words = audience.language.server
      guard case .silent(_, let reason) = status, let silence = status.silence(at: clock.now) else {
        return try output.writeLine(words.isBack)
      }
      try output.writeLine(words.isSilent(silence, reason))
    }
  }
}

extension JSONFormatter {
  func line(for status: ServerStatus, at now: Date) -> String {
    var object = JSONObject()
    object.append("event", "server")
    object.append("time", now)
    switch status {
    case .heard: object.append("heard", true)
    case .silent(let since, let reason):
      object.append("heard", false)
      object.append("lastHeard", since)
      object.append("reason", reason)
    }
    return object.text
  }
}
