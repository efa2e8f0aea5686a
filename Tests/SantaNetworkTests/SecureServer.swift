import Foundation
import SantaCoreTestSupport
import Synchronization

/// `openssl s_server` with a self-signed certificate. It answers each request with the bytes of a file. It serves one
/// connection at a time, so each answer must let the client close the connection.
final class SecureServer: Sendable {
  let port: Int
  /// The self-signed certificate, which is also the trusted authority.
  let certificate: URL
  private let process: Process
  private let input = Pipe.withOneOwner()
  private let directory: TemporaryDirectory

  /// Returns nil, and prints a message, if OpenSSL isn't installed.
  ///
  /// - Parameter answers: the bytes to send, by the path of the request.
  init?(_ answers: [String: [UInt8]]) throws {
    let program = ["/usr/bin/openssl", "/usr/local/bin/openssl"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let program else {
      print("left out: openssl is not installed")
      return nil
    }
    directory = try TemporaryDirectory()
    let folder = directory.url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    certificate = folder.appending(path: "certificate.pem")
    for (name, bytes) in answers { try Data(bytes).write(to: folder.appending(path: name)) }
    let making = Self.process(
      program, folder,
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost "
        + "-addext subjectAltName=IP:127.0.0.1 -keyout key.pem -out certificate.pem")
    making.standardError = FileHandle.nullDevice
    try making.runUnlessItHangs()
    making.waitUntilExit()
    let output = Pipe.withOneOwner()
    // The server ends when its input is closed, and therefore with the tests, even if they are killed. It inherits blocked
    // signals, so only `SIGKILL` ends it.
    process = Self.process("/bin/sh", folder, "-c")
    process.arguments?.append(
      "\(program) s_server -accept 127.0.0.1:0 -cert certificate.pem -key key.pem -HTTP & cat > /dev/null; kill -9 $!"
    )
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = input
    try process.runUnlessItHangs()
    var text = ""
    // The server prints the port that the system has chosen.
    while !text.contains(/ACCEPT .*:\d+\n/) {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw POSIXError(.EADDRNOTAVAIL) }
      text += String(decoding: part, as: UTF8.self)
    }
    port = text.firstMatch(of: /ACCEPT .*:(\d+)\n/).flatMap { Int($0.1) } ?? 0
    // Discards the line that the server prints for each request.
    Thread.detachNewThread { while !output.fileHandleForReading.availableData.isEmpty {} }
  }

  func url(_ name: String, port: Int? = nil) throws -> URL {
    guard let url = URL(string: "https://127.0.0.1:\(port ?? self.port)/\(name)") else {
      throw POSIXError(.EINVAL)
    }
    return url
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private static func process(_ program: String, _ folder: URL, _ arguments: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.currentDirectoryURL = folder
    process.arguments = arguments.split(separator: " ").map(String.init)
    return process
  }
}
