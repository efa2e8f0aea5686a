/// The differences between two states of the store that callers must learn of.
struct RecordChanges {
  /// The users who may have lost something.
  var access = AccessChange()
  /// The subjects whose grants changed.
  var subjects: Set<Subject> = []
  var hasNewEpoch = false
  var hasNewKeys = false

  mutating func grantChanged(_ subject: String) {
    guard let subject = Subject(subject) else { return }
    subjects.insert(subject)
    if case .user(let user) = subject { access.users.insert(user) } else { access.concernsEveryone = true }
  }

  /// - Parameter user: a user's ID; empty for the server.
  mutating func userChanged(_ user: String) {
    if let user = UserID(user) { access.users.insert(user) } else { access.concernsEveryone = true }
  }
}
