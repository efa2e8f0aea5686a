import SantaCore

extension DashboardWords {
  static let english = DashboardWords(
    language: .english,
    title: "Santa Tracker",
    shortTitle: "Santa",
    paused: "paused",
    waiting: "Looking for Santa …",
    isNotFlown: [
      "The program that flew has ended. Waiting for 'santa-cli fly'.", "Nobody flies. Run 'santa-cli fly'.",
      "Nobody flies",
    ],
    takeOffIn: "Take-off in",
    reachesIn: { "Santa reaches \($0) in" },
    was: { "Santa was in \($0)" },
    returnsIn: { "Santa is back in \($0) in" },
    ago: "ago",
    at: { "at \($0) there" },
    isGuess: "a guess; say it with --home",
    away: { "\($0) away" },
    celebration: { ["Santa has come to \($0)!", "\($1) presents", "Merry Christmas!"] },
    localTime: { "\($0) in \($1)" },
    next: "Next",
    leavingIn: { $0.map { "leaves \($0) in" } ?? "leaves in" },
    arrivingIn: "in",
    presents: "Presents",
    delivered: { "\($0) done" },
    remaining: { "\($0) to go" },
    flown: "Flown",
    speed: "Speed",
    perHour: "/h",
    weather: { "Weather in \($0)" },
    noAnswer: { "?? \($0)" },
    age: { $0 < 1 ? "now" : $0 < 120 ? "\($0) min ago" : "\($0 / 60) h ago" },
    isNormal: "normal",
    noReading: { "No reading. \($0)" },
    lastStops: "Last stops",
    nextStops: "Next stops",
    matches: { $0 == $1 ? "\($1) stops" : "\($0) of \($1)" },
    typeToSearch: "type to search",
    nothingMatches: "No stop has this name.",
    comes: { "Santa is there in \($0)" },
    isThereNow: "Santa is there now",
    came: { "Santa was there \($0) ago" },
    fromHome: "From home",
    people: "People",
    presentsPerHour: "Presents an hour",
    listKeys: { isDemonstration in
      isDemonstration
        ? [
          "↑ ↓ choose   type to search   enter fly there   esc back", "↑↓ enter fly there  esc back",
          "esc back",
        ]
        : ["↑ ↓ choose   type to search   esc back", "↑↓ choose  esc back", "esc back"]
    },
    refusesClockChange: "This is the real flight: nobody can change its clock",
    keys: [
      "q quit   space pause   + - speed   ← → stops   l list   m map   ? help",
      "q quit   l list   m map   ? help", "? help",
    ],
    help: [
      ("q", "quit"), ("space + -", "pause, faster, slower"), ("← → n", "by stop; 10 min from home"),
      ("l", "list of stops, and search"), ("m h", "map: next view; home"),
      ("i o wasd", "map: zoom, move; mouse"),
    ],
    legend: [("🎅", "Santa"), ("⌂", "home"), ("◉", "next stop"), ("∘", "later stops"), ("⠒", "his way")],
    closeHelp: "? closes this",
    date: { $0.dayAndClockText },
    day: { "\(String($0.dayAndClockText.prefix(6))) \($0.year)" })
}
