extension Backlinks {
  /// Verifies all entries.
  ///
  /// - Parameter links: all links, sorted by target and then origin. If nil, the entries aren't compared with links.
  func verify(_ verification: Verification, _ links: [Entry]? = nil) {
    var index = 0
    var isDifferent = false
    entries.verify(verification) { entry in
      defer { index += 1 }
      guard let links, !isDifferent else { return }
      let link = index < links.count ? links[index] : nil
      // After the first difference, all further entries would differ, too.
      isDifferent = link?.target != entry.target || link?.origin != entry.origin
    }
    if let links {
      verification.expect(
        !isDifferent && index == links.count, "the backlinks do not match the links")
    }
  }
}
