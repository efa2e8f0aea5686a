import SantaCore

extension UsageError {
  /// Which option is at odds with the flight under way.
  init(_ conflict: FlightConflict, with clock: ClockOptions, _ route: String?, of command: CommandName) {
    let isDemo = clock.start == .takeOff
    let (option, value): (OptionName, String?) =
      switch conflict.option {
      case .route: (.route, route)
      case .speed where isDemo && clock.speed == ClockOptions.demoSpeed: (.demo, nil)
      case .speed: (.speed, clock.speed.map { NumberText.decimal($0) })
      default: if case .time(let text) = clock.start { (.at, text) } else { (.demo, nil) }
      }
    self.init(.contradictsFlight(option, value: value, underWay: conflict.underWay), command: command)
  }
}
