#if TLS
  import Foundation
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  private let hasOpenSSL = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

  /// The versions and ciphers that a server with TLS accepts, and certificates that are replaced while it runs.
  @Suite(.serialized, .fewAtOnce, .enabled(if: hasOpenSSL, "There is no openssl.")) struct CertificateTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    /// Runs `openssl`, and returns its output including standard error.
    @discardableResult private func openssl(_ arguments: String...) async throws -> String {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/openssl")
      process.arguments = arguments
      (process.standardOutput, process.standardError) = (output, output)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      return try await onDisk {
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitForEnd()
        return String(decoding: data, as: UTF8.self)
      }
    }

    /// Creates a key and a certificate for it.
    private func make(_ name: String, key: [String] = ["rsa:2048"]) async throws {
      let keyArguments = key.count == 1 ? key : [key[0], "-pkeyopt", key[1]]
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/openssl")
      process.arguments =
        ["req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=\(name)", "-newkey"] + keyArguments
        + ["-keyout", path("\(name).key"), "-out", path("\(name).crt")]
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      process.waitForEnd()
      try #require(process.terminationStatus == 0)
    }

    /// Copies a certificate and its key to the paths that the server reads.
    private func install(_ name: String, keyOf keyName: String? = nil) throws {
      try Data(contentsOf: URL(filePath: path("\(name).crt"))).write(to: URL(filePath: path("server.crt")))
      try Data(contentsOf: URL(filePath: path("\(keyName ?? name).key"))).write(
        to: URL(filePath: path("server.key")))
    }

    private func server() async throws -> RunningServer {
      let tls = (certificates: path("server.crt"), key: path("server.key"))
      return try await RunningServer(folder.url.appending(path: "server")) { $0.tls = tls }
    }

    /// Returns the common name in the certificate that a new connection receives.
    private func subject(_ port: Int) async throws -> String {
      let text = try await openssl("s_client", "-connect", "127.0.0.1:\(port)")
      return text.firstMatch(of: /subject=.*CN ?= ?(\w+)/).map { String($0.1) } ?? text
    }

    @Test(arguments: [["rsa:2048"], ["ec", "ec_paramgen_curve:prime256v1"]])
    func `only TLS 1.2 and 1.3 with forward secrecy and authenticated encryption are offered`(_ key: [String])
      async throws
    {
      try await make("one", key: key)
      try install("one")
      let server = try await server()
      let connect = ["-connect", "127.0.0.1:\(server.port)"]
      for (arguments, isTaken) in [
        (["-tls1_3"], true), (["-tls1_2"], true), (["-tls1_2", "-cipher", "ECDHE+AESGCM"], true),
        (["-tls1_2", "-cipher", "ECDHE+CHACHA20"], true), (["-tls1"], false), (["-tls1_1"], false),
        // A cipher in CBC mode, and key exchange without forward secrecy.
        (["-tls1_2", "-cipher", "ECDHE+AES:!AESGCM:!AESCCM"], false),
        (["-tls1_2", "-cipher", "kRSA"], false),
      ] {
        // OpenSSL offers the old versions only at this security level.
        let level = arguments.contains("-cipher") ? [] : ["-cipher", "ALL:@SECLEVEL=0"]
        let all = ["s_client"] + connect + arguments + level
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = all
        (process.standardOutput, process.standardError) = (output, output)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = try await onDisk { try output.fileHandleForReading.readToEnd() ?? Data() }
        let isDone = String(decoding: text, as: UTF8.self).contains(/Cipher is (TLS|ECDHE)/)
        #expect(isDone == isTaken, "\(arguments): \(String(decoding: text.prefix(2_000), as: UTF8.self))")
      }
      try await server.stop()
    }

    @Test func `a certificate that is replaced counts for new connections, and open ones go on`() async throws
    {
      for name in ["one", "two", "three"] { try await make(name) }
      try install("one")
      let server = try await server()
      #expect(try await subject(server.port) == "one")
      // A connection that stays open, and sends another request after each replacement of the certificate.
      let (client, input, output) = (Process(), Pipe(), Pipe())
      client.executableURL = URL(filePath: "/usr/bin/openssl")
      client.arguments = ["s_client", "-quiet", "-connect", "127.0.0.1:\(server.port)"]
      (client.standardInput, client.standardOutput) = (input, output)
      client.standardError = FileHandle.nullDevice
      try client.run()
      func ask() async throws -> String {
        try input.fileHandleForWriting.write(
          contentsOf: Data("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        return try await onDisk {
          var text = ""
          while !text.contains("ok\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
          }
          return text
        }
      }
      #expect(try await ask().contains("200 OK"))
      try install("two")
      try await wait("The certificate is not read again") { try await subject(server.port) == "two" }
      #expect(try await ask().contains("200 OK"))
      // `reloadCertificate()` reads the files immediately.
      try install("three")
      server.reloadCertificate()
      #expect(try await subject(server.port) == "three")
      // If the certificate and the key don't match, the server keeps the previous pair.
      try install("one", keyOf: "two")
      server.reloadCertificate()
      #expect(try await subject(server.port) == "three")
      try Data("nothing".utf8).write(to: URL(filePath: path("server.crt")))
      server.reloadCertificate()
      #expect(try await subject(server.port) == "three")
      try install("one")
      server.reloadCertificate()
      #expect(try await subject(server.port) == "one")
      #expect(try await ask().contains("200 OK"))
      // `SIGKILL`, because the client inherits the ignored `SIGTERM` from this process.
      kill(client.processIdentifier, SIGKILL)
      client.waitForEnd()
      try await server.stop()
    }

    @Test func `a key that is not that of the certificate is an error that names both files`() async throws {
      for name in ["one", "two"] { try await make(name) }
      try install("one", keyOf: "two")
      await #expect { _ = try await server() } throws: { error in
        let text = "\(error)"
        return error is SantaServer.CannotServe && text.contains(path("server.crt"))
          && text.contains(path("server.key")) && text.contains("the key doesn't match the certificate")
      }
      try FileManager.default.removeItem(atPath: path("server.key"))
      await #expect { _ = try await server() } throws: {
        "\($0)".contains("'\(path("server.key"))' can't be read")
      }
    }

    @Test func `HUP has the certificate read again, and the process goes on`() async throws {
      for name in ["one", "two"] { try await make(name) }
      try install("one")
      let (process, url) = try LimitedProcess.server(
        folder.url.appending(path: "server"),
        "--tls-certificate '\(path("server.crt"))' --tls-key '\(path("server.key"))'")
      let port = try #require(url.port)
      #expect(try await subject(port) == "one")
      try install("two")
      #expect(kill(process.processID, SIGHUP) == 0)
      try await wait("The certificate is not read again") {
        try await subject(port) == "two"
      }
      #expect(process.isRunning)
      #expect(process.end() == 0)
    }

    @Test func `HUP does not end a server without a certificate`() async throws {
      let (process, _) = try LimitedProcess.server(folder.url.appending(path: "server"))
      #expect(kill(process.processID, SIGHUP) == 0)
      try await Task.sleep(for: .milliseconds(500))
      #expect(process.isRunning)
      #expect(process.end() == 0)
    }
  }
#else
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  /// A server that was built without TLS.
  @Suite(.fewAtOnce) struct CertificateTests {
    @Test func `a server without TLS does not serve what was meant to be encrypted`() async throws {
      let folder = try TemporaryFolder()
      let error = await #expect(throws: SantaServer.CannotServe.self) {
        try await RunningServer(folder.url) { $0.tls = ("chain.pem", "key.pem") }
      }
      #expect(error?.description.contains("--traits TLS") == true)
    }
  }
#endif
