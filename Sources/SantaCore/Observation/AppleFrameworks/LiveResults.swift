#if canImport(SwiftUI)
  import Combine
  public import SwiftUI

  extension EnvironmentValues {
    private struct StoreKey: EnvironmentKey {
      static var defaultValue: Store? { nil }
    }

    /// The store of the views, which belongs to the main actor. It is nil until the program sets it:
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
  /// The results come from the store in the environment, `EnvironmentValues.store`. They are frozen, so that SwiftUI can
  /// compare a view with the previous one, which still shows the old objects. Use `thaw()` to change an object. The program
  /// stops if the environment doesn't contain a store. If the store fails, the results no longer change, and ``error`` is the
  /// reason.
  @propertyWrapper
  public struct LiveResults<Element: Object>: DynamicProperty {
    @StateObject private var model = LiveResultsModel<Element>()
    @Environment(\.store) private var store
    private let query: (Results<Element>) -> Results<Element>

    /// Creates results with all objects of a class, or with the objects that a query selects.
    ///
    /// - Parameter query: filters and sorts all objects. It is called each time the view reads the results, so it may use other
    ///   properties of the view.
    public init(_ query: @escaping (Results<Element>) -> Results<Element> = { $0 }) { self.query = query }

    /// The current results, frozen.
    @MainActor public var wrappedValue: Results<Element> {
      model.results(of: query(known.objects(Element.self)))
    }

    /// The wrapper itself. For example, `$stops.error` is its ``error``.
    @MainActor public var projectedValue: LiveResults { self }

    /// The error because of which the results no longer change, or nil.
    @MainActor public var error: StoreError? { model.error }

    @MainActor private var known: Store {
      guard let store else {
        stopProgram(
          "@LiveResults of \(Element.self) found no store in the environment. "
            + "Write `.environment(\\.store, store)` on a view above.")
      }
      return store
    }
  }

  /// An object that observes the results as long as a view exists.
  @MainActor
  final class LiveResultsModel<Element: Object>: ObservableObject {
    /// A counter that publishes each change. The results themselves aren't published, because they are also replaced while a
    /// view reads them, and publishing is not allowed then.
    @Published private var changeCount = 0
    private(set) var error: StoreError?
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
        // The view has already read this state.
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
