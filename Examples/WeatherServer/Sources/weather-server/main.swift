// A worker that answers for the stores of all users, and the users' program. README.md is a tutorial.
//
//   weather-server serve URL FOLDER               answers until it is terminated; SANTA_SERVER_TOKEN has its token
//   weather-server ask URL FOLDER USER PLACE...   asks, and waits for the answers; reads the password if it isn't signed in
//   weather-server report FOLDER                  the numbers of answers of a worker

import Foundation
import SantaSync

struct Problem: Error, CustomStringConvertible {
  let description: String
}

func address(_ text: String) throws -> URL {
  guard let url = URL(string: text) else { throw Problem(description: "'\(text)' is not an address.") }
  return url
}

func folder(_ path: String) -> URL { URL(filePath: path, directoryHint: .isDirectory) }

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "serve" where arguments.count == 3:
    guard let token = ProcessInfo.processInfo.environment["SANTA_SERVER_TOKEN"] else {
      throw Problem(description: "Set SANTA_SERVER_TOKEN to the token of the worker.")
    }
    try await serve(try address(arguments[1]), token: token, in: folder(arguments[2]))
  case "ask" where arguments.count > 4:
    func password() throws -> String {
      guard let password = readLine() else { throw Problem(description: "There is no password.") }
      return password
    }
    let answers = try await ask(
      Array(arguments[4...]), try address(arguments[1]), as: arguments[3], password: password,
      in: folder(arguments[2]))
    for answer in answers { print(answer) }
  case "report" where arguments.count == 2:
    for line in try report(in: folder(arguments[1])) { print(line) }
  default:
    print("Usage: weather-server serve URL FOLDER | ask URL FOLDER USER PLACE... | report FOLDER")
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("weather-server: \(error)\n".utf8))
  exit(1)
}
