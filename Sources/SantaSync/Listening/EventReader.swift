#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads server-sent events from the parts of a response, which end anywhere.
struct EventReader {
  struct Event: Equatable {
    var name: String
    var data: Data
  }

  /// The maximum length of a line, in bytes. The server's are much shorter.
  private static let lineByteCount = 64 << 10

  private var line = Data()
  private var event = Event(name: "", data: Data())
  /// Whether a line was too long, so that the response isn't a stream of events.
  private(set) var isMalformed = false

  /// Returns the events that a part completes. Lines that begin with a colon are heartbeats.
  mutating func append(_ part: Data) -> [Event] {
    var events: [Event] = []
    for byte in part where !isMalformed {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        isMalformed = line.count > Self.lineByteCount
        continue
      }
      if line.isEmpty {
        if !event.name.isEmpty { events.append(event) }
        event = Event(name: "", data: Data())
      } else if let value = value(of: "event: ") {
        event.name = String(decoding: value, as: UTF8.self)
      } else if let value = value(of: "data: ") {
        event.data = value
      }
      line.removeAll(keepingCapacity: true)
    }
    return events
  }

  private func value(of field: StaticString) -> Data? {
    let prefix = Data("\(field)".utf8)
    return line.starts(with: prefix) ? Data(line.dropFirst(prefix.count)) : nil
  }
}
