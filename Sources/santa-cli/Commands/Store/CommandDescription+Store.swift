extension CommandDescription {
  static let store = CommandDescription(
    name: "store",
    argument: .subcommand,
    furtherUsage: ["[DIR]", "[OPTIONS]"],
    summary: Wording(
      "look into any store: info, verify, dump, compact", japanese: "ストアを調べる: info, verify, dump, compact"),
    discussion: [
      "DIR is the folder of a store, of this or of any other program that keeps its",
      "objects with SantaCore. 'track' has two in its folder: 'santa' and 'weather'.",
      "Without DIR it is the first: $XDG_DATA_HOME/santa/santa, or",
      "~/.local/share/santa/santa.",
      "",
      "Nobody is locked out: others may write meanwhile, and what is shown is the newest",
      "state when the command began. Only 'compact' changes files.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store verify ~/.local/share/santa/weather",
    ]
  )
}
