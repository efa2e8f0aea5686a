import Foundation

/// `fuzz --scratch DIR --count N [--seed S] [--seconds N] [--memory MB]`: creates stores with forged bytes and correct
/// checksums. Other processes open, read, observe, change and delete their contents, until N of the stores could be opened. No
/// process may crash, hang, or exceed its memory.
struct FuzzCommand {
  /// The number of stores for each process.
  private static let batch = 400

  private let options: Options
  private let scratch: URL
  private let templates: URL

  init(_ options: Options) throws {
    self.options = options
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
    templates = scratch.appending(path: "templates", directoryHint: .isDirectory)
  }

  func run() throws {
    let deadline = Double(try options.number("seconds", default: 60))
    let wanted = try options.number("count", default: 1_000)
    var seed = try options.number("seed", default: 1)
    if FileManager.default.fileExists(atPath: templates.path) {
      try FileManager.default.removeItem(at: templates)
    }
    for (name, make) in FuzzTemplates.all { try make(templates.appending(path: name)) }
    var (opened, refused, failures) = (0, 0, [String]())
    while opened < wanted {
      let count = min(Self.batch, (wanted - opened) * 2)
      let child = try Child(
        "fuzz-work",
        [
          "--templates", templates.path, "--scratch", scratch.path, "--seed", "\(seed)", "--count",
          "\(count)",
          "--memory", "\(try options.number("memory", default: 4096))",
        ], output: scratch.appending(path: "work"))
      let isStuck = try watch(child, deadline)
      var last = seed
      for line in child.lines {
        if line == "opened" { opened += 1 }
        if line == "refused" { refused += 1 }
        if line.hasPrefix("begin "), let number = Int(line.dropFirst(6)) { last = number }
        if opened == wanted { break }
      }
      seed = last + 1
      if opened == wanted { break }
      var why: String?
      do { try child.finish() } catch { why = "\(error)" }
      if isStuck { why = "it took longer than \(deadline) seconds" }
      guard let why else { continue }
      failures.append("seed \(last): \(why)")
      Output.complaint("seed \(last): \(why)")
      for line in child.lines.reversed().prefix(while: { !$0.hasPrefix("begin ") }).reversed() {
        Output.complaint(String(line))
      }
    }
    Output.line("forged stores \(opened + refused + failures.count), of which opened \(opened)")
    if !failures.isEmpty {
      throw Loss(
        "\(failures.count) stores ended the process that opened them. "
          + "'--seed S --count 1' repeats one of them.")
    }
  }

  /// Waits for the end of a process.
  ///
  /// - Returns: whether it was killed because one store took too long.
  private func watch(_ child: Child, _ deadline: Double) throws -> Bool {
    var (known, since) = (0, Date())
    while child.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let count = child.outputByteCount
      if count != known { (known, since) = (count, Date()) }
      if Date().timeIntervalSince(since) > deadline {
        try child.kill()
        return true
      }
    }
    return false
  }
}
