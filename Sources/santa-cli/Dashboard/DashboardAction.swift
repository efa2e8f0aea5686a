/// What a key asks for beyond another picture.
enum DashboardAction: Equatable, Sendable {
  case quit
  case togglePause
  case multiplySpeed(by: Double)
}
