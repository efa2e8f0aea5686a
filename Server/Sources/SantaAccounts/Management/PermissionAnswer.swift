/// The answer to a request.
struct PermissionAnswer: Sendable {
  var status: String
  var message: String?
  /// The token of an offer that was made.
  var token: String?
  /// The grant of an offer that was accepted.
  var grant: Grant?

  static let done = PermissionAnswer(status: "done")
  static let outdated = PermissionAnswer(
    status: "outdated", message: "A later change of the same grant was carried out before this one.")

  init(status: String, message: String? = nil, token: String? = nil, grant: Grant? = nil) {
    (self.status, self.message, self.token, self.grant) = (status, message, token, grant)
  }

  init(_ error: AccountError) { self.init(status: error.code.description, message: error.description) }
}
