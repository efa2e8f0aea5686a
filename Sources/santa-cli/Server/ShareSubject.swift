import SantaSync

/// The users who get a right, as they are typed: a name, `users` or `anyone`.
struct ShareSubject: Equatable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  var subject: Grant.Subject {
    switch text {
    case "users": .users
    case "anyone": .anyone
    default: text.hasPrefix("user:") ? .user(String(text.dropFirst("user:".count))) : .named(text)
    }
  }
}
