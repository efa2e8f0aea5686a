extension CommandDescription {
  static let store = CommandDescription(
    name: "store",
    argument: .subcommand,
    furtherUsage: ["[DIR]", "[OPTIONS]"],
    summary: Wording("look into any store, and move objects in and out"),
    discussion: [
      "DIR is the folder of a store, of this program or of any other that uses SantaCore.",
      "The folder of 'track' has two stores: 'santa' and 'weather'. Without DIR it is the",
      "first one: $XDG_DATA_HOME/santa/santa, or ~/.local/share/santa/santa.",
      "",
      "Other programs may write meanwhile. A command shows the newest state when it began.",
      "Only 'compact' and 'import' change files. 'recover' writes another store.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store verify ~/.local/share/santa/weather",
    ]
  )
}
