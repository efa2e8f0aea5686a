import Foundation

/// The system resources that this process uses.
struct ProcessUsage: CustomStringConvertible {
  /// Open files, sockets and watches.
  let descriptors: Int
  /// Watched files and directories.
  let watches: Int
  let threads: Int
  /// Resident bytes; 0 if the system doesn't report them.
  let memory: Int

  init() {
    let files = FileManager.default
    let numbers = (try? files.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    descriptors = numbers.count
    // Linux lists each watch on a separate line.
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

  /// Throws if the process uses more than before.
  ///
  /// - Parameter bytes: how much the memory may grow, because allocators keep some freed memory.
  func check(against before: ProcessUsage, _ what: String, bytes: Int = 6 << 20) throws {
    if descriptors > before.descriptors || watches > before.watches || threads > before.threads + 8
      || memory > before.memory + bytes
    {
      throw Loss("\(what) left something behind. Before: \(before). After: \(self).")
    }
  }
}
