import SantaCore

/// `check --store DIR`: opens a store, which recovers it, verifies its contents and files, and prints the number of each
/// writer's last transaction as `WRITER NUMBER`.
struct CheckCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let store = try options.open()
    var check = try StateCheck(logBound: options.logBound)
    let lasts = try check.run(store)
    let verification = try StoreVerification(of: options.directory)
    if let damage = verification.damages.first {
      throw Loss("\(verification.damageCount) damages. The first: \(damage)")
    }
    for (writer, last) in lasts { Output.line("\(writer) \(last)") }
  }
}
