extension Backlinks {
  /// Looks at every entry.
  ///
  /// - Parameter links: the links themselves, by target and then origin; without them the entries are not compared.
  func verify(_ verification: Verification, _ links: [Entry]? = nil) {
    var index = 0
    var isDifferent = false
    entries.verify(verification) { entry in
      defer { index += 1 }
      guard let links, !isDifferent else { return }
      let link = index < links.count ? links[index] : nil
      // Behind the first difference everything is shifted, and says no more.
      isDifferent = link?.target != entry.target || link?.origin != entry.origin
    }
    if let links {
      verification.expect(
        !isDifferent && index == links.count, "the backlinks are not the links, turned round")
    }
  }
}
