import Foundation

@main
enum Main {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "child" { return try await ChildProcess.main(Array(arguments.dropFirst())) }
      try run(Options(arguments))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "santacore-benchmarks-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // Left for the system to clear, at worst.
    var measurements: [Measurement] = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for size in options.sizes {
      try Workloads(
        size: size, runs: options.runs, wanted: options.isWanted, folder: folder,
        report: { measurement in
          measurements.append(measurement)
          if options.isJSON, let line = try? encoder.encode(measurement) {
            print(String(decoding: line, as: UTF8.self))
          }
        }
      ).run()
    }
    if !options.isJSON { Table(measurements, sizes: options.sizes).print() }
  }
}

struct Options {
  var sizes: [Int] = []
  var runs = 5
  var isJSON = false
  private var only: Regex<AnyRegexOutput>?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--size":
        guard let size = Int(try value(option)), size >= 2 else {
          throw Failure("--size takes a number from 2 on")
        }
        sizes.append(size)
      case "--only": only = try Regex(try value(option))
      case "--json": isJSON = true
      default:
        throw Failure("unknown option \(option). Usage: benchmarks [--size N]... [--only REGEX] [--json]")
      }
    }
    if sizes.isEmpty { sizes = [10_000, 100_000, 1_000_000] }
  }

  func isWanted(_ workload: String) -> Bool {
    guard let only else { return true }
    return workload.contains(only)
  }
}
