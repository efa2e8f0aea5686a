import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints a line when contact with the server is lost, and when it is restored, and when the server refuses changes.
final class ServerPrinter: Sendable {
  let format: OutputFormat
  let audience: Audience
  let clock: any TrackerClock
  let output: any TextStream
  /// Whether the command runs or follows a flight, rather than only answering weather requests.
  let hasFlight: Bool
  private let wasHeard = Mutex(true)

  init(
    _ format: OutputFormat, _ audience: Audience, clock: any TrackerClock, output: any TextStream,
    hasFlight: Bool = true
  ) {
    (self.format, self.audience, self.clock, self.output) = (format, audience, clock, output)
    self.hasFlight = hasFlight
  }

  func print(_ news: ServerNews) throws(StreamError) {
    switch (news, format) {
    case (.status(let status), _): try print(status)
    case (.refusal(let store, let refusal), .plain):
      try output.writeLine("📡 \(audience.language.server.refusal(store, refusal))")
    case (.refusal(let store, let refusal), .json):
      try output.writeLine(JSONFormatter().line(for: refusal, of: store, at: clock.now))
    }
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
      try output.writeLine((hasFlight ? words.isSilent : words.isSilentToService)(silence, reason))
    }
  }
}

extension JSONFormatter {
  func line(for refusal: StoreRefusal?, of store: FlightStore, at now: Date) -> String {
    var object = JSONObject()
    object.append("event", "store")
    object.append("time", now)
    object.append("store", store.rawValue)
    object.append("accepted", refusal == nil)
    if let refusal { object.append("reason", Language.english.server.reason(refusal)) }
    return object.text
  }

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
