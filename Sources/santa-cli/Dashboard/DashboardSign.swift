/// The signs on the map. All but Santa are narrow on every terminal, also where those of unclear width are wide.
enum DashboardSign {
  static let santa: Character = "🎅"
  static let home: Character = "⌂"
  static let nextStop: Character = "◉"
  static let stopAhead: Character = "∘"
}
