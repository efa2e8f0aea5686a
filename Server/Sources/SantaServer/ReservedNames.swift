import Foundation
import Logging

/// Renames stores whose names became reserved: components that begin with `__` belong to the server.
///
/// A marker says that this was done. A server writes it before it creates the first store with a reserved name, so that a later
/// start doesn't rename this store.
enum ReservedNames {
  static let marker = "reserved-names"

  static func isReserved(_ name: some StringProtocol) -> Bool {
    name.split(separator: ":", omittingEmptySubsequences: false).contains { $0.hasPrefix("__") }
  }

  /// Returns a name that is not reserved and not taken.
  static func replacement(of name: String, taken: (String) -> Bool) -> String {
    var rest = String(name.drop { $0 == "_" }.prefix(56))
    if rest.isEmpty || rest.hasPrefix(".") { rest = "store" + rest }
    var number = 1
    while true {
      let new = rest + "__" + (number == 1 ? "" : "\(number)")
      if !taken(new) { return new }
      number += 1
    }
  }

  static func message(_ old: String, _ new: String) -> Logger.Message {
    """
    The store '\(old)' is now called '\(new)', because names that begin with '__' are reserved. Change the name in the programs \
    that use it.
    """
  }
}

extension StoreDirectories {
  /// Renames the directories of stores whose names are reserved, unless the server created them itself.
  func renameReserved(in directory: URL, _ logger: Logger) throws {
    if try Directory.exists(directory.appending(path: ReservedNames.marker)) { return }
    var names = Set(try allNames())
    for name in names.sorted() where ReservedNames.isReserved(name) {
      let new = ReservedNames.replacement(of: name) { new in
        names.contains { $0.lowercased() == new.lowercased() }
      }
      try rename(name, to: new)
      names.insert(new)
      logger.warning(ReservedNames.message(name, new))
    }
  }

  /// Records that stores with reserved names belong to the server from now on.
  func markReserved(in directory: URL) throws {
    let marker = directory.appending(path: ReservedNames.marker)
    if try !Directory.exists(marker) { try Directory.write(Data(), to: marker) }
  }
}
