import Foundation

/// What this process holds of the system.
struct ProcessUsage: CustomStringConvertible {
  /// Open files, sockets and watches.
  let descriptors: Int
  /// Files and directories that are watched.
  let watches: Int
  let threads: Int
  /// Resident bytes; 0 where the system does not say.
  let memory: Int

  init() {
    let files = FileManager.default
    let numbers = (try? files.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    descriptors = numbers.count
    // On Linux, each watch is a line.
    watches = numbers.reduce(0) { sum, number in
      let lines = (try? String(contentsOfFile: "/proc/self/fdinfo/\(number)", encoding: .utf8)) ?? ""
      return sum + lines.split(separator: "\n").count { $0.hasPrefix("inotify ") }
    }
    threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    memory = (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  var description: String {
    "descriptors \(descriptors), watches \(watches), threads \(threads), memory \(memory >> 10) KB"
  }

  /// Throws if there is more than before.
  ///
  /// - Parameter bytes: how much more memory there may be, because allocators keep some that is free.
  func check(against before: ProcessUsage, _ what: String, bytes: Int = 6 << 20) throws {
    if descriptors > before.descriptors || watches > before.watches || threads > before.threads + 8
      || memory > before.memory + bytes
    {
      throw Loss("\(what) left something behind. Before: \(before). After: \(self).")
    }
  }
}
