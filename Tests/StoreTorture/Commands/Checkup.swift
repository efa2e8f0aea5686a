import Foundation

/// Checks a store in another process, and compares it with the acknowledged transactions.
enum Checkup {
  /// Returns the number of each writer's last transaction.
  ///
  /// - Parameter acknowledged: the last acknowledged number of each writer. One more transaction may be committed without
  ///   having been acknowledged.
  static func run(
    _ store: URL, logBound: Int, acknowledged: [Int: Int], output: URL
  ) throws -> [Int: Int] {
    let child = try Child(
      "check", ["--store", store.path, "--log-bound", "\(logBound)"], output: output)
    try child.finish()
    var lasts: [Int: Int] = [:]
    for line in child.lines {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { lasts[numbers[0]] = numbers[1] }
    }
    for (writer, number) in acknowledged {
      let last = lasts[writer] ?? 0
      guard last == number || last == number + 1 else {
        throw Loss(
          "Writer \(writer) was told that \(number) is committed, and the store has \(last) as its last.")
      }
    }
    return lasts
  }
}
