// A to-do list that several terminals edit at the same time.
//
//   tasks DIR            shows the list, and edits it with single keys; prints it if there is no terminal
//   tasks DIR add TEXT   adds an item at the end

import Foundation
import TaskBoard

let arguments = Array(CommandLine.arguments.dropFirst())
let usage = "Usage: tasks DIR [add TEXT]"
do {
  switch (arguments.count, arguments.dropFirst().first) {
  case (1, _) where arguments[0] == "--help": print(usage)
  case (1, _) where Terminal.isInteractive: try await Editor(URL(filePath: arguments[0])).run()
  case (1, _):
    for row in try Board(URL(filePath: arguments[0])).rows {
      print("[\(row.isDone ? "x" : " ")] \(row.text)")
    }
  case (3, "add"):
    let board = try Board(URL(filePath: arguments[0]))
    board.select(by: board.rows.count)
    try board.add(arguments[2])
  default:
    FileHandle.standardError.write(Data("\(usage)\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("tasks: \(error)\n".utf8))
  exit(1)
}
