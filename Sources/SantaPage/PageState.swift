package import SantaCore

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The state that all visitors see at one moment. It is computed once, whatever their number.
public struct PageState: Sendable {
  /// The part of the flight.
  package enum Phase: String, Sendable {
    /// The sleigh has not taken off.
    case waiting
    case flying
    case stopped
    /// Santa is home again.
    case done
    /// The store can't be read.
    case unknown
  }

  /// The weather at a stop.
  package struct Weather: Hashable, Sendable {
    package var stop: Int
    package var temperature: Double
    package var condition: SantaCore.Weather.Condition
    package var source: String
    package var isNormal: Bool
  }

  /// The number of the state, which grows.
  public let version: UInt64
  /// The bytes of the state as a server-sent event.
  public let event: [UInt8]
  package let flight: PageFlight
  package let phase: Phase
  /// The time by the flight's clock.
  package let time: Date
  package let moment: Route.Moment
  package let weather: Weather?
  /// The real time at which the state was computed.
  let now: Date
  /// The part of a state that a browser can't compute from an earlier state by its own clock.
  let essence: Essence

  struct Essence: Hashable, Sendable {
    var flight: PageFlight
    var phase: Phase
    var stop: Int
    var weather: Weather?
  }

  init(
    version: UInt64, flight: PageFlight, weather: Weather?, heard: Date, isReadable: Bool, now: Date
  ) {
    (self.version, self.flight, self.weather, self.now) = (version, flight, weather, now)
    time = flight.clock.time(at: now)
    moment = flight.route.moment(at: time)
    // Before the take-off, no stop has been reached.
    var stop = moment.lastStop
    switch moment.phase {
    case .beforeTakeoff: (phase, stop) = (isReadable ? .waiting : .unknown, -1)
    case .flying: phase = isReadable ? .flying : .unknown
    case .atStop: phase = isReadable ? .stopped : .unknown
    case .landed: phase = isReadable ? .done : .unknown
    }
    essence = Essence(flight: flight, phase: phase, stop: stop, weather: weather)
    let body = Body(
      now: now.milliseconds, time: time.milliseconds, speed: flight.clock.isPaused ? 0 : flight.clock.speed,
      route: flight.tag, phase: phase.rawValue, stop: stop,
      lat: moment.coordinate.latitude.roundedToMetres, lon: moment.coordinate.longitude.roundedToMetres,
      presents: moment.presentsDelivered, total: flight.route.presentsTotal,
      weather: weather.map {
        Body.Weather(
          stop: $0.stop, temperature: $0.temperature, condition: $0.condition.name, source: $0.source,
          normal: $0.isNormal)
      }, heard: heard.milliseconds, name: flight.title(in: .english))
    event = Array("id: \(version)\nevent: state\ndata: ".utf8) + PageJSON.bytes(body) + Array("\n\n".utf8)
  }

  /// The contents of the event.
  private struct Body: Encodable {
    struct Weather: Encodable {
      var stop: Int
      var temperature: Double
      var condition: String
      var source: String
      var normal: Bool
    }

    var now: Int
    var time: Int
    var speed: Double
    var route: String
    var phase: String
    var stop: Int
    var lat: Double
    var lon: Double
    var presents: Int
    var total: Int
    var weather: Weather?
    var heard: Int
    var name: String
  }
}

extension Date {
  /// The nearest whole millisecond since 1970. Dates of flights are within the years 1 to 9999.
  var milliseconds: Int { Int(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? 0 }
}

extension Double {
  /// The degrees, rounded to about ten metres.
  var roundedToMetres: Double { (self * 10_000).rounded() / 10_000 }
}
