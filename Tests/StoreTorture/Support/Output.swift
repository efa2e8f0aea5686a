import Foundation

/// Lines that are out when the call returns, whatever becomes of the process then.
enum Output {
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func complaint(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
