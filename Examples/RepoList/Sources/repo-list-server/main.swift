// Simulates the repositories of the user "santa" on this machine, and changes them every few seconds.
//
//   repo-list-server [PORT] [SECONDS]

import Foundation
import RepoServer

let arguments = CommandLine.arguments.dropFirst().map { Double($0) }
guard arguments.count <= 2, let port = UInt16(exactly: arguments.first.map { $0 ?? -1 } ?? 8080),
  let pause = arguments.count == 2 ? arguments[1] : 3, pause >= 0.1, pause <= 3600
else {
  FileHandle.standardError.write(Data("Usage: repo-list-server [PORT] [SECONDS]\n".utf8))
  exit(64)
}

let start = Date()
let user = PlayedUser(
  "santa",
  [
    .init(1, "sledge", stars: 120, pushedAt: start - 7200, description: "Drives itself, mostly"),
    .init(2, "reindeer", stars: 87, pushedAt: start - 90_000, language: "C", description: "Nine of them"),
    .init(3, "bells", stars: 12, pushedAt: start - 400, language: "Rust", description: "They jingle"),
    .init(4, "手紙", stars: 5, pushedAt: start - 4_000_000, description: "子どもたちの手紙を読む"),
    .init(5, "chimney", stars: 44, pushedAt: start - 40_000_000, language: nil, description: "Fits 🎅 in"),
    .init(6, "cookies", stars: 9, pushedAt: nil, language: nil),
  ])

do {
  let server = try LoopbackServer(port: port) { user.answer($0) }
  let command =
    "swift run repo-list santa --base-url \(server.url.absoluteString) --store /tmp/repo-list --interval 1"
  FileHandle.standardOutput.write(Data("\(command)\n".utf8))
} catch {
  FileHandle.standardError.write(Data("repo-list-server: Port \(port) can't be used: \(error)\n".utf8))
  exit(1)
}

var step = 0
while true {
  try await Task.sleep(for: .seconds(pause))
  step += 1
  user.change { state in
    state.trouble = nil
    let chosen = Int.random(in: state.repositories.indices)
    switch step % 6 {
    case 1, 4: state.repositories[chosen].pushedAt = Date()
    case 2: state.repositories[chosen].stargazersCount += Int.random(in: 1...9)
    case 3: state.repositories.append(.init(step + 10, "gift-\(step)", pushedAt: Date()))
    case 5 where state.repositories.count > 6: state.repositories.removeLast()
    case 0 where step % 12 == 0: state.trouble = LoopbackServer.Answer(500)
    default: break
    }
  }
}
