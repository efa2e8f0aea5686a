public import SantaAccounts
public import SantaPage

/// A live page that a server shows beside its stores.
public struct ServedPage: Sendable {
  /// A flight in two stores of the server.
  struct Flight: Sendable {
    var replicas: SharedFlight
    var santa: StorePath
    var weather: StorePath
  }

  let page: LivePage
  let settings: PageSettings
  let flight: Flight?

  /// Creates a page of a flight that is not in the server's stores.
  public init(_ page: LivePage, settings: PageSettings = .init()) {
    (self.page, self.settings, flight) = (page, settings, nil)
  }

  /// Creates a page of a flight that machines share through the server.
  ///
  /// - Parameters:
  ///   - page: The page, whose source follows `replicas`.
  ///   - settings: The settings of the page.
  ///   - replicas: The replicas of the flight's stores.
  ///   - santa: The path of Santa's store.
  ///   - weather: The path of the store of the weather.
  public init(
    _ page: LivePage, settings: PageSettings = .init(), of replicas: SharedFlight, santa: StorePath,
    weather: StorePath
  ) {
    (self.page, self.settings) = (page, settings)
    flight = Flight(replicas: replicas, santa: santa, weather: weather)
  }
}
