/// One row of the table of commands, from which reading, usage lines and help screens all derive.
struct CommandDescription: Sendable {
  /// The placeholder of the argument that may follow; nil when none may.
  var argument: String?
  var isArgumentRequired = false
  /// What the argument must be one of; nil where it is anything.
  var argumentChoices: [String]?
  var summary: String
  /// Paragraphs for `help COMMAND`, already broken into lines.
  var discussion: [String]
  var examples: [String]

  /// The argument as usage lines write it.
  var argumentText: String? { argument.map { isArgumentRequired ? $0 : "[\($0)]" } }

  static let track = CommandDescription(
    summary: "follow Santa: where he is, what he does, when he reaches you",
    discussion: [
      "On a terminal a dashboard with a map, until q or Ctrl-C; '?' there explains the",
      "keys. Elsewhere, and with --format plain, a line whenever something changes.",
      "",
      "The first to track in a store flies the sleigh; whoever else tracks there follows",
      "the same flight, and flies on when the first one ends. Followers need no options:",
      "the store knows the route and the clock. With --follow it waits for whoever flies,",
      "and never does.",
      "",
      "The store is $XDG_DATA_HOME/santa, or ~/.local/share/santa, unless --store names",
      "another. Outside the night of the flight --demo shows what it will be like.",
      "",
    ] + CommandDescription.weatherNotes,
    examples: [
      "santa-cli track --demo",
      "santa-cli track --home Sydney --format json",
      "santa-cli track --home -33.9,151.2 --at 2026-12-24T10:00:00Z --speed 60",
    ]
  )

  static let fly = CommandDescription(
    summary: "fly the sleigh for all who track, and show nothing of it",
    discussion: [
      "Flies until the landing or Ctrl-C, for whoever tracks in the same store. Where",
      "another flies already, this one flies on when that one ends.",
    ],
    examples: [
      "santa-cli fly",
      "santa-cli fly --demo --store /tmp/santa",
    ]
  )

  static let status = CommandDescription(
    summary: "say once how things stand, and end",
    discussion: [
      "Shows the flight in the store or, when nothing flies there, what the route says",
      "for this moment.",
    ],
    examples: [
      "santa-cli status",
      "santa-cli status --home Oslo --at 2026-12-24T22:00:00Z",
      "santa-cli status --format json",
    ]
  )

  static let route = CommandDescription(
    summary: "list the stops with their local arrival times",
    discussion: [
      "Times are local to each stop, with its offset from UTC on that night. --near lists",
      "the 15 nearest, or as many as --limit says, the nearest first.",
      "",
      "QUERY compares properties of a stop: place, region, population, time, departure,",
      "presentsDelivered, utcOffset, id, location.latitude and location.longitude. It has",
      "== != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE (with [c] in",
      "any case), AND, OR, NOT and parentheses; texts and times stand in quotes.",
      "",
      "FILE or URL is a Santa Tracker route, or the answer of its 'info' service, which",
      "names the route. Times of another flight are moved to the coming one.",
      "",
      "In CSV a name that a spreadsheet would take for a formula has ' before it, unless",
      "--raw says to leave names as they are.",
    ],
    examples: [
      "santa-cli route",
      "santa-cli route --near Reykjavík --limit 5",
      "santa-cli route --where \"region CONTAINS[c] 'zealand' AND population > 10000\"",
      "santa-cli route --sort \"population desc\" --limit 5",
      "santa-cli route --format geojson",
    ]
  )

  static let routeExport = CommandDescription(
    summary: "write a route as a Santa Tracker file",
    discussion: [
      "Writes the built-in route, or that of --route with the times at which it would be",
      "flown. What is written can be read by --route, and makes the same route.",
    ],
    examples: [
      "santa-cli route export --format json",
      "santa-cli route export --at 2030-12-24T10:00:00Z",
    ]
  )

  static let completions = CommandDescription(
    argument: "SHELL",
    isArgumentRequired: true,
    argumentChoices: Shell.allCases.map(\.rawValue),
    summary: "print what lets a shell complete commands and options",
    discussion: [
      "SHELL is bash, zsh or fish. scripts/install.sh puts the files where they belong."
    ],
    examples: [
      "santa-cli completions bash",
      "santa-cli completions fish",
    ]
  )

  static let man = CommandDescription(
    summary: "print the manual page",
    discussion: [
      "The page is in roff, as 'man -l' and 'groff -man' read it."
    ],
    examples: [
      "santa-cli man"
    ]
  )

  static let help = CommandDescription(
    argument: "COMMAND",
    summary: "explain the program or one of its commands",
    discussion: [],
    examples: [
      "santa-cli help track",
      "santa-cli help store verify",
    ]
  )
}
