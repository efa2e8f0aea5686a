import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The recording of `--record`.
enum Recorder: Sendable {
  /// All output, for asciinema.
  case cast(CastRecording)
  /// Frames of the dashboard, for an animation.
  case animation(FrameRecorder)

  /// Creates the recorder for a file, whose suffix determines the format.
  init(_ path: String, size: TerminalSize, in context: CommandContext) throws {
    let file = try context.absolutePath(path)
    do throws(StreamError) {
      if RecordingFormat(fileName: path) == .svg {
        self = .animation(try FrameRecorder(path: file))
      } else {
        self = .cast(
          try CastRecording(
            to: OutputFile(path: file), size: size, at: context.clock.now, environment: context.environment))
      }
    } catch {
      throw CommandFailure(
        exitCode: .ioError, message: "The recording '\(path)' can't be written: \(Self.reason(of: error)).",
        hint: "Check that the folder exists and that you may write to it.")
    }
  }

  private static func reason(of error: StreamError) -> String {
    if case .failed(let reason) = error { reason } else { "\(error)" }
  }
}

/// The format of a recording. The raw values are the suffixes of files.
enum RecordingFormat: String, CaseIterable, Sendable {
  case cast, svg

  /// Returns the format of a file with this name; nil if its suffix isn't one of the formats.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}

extension Option {
  static let record = Option(
    "record", .text("FILE"), in: .screen,
    Wording("record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation"))
}
