import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Store {
  /// Opens a store without blocking the caller's actor. Recovery, copying a seed, and adding columns for new properties run on
  /// another thread.
  ///
  /// ```swift
  /// let store = try await Store.asyncOpen(configuration: configuration) { print($0.stage, $0.fraction) }
  /// ```
  ///
  /// If the task is cancelled before the store is open, this throws a `CancellationError`. The store's files are complete
  /// nevertheless.
  ///
  /// - Parameters:
  ///   - configuration: the location of the store and its options.
  ///   - isolation: the actor on which this is called, and to which the store belongs; see ``Store``.
  ///   - progress: called on the other thread at the beginning and the end of each stage, and after each property that is added
  ///     to objects. Stages that are not needed are skipped. The closure must not use the store.
  /// - Throws: the errors of ``init(configuration:isolation:)``.
  // Not an asynchronous initializer, for the reason for which `asyncWrite` isn't an overload of `write`.
  public static func asyncOpen(
    configuration: Configuration = .init(), isolation: isolated (any Actor)? = #isolation,
    progress: @escaping @Sendable (OpeningProgress) -> Void = { _ in }
  ) async throws -> Store {
    try Task.checkCancellation()
    let engine = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        // The store is released on that thread. Its engine stays open, so that opening a store again takes little time.
        continuation.resume(
          with: Result { try Store(configuration, .thread, progress: progress).context.engine })
      }
    }
    return try withExtendedLifetime(engine) {
      try Task.checkCancellation()
      return try Store(configuration: configuration, isolation: isolation)
    }
  }

  /// Returns whether a store exists: files in its directory, or a store in memory that is open in this process.
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

  /// The locations of the stores that are open in this process, sorted by path and by name. A location is listed once, even if
  /// several stores are open on it, for as long as any of their objects, collections or snapshots is in use.
  public static var openStores: [Configuration.Location] {
    EngineRegistry.openLocations.map { location in
      switch location {
      case .directory(let path): .directory(URL(filePath: path, directoryHint: .isDirectory))
      case .inMemory(let name): .inMemory(name)
      }
    }
  }
}
