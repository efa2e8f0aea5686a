// Telegrams that workers translate into Morse code. The requests are objects in a store that all programs share.
//
//   request-queue work DIR         translates telegrams until it is terminated
//   request-queue ask DIR TEXT...  adds telegrams, and waits for their translations
//   request-queue status DIR       prints the numbers of messages, and the dead letters
//   request-queue                  demonstrates all of them: starts two workers, and kills one of them while it works

import Foundation
import SantaCore

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "work" where arguments.count == 2:
    // `print` would keep lines back, and lose them when the process is killed.
    try await work(openQueue(URL(filePath: arguments[1]))) { text in
      FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
  case "ask" where arguments.count > 2:
    for message in try enqueue(Array(arguments.dropFirst(2)), openQueue(URL(filePath: arguments[1]))) {
      print("\(message.requestKey): \(try await answer(to: message))")
    }
  case "status" where arguments.count == 2:
    for line in status(try openQueue(URL(filePath: arguments[1]))) { print(line) }
  case nil:
    let directory = FileManager.default.temporaryDirectory.appending(path: "telegrams-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try await Demonstration(directory).run()
  default:
    print("Usage: request-queue [work DIR | ask DIR TEXT... | status DIR]")
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("request-queue: \(error)\n".utf8))
  exit(1)
}
