import Foundation
import SantaCoreTestSupport
import Synchronization

/// OpenSSL's server with TLS and its own certificate, which sends the bytes of a file as the answer to each request. It
/// serves one connection after the other, so an answer must let the client close it.
final class SecureServer: Sendable {
  let port: Int
  /// The certificate, which is its own authority.
  let certificate: URL
  private let process: Process
  private let input = Pipe.withOneOwner()
  private let directory: TemporaryDirectory

  /// Nil if OpenSSL's program is not installed, which is printed.
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
    // The server ends when the input does, and so with the tests, also if they are killed. It inherits blocked signals, so only
    // KILL ends it.
    process = Self.process("/bin/sh", folder, "-c")
    process.arguments?.append(
      "\(program) s_server -accept 127.0.0.1:0 -cert certificate.pem -key key.pem -HTTP & cat > /dev/null; kill -9 $!"
    )
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = input
    try process.runUnlessItHangs()
    var text = ""
    // It prints the port that the system has chosen.
    while !text.contains(/ACCEPT .*:\d+\n/) {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw POSIXError(.EADDRNOTAVAIL) }
      text += String(decoding: part, as: UTF8.self)
    }
    port = text.firstMatch(of: /ACCEPT .*:(\d+)\n/).flatMap { Int($0.1) } ?? 0
    // It prints a line for each request.
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
