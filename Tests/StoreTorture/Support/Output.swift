import Foundation

/// Prints lines without buffering, so that they are written even if the process is killed.
enum Output {
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func complaint(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
