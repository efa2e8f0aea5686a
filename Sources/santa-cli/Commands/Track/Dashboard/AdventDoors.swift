/// The 24 doors of Advent in a line: open ones, the blinking door of the day, and closed ones.
struct AdventDoors {
  var door: Int
  /// The seconds of real time, by which the door of the day blinks.
  var seconds: Int
  var theme: Theme

  var line: StyledLine {
    let today = seconds.isMultiple(of: 2) ? "▓" : "█"
    return StyledLine([
      .init(text: String(repeating: "█", count: door - 1), style: theme.bar),
      .init(text: today, style: theme.countdown),
      .init(text: String(repeating: "░", count: 24 - door), style: theme.label),
    ])
  }
}
