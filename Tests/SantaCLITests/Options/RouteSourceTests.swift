import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `--route` with web addresses, and with files that contain them.
@Suite(.unlessItHangs) struct RouteSourceTests {
  @Test func `an address is distinguished from a path, and named by its file`() {
    #expect(RouteSource(nil) == nil)
    #expect(RouteSource("http.json") == .file("http.json"))
    if case .web? = RouteSource("HTTPS://example.org/r.json") {} else { Issue.record("no address") }
    #expect(RouteSource.name(of: "/a/b.json") == "b.json")
    #expect(
      RouteSource.name(of: "https://example.org/v0/o/route%2Fsanta_en.json?alt=media") == "santa_en.json")
  }

  @Test func `a route is fetched from its address, or from where a file or an answer leads`() async throws {
    let route = String(decoding: RouteFile.good, as: UTF8.self)
    let server = try LoopbackServer { request in
      switch request.target {
      case "/info":
        LoopbackAnswer(body: #"{"status":"OK","route":["http://\#(request.headers["host"] ?? "")/r"]}"#)
      default: LoopbackAnswer(body: route)
      }
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(#"{"route":"\#(server.url)/r"}"#.utf8), to: "info.json")
    // Runs in a separate process, whose deadline doesn't expire while other tests occupy all threads.
    try await Thread.onOwn {
      for text in ["\(server.url)/r", "\(server.url)/info", file] {
        let run = try ProgramRun.of("route", "--route", text, "--format", "json")
        #expect(run.output.split(separator: "\n").count == 4 && run.exitStatus == 0, "\(text) \(run)")
        #expect(
          run.errorOutput.hasPrefix("note: The route is from 2017; its times are moved to the next flight."))
        #expect(run.errorOutput.split(separator: "\n").count == 1)
      }
    }
    #expect(server.requests.allSatisfy { $0.headers["user-agent"]?.hasPrefix("santa-cli/") == true })
  }

  /// Formerly, the program on Linux ended with a message from Foundation and a signal.
  @Test func `a server that leaves within its answer is an error`() async throws {
    let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{".utf8)
    let server = try LoopbackServer { request in
      LoopbackAnswer(raw: answer, manner: .cutOff(after: Int(request.target.dropFirst()) ?? 0))
    }
    try await Thread.onOwn {
      for count in [0, 5, 17, 30, answer.count] {
        let run = try ProgramRun.of("route", "--route", "\(server.url)/\(count)")
        #expect(run.endedByItself && run.exitStatus != 0)
        #expect(
          run.errorOutput.contains("broke off. Check the address and the connection."), "\(run.errorOutput)")
        #expect(run.output == "")
      }
    }
  }

  @Test(arguments: [
    "http://[bad", "https://", "http:///x", "http://127.0.0.1:99999/x", "http://127.0.0.1:0/x",
  ])
  func `what only begins like an address is none`(text: String) async throws {
    let outcome = await Outcome.of(["route", "--route", text])
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errorOutput.contains("isn't a web address such as https://example.org"))
  }

  @Test func `nothing is looked for in the root folder when the working directory is gone`() async {
    for arguments in [
      ["track", "--store", "x", "--for", "0"], ["status", "--store", "x"], ["route", "--route", "x"],
      ["store", "info", "x"], ["store", "import", "x", "--type", "A", "--store", "y"],
    ] {
      let context = CommandContext(
        arguments: arguments, environment: ["SANTA_WEATHER": "normal"], workingDirectory: "",
        output: RecordedStream(), errorOutput: RecordedStream(), clock: ImmediateClock(.takeOff))
      #expect(await SantaCLI.run(context) == .noInput, "\(arguments)")
      #expect(!FileManager.default.fileExists(atPath: "/x"))
    }
  }

  @Test func `a route is read from standard input, and from a pipe`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let file = try folder.write(RouteFile.good, to: "route.json")
      let input = try #require(FileHandle(forReadingAtPath: file))
      let read = try ProgramRun.of(
        program: ProgramRun.executable, ["route", "--route", "-", "--format", "json"], input: input)
      #expect(read.output.split(separator: "\n").count == 4 && read.exitStatus == 0, "\(read)")
      let piped = try ProgramRun.of(
        program: URL(filePath: "/bin/bash"),
        ["-c", "'\(ProgramRun.executable.path)' route --route <(cat '\(file)') --format json"])
      #expect(piped.output == read.output && piped.exitStatus == 0, "\(piped)")
      let empty = try ProgramRun.of("route", "--route", "-")
      #expect(empty.errorOutput.hasPrefix("error: standard input: the file is empty."), "\(empty)")
      #expect(empty.exitStatus == 65)
      let endless = try ProgramRun.of(
        program: URL(filePath: "/bin/bash"), ["-c", "yes | '\(ProgramRun.executable.path)' route --route -"])
      #expect(endless.errorOutput.contains("but a route has at most 5000000") && endless.exitStatus == 65)
      let folderRun = try ProgramRun.of("route", "--route", folder.url.path)
      #expect(folderRun.errorOutput.contains("is neither a file nor a pipe") && folderRun.exitStatus == 66)
    }
  }

  @Test func `a server that has none ends with 69, and one that says no with 65`() async throws {
    let dead = try LoopbackServer.deadURL()
    let unreachable = await Outcome.of("status", "--route", "\(dead)/r.json")
    #expect(unreachable.errorOutput.hasPrefix("error: \(dead)/r.json: nothing answers at "))
    #expect(unreachable.errorOutput.contains("\nhint: "))
    #expect(unreachable.exitCode == .unavailable && unreachable.output == "")
    let server = try LoopbackServer { _ in LoopbackAnswer(body: #"{"switchOff":true}"#) }
    let off = await Outcome.of("track", "--route", server.url.absoluteString, "--store", ":memory:")
    #expect(off.errorOutput.contains("the server says not to track Santa now"))
    #expect(off.exitCode == .dataError && off.output == "")
  }
}
