import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Store {
  /// Opens a store without blocking the caller's actor: recovery, the copy of a seed, and columns for new properties are
  /// done on another thread.
  ///
  /// ```swift
  /// let store = try await Store.asyncOpen(configuration: configuration) { print($0.stage, $0.fraction) }
  /// ```
  ///
  /// If the task is cancelled before the store is open, this throws a `CancellationError`; the store's files are complete
  /// nevertheless.
  ///
  /// - Parameters:
  ///   - configuration: where the store is, and how it is opened.
  ///   - isolation: the actor to which the store belongs, which is the one that calls this; see ``Store``.
  ///   - progress: called on the other thread at the beginning and the end of each stage, and after each property that
  ///     is added to objects. Stages that are not needed are left out. It must not use the store.
  /// - Throws: the errors of ``init(configuration:isolation:)``.
  public static func asyncOpen(
    configuration: Configuration = .init(), isolation: isolated (any Actor)? = #isolation,
    progress: @escaping @Sendable (OpeningProgress) -> Void = { _ in }
  ) async throws -> Store {
    try Task.checkCancellation()
    let engine = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        // The store is released there. Its engine stays open, so that opening a store again takes little time.
        continuation.resume(
          with: Result { try Store(configuration, .thread, progress: progress).context.engine })
      }
    }
    return try withExtendedLifetime(engine) {
      try Task.checkCancellation()
      return try Store(configuration: configuration, isolation: isolation)
    }
  }

  /// Whether there is a store: its files in the directory, or in memory one that is open in this process.
  ///
  /// ```swift
  /// let isFirstStart = !Store.fileExists(for: configuration)
  /// ```
  public static func fileExists(for configuration: Configuration) -> Bool {
    switch configuration.location {
    case .directory(let url): StoreInspection.isStore(url)
    case .inMemory(let name): EngineRegistry.openLocations.contains { $0 == .inMemory(name) }
    }
  }

  /// The locations of the stores that are open in this process, sorted by path and by name. A location is listed once, even
  /// if several stores are open on it, and as long as any of their objects, collections or snapshots is used.
  public static var openStores: [Configuration.Location] {
    EngineRegistry.openLocations.map { location in
      switch location {
      case .directory(let path): .directory(URL(filePath: path, directoryHint: .isDirectory))
      case .inMemory(let name): .inMemory(name)
      }
    }
  }
}
