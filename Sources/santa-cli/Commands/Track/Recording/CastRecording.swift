import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recording of a terminal in the format of asciinema, version 2: a line of JSON about the terminal, and then a line for each
/// output.
///
/// https://docs.asciinema.org/manual/asciicast/v2/
final class CastRecording: Sendable {
  private let file: any TextStream
  private let start = ContinuousClock.now
  /// Held while a line is written, so that the times of the lines ascend.
  private let turn = Mutex(())

  /// Creates a recording, and writes its first line.
  init(to file: any TextStream, size: TerminalSize, at date: Date, environment: [String: String])
    throws(StreamError)
  {
    self.file = file
    var header = JSONObject()
    header.append("version", 2)
    header.append("width", size.columns)
    header.append("height", size.rows)
    header.append("timestamp", Int(exactly: date.timeIntervalSince1970.rounded(.down)))
    header.append("title", "\(Program.name) track")
    var variables = JSONObject()
    variables.append("TERM", environment["TERM"])
    header.append("env", json: variables.text)
    try file.writeLine(header.text)
  }

  /// Records text that was written to the terminal.
  func wrote(_ text: String) throws(StreamError) { try append("o", text) }

  /// Records a change of the terminal's size.
  func resized(to size: TerminalSize) throws(StreamError) { try append("r", "\(size.columns)x\(size.rows)") }

  private func append(_ kind: String, _ text: String) throws(StreamError) {
    let failure: StreamError? = turn.withLock { _ in
      let parts = start.duration(to: .now).components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      do throws(StreamError) {
        try file.writeLine(
          "[\(NumberText.decimal(seconds, decimals: 6)),\"\(kind)\",\(JSONObject.quoted(text))]")
        return nil
      } catch { return error }
    }
    if let failure { throw failure }
  }
}
