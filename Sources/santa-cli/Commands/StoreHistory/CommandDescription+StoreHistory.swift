extension CommandDescription {
  static let storeHistory = CommandDescription(
    name: "store history",
    argument: .subcommand,
    furtherUsage: ["[DIR]", "[OPTIONS]"],
    summary: Wording("list and end what keeps the history of a store"),
    discussion: [
      "A store keeps earlier versions while programs demand them. Demands and cursors stay",
      "when their program ends. 'forget' ends those of a program that is gone, and 'delete'",
      "removes versions. 'list' doesn't change the store. Other programs can keep using it.",
    ],
    examples: [
      "santa-cli store history list",
      "santa-cli store history forget cards --cursor mailer",
    ]
  )
}
