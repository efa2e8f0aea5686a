extension CommandDescription {
  static let weatherService = CommandDescription(
    summary: "answer the requests for weather in a store",
    discussion: [
      "Prints a line for each request that it answers, until Ctrl-C. 'track' answers those",
      "of its own flight; this does it by itself, beside a tracker or without one. Several",
      "may run on a store: each request is answered once, and none is lost when one is",
      "killed.",
      "",
    ] + CommandDescription.weatherNotes,
    examples: [
      "santa-cli weather-service",
      "santa-cli weather-service --store DIR --weather normal --format json",
    ]
  )

  /// What `--weather` takes, and the variables behind it.
  static let weatherNotes = [
    "--weather NAME is one of",
    "  auto        Open-Meteo, or the normal of the season where that can't be reached",
    "  open-meteo  open-meteo.com, without a key; only for non-commercial use",
    "  pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY",
    "  met-norway  api.met.no, with your e-mail address in SANTA_CONTACT",
    "  normal      the normal of the season, without the network",
    "SANTA_WEATHER names one where the option doesn't. SANTA_OPEN_METEO_URL,",
    "SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL are addresses of servers that are",
    "asked instead, as in http://127.0.0.1:8080.",
  ]
}
