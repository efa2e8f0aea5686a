import Foundation

/// `damage --store DIR --scratch DIR --count N [--seed S]`: writes a store, and lets other processes open copies of it, each
/// with one file that is truncated or has a flipped byte. Small files are truncated and flipped at every byte, large ones at N
/// random offsets.
struct DamageCommand {
  /// The maximum size of a small file.
  private static let smallByteCount = 2048
  private static let batch = 250

  private let options: Options
  private let store: URL
  private let scratch: URL

  init(_ options: Options) throws {
    self.options = options
    store = try options.directory
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
  }

  func run() throws {
    let common = ["--store", store.path, "--log-bound", "\(try options.logBound)"]
    // These numbers produce segments of large transactions and of checkpoints, followed by records.
    for (writer, count) in [(1, 130), (2, 157), (1, 26)] {
      try Child(
        "write", common + ["--writer", "\(writer)", "--count", "\(count)"],
        output: scratch.appending(path: "writer.\(writer)")
      ).finish()
    }
    var counts: [String: Int] = [:]
    func probe(_ more: [String]) throws {
      let child = try Child(
        "probe", common + ["--copy", scratch.appending(path: "copy").path] + more,
        output: scratch.appending(path: "probe"))
      try child.finish()
      for line in child.lines {
        let words = line.split(separator: " ")
        if words.count == 2, let number = Int(words[1]) { counts[String(words[0]), default: 0] += number }
      }
    }
    let files = try StoreCopy.files(of: store)
    for (name, size) in files where size <= Self.smallByteCount { try probe(["--file", name]) }
    var left = try options.number("count", default: 10_000)
    var seed = try options.number("seed", default: 1)
    while left > 0 {
      try probe(["--seed", "\(seed)", "--count", "\(min(left, Self.batch))"])
      (seed, left) = (seed + 1, left - Self.batch)
    }
    Output.line(
      "files \(files.count), flips \(counts["flips"] ?? 0), cuts \(counts["cuts"] ?? 0), of which told as damage "
        + "\(counts["told"] ?? 0), without harm \(counts["harmless"] ?? 0)")
  }
}
