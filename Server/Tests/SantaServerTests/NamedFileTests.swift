import Foundation
import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// The files that the person who runs a server names: other things than files are refused, and nothing waits for them.
@Suite(.fewAtOnce) struct NamedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func makeFIFO(_ name: String) -> String {
    // Safety: the path is alive during the call.
    #expect(unsafe mkfifo(path(name), 0o600) == 0)
    return path(name)
  }

  private func problem(_ path: String) -> String {
    do {
      _ = try Directory.input(path, upTo: 10)
      return ""
    } catch { return "\(error)" }
  }

  @Test func `a file is read up to its limit, also through a link`() throws {
    try Data("0123456789".utf8).write(to: URL(filePath: path("file")))
    try Data("01234567890".utf8).write(to: URL(filePath: path("large")))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("file"))
    #expect(try Directory.input(path("file"), upTo: 10) == Data("0123456789".utf8))
    #expect(problem(path("link")) == "")
    #expect(problem(path("large")) == "it has 11 bytes, but at most 10 are possible")
    #expect(problem(path("none")) == "it doesn't exist")
    #expect(problem(makeFIFO("fifo")) == "it isn't a regular file")
    #expect(problem(folder.url.path) == "it isn't a regular file")
    #expect(problem("/dev/zero") == "it isn't a regular file")
  }

  @Test func `a data directory isn't a FIFO or a file`() throws {
    try Data().write(to: folder.url.appending(path: "file"))
    for path in [makeFIFO("data"), path("file")] {
      let error = #expect(throws: EmbeddedLog.Unusable.self) { try EmbeddedLog(URL(filePath: path)) }
      #expect(
        error?.description
          == "The data directory can't be used. \(path)/stores: a part of the path isn't a directory. Check the path."
      )
    }
  }

  @Test func `an audit log isn't a FIFO or a folder`() throws {
    for path in [makeFIFO("audit"), folder.url.path] {
      #expect(throws: AuditLog.Unusable.self) { try AuditLog(URL(filePath: path)) { _ in } }
    }
    _ = try AuditLog(URL(filePath: "/dev/null")) { _ in }
  }

  #if TLS
    @Test func `a certificate that isn't a file is refused`() throws {
      for path in [makeFIFO("chain.pem"), folder.url.path, "/dev/zero"] {
        let certificate = ServerCertificate(certificates: path, key: path)
        let error = #expect(throws: ServerCertificate.Unusable.self) { try certificate.load() }
        #expect(error?.description.contains("'\(path)' can't be read (it isn't a regular file)") == true)
      }
    }
  #endif
}
