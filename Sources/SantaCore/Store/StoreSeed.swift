#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The installation of a seed as a new store.
enum StoreSeed {
  /// Copies the seed of a configuration, if it has a seed and there is no store yet.
  static func installIfNeeded(
    _ configuration: Store.Configuration, progress: OpeningProgress.Handler = { _ in }
  ) throws(StoreError) {
    guard let seed = configuration.seed, !configuration.isReadOnly else { return }
    switch configuration.location {
    case .inMemory: throw .seedInMemory(seed.path)
    case .directory(let url):
      let path = try url.filePath
      if isStore(path, SystemDisk()) { return }
      progress(OpeningProgress(stage: .copyingSeed, fraction: 0))
      try install(seed.filePath, at: path)
      progress(OpeningProgress(stage: .copyingSeed, fraction: 1))
    }
  }

  /// Copies the store in a directory to another directory, unless that one already contains a store.
  ///
  /// The copy is written beside the directory, and renamed when it is complete. Several processes may do this at once: the
  /// first to rename its copy wins, and the other processes use that copy.
  static func install(_ seed: String, at path: String, on disk: any Disk = SystemDisk()) throws(StoreError) {
    if isStore(path, disk) { return }
    guard isStore(seed, disk) else { throw .noSeed(seed) }
    if disk.isDirectory(path) == true {
      let names: [String]
      do { names = try disk.contents(of: path) } catch { throw .system("Reading", path, error) }
      // Another process may have installed the seed since the first check.
      if isStore(path, disk) { return }
      if !names.isEmpty { throw .seedOverFiles(path) }
    }
    // A path may end with a slash.
    let copy = URL(filePath: path, directoryHint: .notDirectory).path + ".seed-" + UUID().uuidString
    do throws(StoreError) {
      let external = try ExternalFiles(reading: seed, on: disk)
      // The lease is taken before the state is read, so that no writer can remove external data of this state.
      let lease = try external.lease()
      try StoreFiles.write(try StoreInspection.open(seed, disk), external, to: copy, on: disk)
      withExtendedLifetime(lease) {}
      do { try disk.rename(copy, to: path) } catch {
        // Another process may have been faster.
        if !isStore(path, disk) { throw .system("Creating", path, error) }
        _ = try StoreFiles.remove(copy, on: disk)
      }
    } catch {
      // Remains of an incomplete copy do no harm. The first error is the one that says what to do.
      _ = try? StoreFiles.remove(copy, on: disk)
      throw error
    }
    let parent = URL(filePath: path, directoryHint: .isDirectory).deletingLastPathComponent().path
    do { try disk.syncDirectory(parent) } catch { throw .system("Syncing", parent, error) }
  }

  private static func isStore(_ path: String, _ disk: any Disk) -> Bool {
    // A directory that can't be read does not contain a usable store.
    guard disk.isDirectory(path) == true, let names = try? disk.contents(of: path) else { return false }
    return names.contains { $0 == "manifest" || LogFile.base(ofName: $0) != nil }
  }
}
