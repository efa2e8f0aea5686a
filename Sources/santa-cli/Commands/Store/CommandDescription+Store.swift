extension CommandDescription {
  static let store = CommandDescription(
    name: "store",
    argument: .subcommand,
    furtherUsage: ["[DIR]", "[OPTIONS]"],
    summary: Wording("inspect, compare, import, export and recover stores"),
    discussion: [
      "DIR is a store folder of this program or of any other program that uses SantaCore.",
      "The folder of 'track' contains two stores: 'santa' and 'weather'. The default is the",
      "first one: $XDG_DATA_HOME/santa/santa or ~/.local/share/santa/santa.",
      "",
      "Other programs can keep writing to the store; a command reads the newest state at",
      "its start. Only 'compact', 'import', 'history forget' and 'history delete' change",
      "the store. 'recover' writes a new one.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store verify ~/.local/share/santa/weather",
    ]
  )
}
