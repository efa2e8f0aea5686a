import SantaCoreTestSupport
import Testing

@testable import SantaNetwork

/// Headers of answers, valid and invalid.
struct HTTPHeadReaderTests {
  /// Splits a string into lines, each with its line break.
  private static func lines(_ text: String) -> [[UInt8]] {
    let lineBreak = UInt8(ascii: "\n")
    return Array(text.utf8).split(separator: lineBreak, omittingEmptySubsequences: false).dropLast().map {
      Array($0) + [lineBreak]
    }
  }

  private static func read(_ text: String) throws -> HTTPResponse? {
    var reader = HTTPHeadReader()
    for line in lines(text) { if let answer = try reader.lineArrived(line) { return answer } }
    return nil
  }

  @Test func `a header is complete with its empty line`() throws {
    #expect(
      try Self.read("HTTP/1.1 200 OK\r\nA: 1\r\nb:2 \r\n\r\n")
        == HTTPResponse(status: 200, headers: ["A": "1", "b": "2"]))
    #expect(try Self.read("HTTP/1.0 404\n\n") == HTTPResponse(status: 404))
    #expect(try Self.read("HTTP/1.1 200 OK\r\nA: 1\r\n") == nil)
    #expect(try Self.read("HTTP/1.1 200 OK\r\n") == nil)
  }

  @Test func `interim answers are left out, with their fields`() throws {
    let text =
      "HTTP/1.1 100 Continue\r\nA: 1\r\n\r\nHTTP/1.1 103 Early\r\n\r\nHTTP/1.1 200 OK\r\nB: 2\r\n\r\n"
    #expect(try Self.read(text) == HTTPResponse(status: 200, headers: ["B": "2"]))
  }

  @Test func `fields that come several times, and values of several lines, are joined`() throws {
    let text =
      "HTTP/1.1 200 OK\r\nVia: a\r\nvia: b\r\nLong: c\r\n \td\r\nContent-Length: 3\r\ncontent-length: 3\r\n\r\n"
    #expect(
      try Self.read(text)
        == HTTPResponse(status: 200, headers: ["Via": "a, b", "Long": "c d", "Content-Length": "3"]))
  }

  @Test(arguments: [
    "", "200 OK", "HTTP/1.1", "HTTP/1.1 ", "HTTP/1.1 20", "HTTP/1.1 2000", "HTTP/1.1 2x0 OK",
    "HTTP/1.1 099 OK",
    "HTTP/1.1  200", "HTTP/2 200", "HTTP/1.2 200 OK", "HTTP/0.9 200 OK", "HTTP/1.1\t200 OK",
    "HTTP/1.1 200 O\0K",
    "HTTP/1.1 200 OK\r\n: 1", "HTTP/1.1 200 OK\r\nA", "HTTP/1.1 200 OK\r\nA : 1",
    "HTTP/1.1 200 OK\r\n folded",
    "HTTP/1.1 200 OK\r\nA: \0", "HTTP/1.1 200 OK\r\nA: \u{1B}[2J", "HTTP/1.1 200 OK\r\nA: 1\rB: 2",
    "HTTP/1.1 200 OK\r\nContent-Length: -1", "HTTP/1.1 200 OK\r\nContent-Length: +1",
    "HTTP/1.1 200 OK\r\nContent-Length:", "HTTP/1.1 200 OK\r\nContent-Length: 1x",
    "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775808",
    "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n 2",
  ])
  func `what is not a header is an error`(text: String) {
    #expect(throws: HTTPHeadReader.Fault.malformed) { try Self.read(text + "\r\n\r\n") }
  }

  @Test func `all lines together have a limit, also those behind the body`() throws {
    for start in ["HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n"] {
      var reader = HTTPHeadReader()
      for line in Self.lines(start) { _ = try reader.lineArrived(line) }
      let line = Array("A: \(String(repeating: "x", count: 1_000))\r\n".utf8)
      #expect(throws: HTTPHeadReader.Fault.tooLarge) {
        for _ in 0..<1_000 { _ = try reader.lineArrived(line) }
      }
    }
  }

  @Test(arguments: RandomRun.seeds(3, fresh: 1))
  func `random lines are a header or an error`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lines = ["HTTP/1.1 200 OK\r\n", "A: 1\r\n", " b\r\n", "Content-Length: 1\r\n", "\r\n"]
    for _ in 0..<2_000 {
      var reader = HTTPHeadReader()
      for _ in 0..<6 {
        var line = Array(lines[Int.random(in: lines.indices, using: &generator)].utf8)
        if Bool.random(using: &generator) {
          line[Int.random(in: line.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        line.removeLast(Int.random(in: 0...line.count, using: &generator) / 3)
        do { _ = try reader.lineArrived(line) } catch { break }
      }
    }
  }
}
