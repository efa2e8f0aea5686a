/// The rules that decide what a caller may do, as functions of the grants.
///
/// The rights of all grants whose subject the caller is, and whose pattern matches, add up. There are further rules:
///
/// - An admin manages everything, and a user everything in the user's home.
/// - A program token gives at most the level of its scope, and only on the scope's patterns.
/// - Stores with a reserved component belong to the server. Only a user's own `__management` store can be used, and written
///   but not managed, so that others can't be let in to make changes in the user's name.
struct Rights {
  let principal: Principal
  /// The grants of a subject.
  let grants: (Subject) -> [Grant]

  /// The subjects that the caller is.
  private var subjects: [Subject] {
    var subjects: [Subject] = [.anyone]
    if let user = principal.user {
      if !principal.isAnonymous { subjects.append(.users) }
      subjects.append(.user(user))
    }
    return subjects
  }

  func level(on path: StorePath) -> AccessLevel {
    guard let scope = principal.scope else { return unlimitedLevel(on: path) }
    guard scope.patterns.contains(where: { $0.matches(path) }) else { return .none }
    return min(scope.level, unlimitedLevel(on: path))
  }

  private func unlimitedLevel(on path: StorePath) -> AccessLevel {
    if path.isReserved { return principal.user.map { path == .management(of: $0) } == true ? .write : .none }
    if principal.belongsToAdmin || owns(path) { return .manage }
    var level = AccessLevel.none
    for subject in subjects {
      for grant in grants(subject) where grant.level > level && grant.pattern.matches(path) {
        level = grant.level
        if level == .manage { return level }
      }
    }
    return level
  }

  private func owns(_ path: StorePath) -> Bool { principal.user.map { path.owner == $0 } == true }

  func mayCreate(_ path: StorePath) -> Bool {
    if let scope = principal.scope {
      guard scope.level >= .write, scope.patterns.contains(where: { $0.matches(path) }) else { return false }
    }
    if path.isReserved { return principal.user.map { path == .management(of: $0) } == true }
    if principal.belongsToAdmin || owns(path) { return true }
    return subjects.contains { grants($0).contains { $0.mayCreate && $0.pattern.matches(path) } }
  }

  /// Returns whether the caller may change grants on a pattern.
  ///
  /// - Parameter creating: whether the grant includes the right to create stores, which the caller then needs, too.
  func mayGrant(on pattern: PathPattern, creating: Bool) -> Bool {
    if pattern.isReserved { return false }
    if let scope = principal.scope {
      guard scope.level == .manage, scope.patterns.contains(where: { $0.includes(pattern) }) else {
        return false
      }
    }
    if principal.belongsToAdmin { return true }
    guard let path = pattern.literalPath, unlimitedLevel(on: path) == .manage else { return false }
    if !creating || owns(path) { return true }
    return subjects.contains { grants($0).contains { $0.mayCreate && $0.pattern.includes(pattern) } }
  }

  // MARK: Lists

  /// Returns everything that the caller may use, sorted by pattern.
  var permissions: [Permission] {
    var areas: [Area] = []
    if principal.belongsToAdmin {
      areas.append(Area(components: [], isOpen: true, level: .manage, mayCreate: true))
    } else if let user = principal.user {
      for isOpen in [false, true] {
        areas.append(Area(components: [user.description], isOpen: isOpen, level: .manage, mayCreate: true))
      }
    }
    areas += subjects.flatMap(grants).map {
      Area(components: $0.pattern.components, isOpen: false, level: $0.level, mayCreate: $0.mayCreate)
    }
    if let scope = principal.scope {
      areas = scope.patterns.flatMap { pattern in areas.compactMap { $0.limited(to: pattern, scope.level) } }
    }
    var all: [String: Permission] = [:]
    for area in areas {
      let pattern = area.description
      let known = all[pattern]
      all[pattern] = Permission(
        pattern: pattern, level: max(area.level, known?.level ?? .none),
        mayCreate: area.mayCreate || known?.mayCreate == true)
    }
    return all.values.sorted { $0.pattern < $1.pattern }
  }

  /// The paths that a pattern matches, or all paths below one.
  private struct Area: CustomStringConvertible {
    var components: [String]
    /// Whether the components may be followed by any others.
    var isOpen: Bool
    var level: AccessLevel
    var mayCreate: Bool

    var description: String { "/" + (components + (isOpen ? ["**"] : [])).joined(separator: "/") }

    /// Returns the paths that a pattern matches, too; nil if there are none.
    func limited(to pattern: PathPattern, _ level: AccessLevel) -> Area? {
      let other = pattern.components
      guard isOpen ? other.count > components.count : other.count == components.count else { return nil }
      var common: [String] = []
      for (own, other) in zip(components, other) {
        if other == PathComponents.star {
          common.append(own)
        } else if own == other || (own == PathComponents.star && !PathComponents.isReserved(other)) {
          common.append(other)
        } else {
          return nil
        }
      }
      common += other.dropFirst(components.count)
      return Area(
        components: common, isOpen: false, level: min(self.level, level),
        mayCreate: mayCreate && level >= .write)
    }
  }
}
