extension CommandDescription {
  static let share = CommandDescription(
    name: "share",
    argument: .subcommand,
    furtherUsage: ["[OPTIONS]"],
    summary: Wording("share stores with other users of a server"),
    discussion: [
      "WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH",
      "is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands",
      "for one component. LEVEL is read, write or manage; manage includes giving rights.",
      "",
      "Rights add up. 'revoke' takes a right away that was given to the same WHO with the",
      "same PATH. 'login' signs a user in.",
    ],
    examples: [
      "santa-cli share grant ivy /~/santa read --server https://santa.example.org",
      "santa-cli share list --server https://santa.example.org",
    ]
  )
}
