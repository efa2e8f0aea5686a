extension SantaServer {
  /// The version of the server.
  public static let version = "0.3.0"
}
