#if canImport(SwiftUI)
  import Combine
  public import SwiftUI

  extension EnvironmentValues {
    private struct StoreKey: EnvironmentKey {
      static var defaultValue: Store? { nil }
    }

    /// The store of the views, which belongs to the main actor. It is nil unless the program sets it:
    ///
    /// ```swift
    /// WindowGroup { StopList().environment(\.store, store) }
    /// ```
    public var store: Store? {
      get { self[StoreKey.self] }
      set { self[StoreKey.self] = newValue }
    }
  }

  /// Results that update their SwiftUI view whenever they change.
  ///
  /// ```swift
  /// struct StopList: View {
  ///   @LiveResults({ $0.where { $0.presents > 0 }.sorted(by: \.order) }) var stops: Results<Stop>
  ///
  ///   var body: some View {
  ///     List(stops, id: \.order) { stop in Text(stop.name) }
  ///   }
  /// }
  /// ```
  ///
  /// The results are those of the store in the environment, `EnvironmentValues.store`, and are frozen: a view
  /// that SwiftUI compares with the one before sees the objects as they were. Use `thaw()` to change an object. The program
  /// stops if the environment has no store. A store that fails leaves the results as they are, and ``error`` says why.
  @propertyWrapper
  public struct LiveResults<Element: Object>: DynamicProperty {
    @StateObject private var model = LiveResultsModel<Element>()
    @Environment(\.store) private var store
    private let query: (Results<Element>) -> Results<Element>

    /// Creates results of all objects of a class, or of those that a query selects.
    ///
    /// - Parameter query: filters and sorts all objects. It is called whenever the view reads the results, so it may use
    ///   other properties of the view.
    public init(_ query: @escaping (Results<Element>) -> Results<Element> = { $0 }) { self.query = query }

    /// The current results, frozen.
    @MainActor public var wrappedValue: Results<Element> {
      model.results(of: query(known.objects(Element.self)))
    }

    /// This value: its ``error``, for example, is `$stops.error`.
    @MainActor public var projectedValue: LiveResults { self }

    /// Why the results don't change any more; nil as long as they do.
    @MainActor public var error: (any Error)? { model.error }

    @MainActor private var known: Store {
      guard let store else {
        stopProgram(
          "@LiveResults of \(Element.self) found no store in the environment. "
            + "Write `.environment(\\.store, store)` on a view above.")
      }
      return store
    }
  }

  /// Observes the results for as long as a view exists.
  @MainActor
  final class LiveResultsModel<Element: Object>: ObservableObject {
    /// Announces each change. The results themselves are not published, because they are also replaced while a view reads them,
    /// when nothing may be announced.
    @Published private var changeCount = 0
    private(set) var error: (any Error)?
    private var query: ResultsQuery?
    private var store: ObjectIdentifier?
    private var frozen: Results<Element>?
    private var token: NotificationToken?

    nonisolated init() {}

    func results(of live: Results<Element>) -> Results<Element> {
      if let frozen, query == live.query, store == ObjectIdentifier(live.context) { return frozen }
      (query, store, error) = (live.query, ObjectIdentifier(live.context), nil)
      let frozen = live.freeze()
      self.frozen = frozen
      token = live.observe { [weak self] change in self?.take(change) }
      return frozen
    }

    private func take(_ change: CollectionChange<Results<Element>>) {
      switch change {
      case .initial(let results):
        // Nothing was committed since the view has read them.
        if results.context.snapshot.version == frozen?.context.snapshot.version { return }
        show(results)
      case .update(let results, _, _, _): show(results)
      case .error(let error):
        changeCount += 1
        self.error = error
      }
    }

    private func show(_ results: Results<Element>) {
      changeCount += 1
      frozen = results.freeze()
    }
  }
#endif
