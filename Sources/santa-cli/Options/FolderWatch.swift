import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Notices that the folder of a store was deleted, under a program that has the store open. The open files of the program go on, so the
/// store itself doesn't notice.
struct FolderWatch: Sendable {
  let url: URL

  /// The interval at which the folder is looked at.
  private static let interval: Duration = .milliseconds(500)

  /// The number of the folder in the file system, which another folder with this name doesn't have; nil if there is no store.
  private var number: String? {
    guard StoreInspection.isStore(url),
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    else { return nil }
    return attributes[.systemFileNumber].map { "\($0)" }
  }

  /// Returns when the store that is in the folder at present, or the next one, was deleted.
  func waitForDeletion() async throws {
    var known = number
    while true {
      try await Task.sleep(for: Self.interval)
      let present = number
      if let known, present != known { return }
      known = present
    }
  }

  /// The failure of a command that can't go on without the store.
  var failure: CommandFailure {
    CommandFailure(
      exitCode: .noInput, message: "The store in '\(url.path)' was deleted.",
      hint: "Run the command again when there is a store.")
  }
}
