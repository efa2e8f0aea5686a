// A weather server and its clients, which share a store. A request is an object, and the server writes the answer into it.
//
//   weather-server serve DIR        answers requests until it is terminated
//   weather-server ask DIR CITY...  sends requests, and waits for the answers
//   weather-server                  demonstrates both: starts a server, terminates it, and starts another one

import Foundation
import SantaCore

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "serve" where arguments.count == 2:
    try await serve(Stores(URL(filePath: arguments[1])))
  case "ask" where arguments.count > 2:
    for answer in try await ask(Array(arguments.dropFirst(2)), Stores(URL(filePath: arguments[1]))) {
      print(answer)
    }
  case nil:
    let directory = FileManager.default.temporaryDirectory.appending(path: "weather-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let stores = Stores(directory)

    func startServer() throws -> Process {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = ["serve", directory.path]
      try process.run()
      return process
    }

    // No server runs yet. The request waits in the store.
    let first = Task { @MainActor in try await ask(["Oslo"], stores) }
    let server = try startServer()
    print(try await first.value)
    print(try await ask(["Apia", "Atlantis", "Sydney"], stores))
    server.terminate()
    server.waitUntilExit()

    let next = try startServer()
    print(try await ask(["Apia"], stores))
    next.terminate()
    next.waitUntilExit()
    let cities = try Store(configuration: stores.cities)
    for city in cities.objects(City.self).where({ $0.requestCount > 0 }).sorted(by: \.name) {
      print("requests for \(city.name): \(city.requestCount)")
    }
  default:
    print("Usage: weather-server [serve DIR | ask DIR CITY...]")
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("weather-server: \(error)\n".utf8))
  exit(1)
}
