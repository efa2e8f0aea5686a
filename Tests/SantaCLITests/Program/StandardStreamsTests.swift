import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct StandardStreamsTests {
  private func stream(to handle: FileHandle) -> any TextStream {
    StandardStreams.stream(to: StandardStreams.FileDescriptor(rawValue: handle.fileDescriptor))
  }

  @Test func `a closed pipe is a broken pipe, not the end of the process`() throws {
    StandardStreams.ignoreBrokenPipeSignal()
    let pipe = Pipe.withOneOwner()
    try pipe.fileHandleForReading.close()
    #expect(throws: StreamError.brokenPipe) {
      try stream(to: pipe.fileHandleForWriting).writeLine("24 Dec 10:00")
    }
  }

  @Test func `a text larger than the pipe arrives whole`() throws {
    let pipe = Pipe.withOneOwner()
    let text = String(repeating: "0123456789 東京\n", count: 100_000)
    let reader = PipeReader(pipe)
    try stream(to: pipe.fileHandleForWriting).write(text)
    try pipe.fileHandleForWriting.close()
    #expect(reader.contents() == Data(text.utf8))
  }

  @Test func `lines of several tasks do not mix`() async throws {
    let pipe = Pipe.withOneOwner()
    let stream = stream(to: pipe.fileHandleForWriting)
    let reader = PipeReader(pipe)
    // The lines are longer than a pipe accepts at once, so only the lock of the stream keeps each line in one piece.
    let lines = (0..<4).map { String(repeating: "\($0)", count: 200_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for line in lines {
        group.addTask { try stream.writeLine(line) }
      }
      try await group.waitForAll()
    }
    try pipe.fileHandleForWriting.close()
    let read = String(decoding: reader.contents(), as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(read.sorted() == lines)
  }

  @Test func `a file that is not open for writing fails with the system's reason`() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let error = #expect(throws: StreamError.self) { try stream(to: handle).write("x") }
    #expect(error == .failed(reason: "Bad file descriptor"))
  }

  @Test func `an input that can't be read is an error of reading`() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    let descriptor = StandardStreams.FileDescriptor(rawValue: handle.fileDescriptor)
    let error = #expect(throws: StreamError.self) { try StandardStreams.read(descriptor, upTo: 10) }
    #expect(error == .unreadable(reason: "Bad file descriptor"))
    #expect("\(try #require(error))" == "Reading the input failed: Bad file descriptor.")
  }

  @Test func `an empty text is no call at all`() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    try stream(to: handle).write("")
  }

  @Test func `a file is not a terminal`() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    #expect(!stream(to: handle).isTerminal)
  }
}
