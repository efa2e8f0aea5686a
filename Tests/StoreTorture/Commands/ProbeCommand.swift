import Foundation
import SantaCore
import SeededNumbers

/// `probe --store DIR --copy PATH (--file NAME | --seed S --count N)`: damages one file in each of several copies of a store,
/// opens them, and reads everything. The result must be the complete contents, or an error that names the file.
///
/// The copy of a failure is kept, even if this process crashes.
struct ProbeCommand {
  private let options: Options
  private let store: URL
  private let copy: String
  private let logBound: Int
  private var counts: [String: Int] = [:]
  private var number = 0

  init(_ options: Options) throws {
    self.options = options
    store = try options.directory
    copy = try options.text("copy")
    logBound = try options.logBound
  }

  mutating func run() throws {
    let lasts = try undamaged()
    let files = try StoreCopy.files(of: store).filter { $0.size > 0 }
    if options.has("file") {
      let name = try options.text("file")
      for file in files where file.name == name {
        for damage in Damage.all(size: file.size) { try probe(file.name, damage, lasts) }
      }
    } else {
      var random = SeededGenerator(seed: UInt64(try options.number("seed", default: 1)))
      for _ in 0..<(try options.number("count", default: 100)) {
        guard let file = files.randomElement(using: &random) else { return }
        try probe(file.name, .random(size: file.size, using: &random), lasts)
      }
    }
    for (name, count) in counts { Output.line("\(name) \(count)") }
  }

  /// Returns the contents of an undamaged copy.
  private func undamaged() throws -> [Int: Int] {
    let whole = URL(filePath: copy + ".whole", directoryHint: .isDirectory)
    try StoreCopy.make(of: store, at: whole)
    defer { try? FileManager.default.removeItem(at: whole) }
    var check = StateCheck(logBound: logBound)
    return try check.run(Store.opened(whole, logBound: logBound, isReadOnly: true))
  }

  private mutating func probe(_ name: String, _ damage: Damage, _ expected: [Int: Int]) throws {
    number += 1
    let directory = URL(filePath: "\(copy).\(number)", directoryHint: .isDirectory)
    try StoreCopy.make(of: store, at: directory)
    try damage.apply(to: directory.appending(path: name))
    do {
      // A writer may truncate logs, recover, and write segments. It must not accept damaged data in any of these steps.
      let lasts = try read(directory, isReadOnly: number.isMultiple(of: 3))
      guard lasts == expected else { throw Loss("read \(lasts) instead of \(expected)") }
      counts["harmless", default: 0] += 1
    } catch let error as StoreError {
      guard error.message.contains(directory.path + "/" + name) else {
        throw Loss("\(directory.path)/\(name), \(damage): the error names another file: \(error)")
      }
      counts["told", default: 0] += 1
    } catch { throw Loss("\(directory.path)/\(name), \(damage): \(error)") }
    if case .cut = damage { counts["cuts", default: 0] += 1 } else { counts["flips", default: 0] += 1 }
    try? FileManager.default.removeItem(at: directory)
  }

  private func read(_ directory: URL, isReadOnly: Bool) throws -> [Int: Int] {
    let store = try Store.opened(directory, logBound: logBound, isReadOnly: isReadOnly)
    var check = StateCheck(logBound: logBound)
    // Rewriting must not make damaged data valid.
    if number.isMultiple(of: 4), !isReadOnly { try store.compact() }
    return try check.run(store)
  }
}
