import Foundation

@main
enum Main {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "child" { return try await ChildProcess.main(Array(arguments.dropFirst())) }
      try await run(Options(arguments))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "santacore-benchmarks-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // If this fails, the system removes it later.
    var measurements = options.others
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Prints the measurements even if a later one fails.
    defer { if !options.isJSON { Table(measurements, options.columns).print() } }
    for (index, size) in options.sizes.enumerated() {
      try await Workloads(
        size: size, earlierSizes: Array(options.sizes[..<index]), runs: options.runs,
        wanted: options.isWanted, engine: options.engine, folder: folder,
        hasMemory: options.columns.hasMemory,
        report: { measurement in
          measurements.append(measurement)
          guard options.isJSON else { return }
          // Written without a buffer, so that the measurements of a killed run are complete.
          try FileHandle.standardOutput.write(contentsOf: try encoder.encode(measurement) + Data("\n".utf8))
        }, explicitWaitLimit: options.waitLimit
      ).run()
    }
  }
}
