extension CommandDescription {
  static let failedEvents = CommandDescription(
    name: "failed-events",
    argument: .subcommand,
    furtherUsage: ["[DIR]", "[OPTIONS]"],
    summary: Wording("list, retry and drop the failed events of a listener"),
    discussion: [
      "A listener, such as 'santa-cli weather-service --match', sets an event aside when it",
      "has failed several times, and goes on with the next one. DIR is the folder of a",
      "listener, or a folder with listeners; by default, all those of 'weather-service'.",
      "The listener can go on while these commands run.",
      "",
      "EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a",
      "store for all its events.",
    ],
    examples: [
      "santa-cli failed-events list",
      "santa-cli failed-events retry --all",
    ]
  )
}
