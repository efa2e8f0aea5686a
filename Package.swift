// swift-tools-version: 6.2

import PackageDescription

/// One list of compiler features for every target, so that no target is held to less than another.
var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
  .enableUpcomingFeature("ExistentialAny"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// `.ci/run` sets this variable. A flag on its command line would make `swift test`, run without it, build
// everything again; and an unconditional setting would break a user's build on a newer compiler's warning.
// https://github.com/swiftlang/swift-evolution/blob/main/proposals/0480-swiftpm-warning-control.md
if Context.environment["SANTACORE_WARNINGS_AS_ERRORS"] == "1" {
  settings.append(.treatAllWarnings(as: .error))
}

// `scripts/sanitize.sh` sets this one. What `Platform/Mutex.swift` then declares takes the place of the `Mutex` that
// files import from Synchronization, so that some use members of a module that they don't import.
if Context.environment["SANTACORE_SANITIZER"] == "thread" {
  settings.append(.define("SANTACORE_THREAD_SANITIZER"))
} else {
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
}

/// Folders and files of `Tests` that aren't built. `scripts/sanitize.sh --only` sets them.
let excludedTests =
  Context.environment["SANTACORE_EXCLUDED_TESTS"]?.split(separator: ",").map(String.init) ?? []

/// The folders of the object store. Each uses only the folders before it.
let storeFolders = [
  "Errors", "Platform", "Storage", "Log", "Query", "Model", "Collections", "Observation", "Store",
]

let package = Package(
  name: "SantaCore",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SantaCore", targets: ["SantaCore"]),
    .library(name: "SantaStore", targets: ["SantaStore"]),
    .library(name: "SantaRealm", targets: ["SantaRealm"]),
    .library(name: "SantaReplication", targets: ["SantaReplication"]),
    .library(name: "SantaDataSource", targets: ["SantaDataSource"]),
    .library(name: "SantaNetwork", targets: ["SantaNetwork"]),
    .library(name: "SantaSync", targets: ["SantaSync"]),
    .library(name: "SantaPage", targets: ["SantaPage"]),
    .executable(name: "santa-cli", targets: ["santa-cli"]),
  ],
  targets: [
    // Exports the store and the models.
    .target(
      name: "SantaCore", dependencies: ["SantaStore", "SantaModels"], path: "Sources/SantaCore",
      exclude: storeFolders + ["Replication", "DataSource", "Santa"], sources: ["Umbrella"],
      swiftSettings: settings),
    // The object store, with the engine below it.
    .target(
      name: "SantaStore", path: "Sources/SantaCore",
      exclude: ["Replication", "DataSource", "Santa", "Umbrella", "SantaCore.docc"], sources: storeFolders,
      swiftSettings: settings),
    // RealmSwift's names for the store's.
    .target(name: "SantaRealm", dependencies: ["SantaStore"], swiftSettings: settings),
    // The changes that stores exchange, and their application. A server needs no more.
    .target(
      name: "SantaReplication", dependencies: ["SantaStore"], path: "Sources/SantaCore/Replication",
      swiftSettings: settings),
    // Entities that know no store.
    .target(
      name: "SantaDataSource", dependencies: ["SantaStore"], path: "Sources/SantaCore/DataSource",
      swiftSettings: settings),
    // Santa, his route and his flight.
    .target(
      name: "SantaModels", dependencies: ["SantaStore"], path: "Sources/SantaCore/Santa",
      swiftSettings: settings),
    // Apart, so that a program that only stores doesn't load Foundation's networking with all that it brings.
    .target(name: "SantaNetwork", dependencies: ["SantaCore"], swiftSettings: settings),
    .target(
      name: "SantaSync", dependencies: ["SantaCore", "SantaReplication", "SantaNetwork"],
      swiftSettings: settings),
    // The names of places in other languages, which are for the command line and the page.
    .target(name: "SantaPlaceNames", swiftSettings: settings),
    // The live page, without HTTP.
    .target(
      name: "SantaPage", dependencies: ["SantaCore", "SantaPlaceNames", "SantaReplication"],
      exclude: [
        "Web/page.html", "Web/page.js", "Web/page.css", "Web/icon.svg", "Web/words.tsv", "Web/terminal.tsv",
      ], swiftSettings: settings),
    .executableTarget(
      name: "santa-cli", dependencies: ["SantaCore", "SantaNetwork", "SantaPlaceNames", "SantaSync"],
      swiftSettings: settings),
    // Apart, so that the torture program has the generator of the tests without the library Testing.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: settings),
    .target(
      name: "SantaCoreTestSupport", dependencies: ["SantaCore", "SeededNumbers"],
      path: "Tests/SantaCoreTestSupport", swiftSettings: settings),
    // `scripts/torture.sh` and `scripts/fuzz.sh` run it, and a test.
    .executableTarget(
      name: "StoreTorture", dependencies: ["SantaCore", "SeededNumbers"], path: "Tests/StoreTorture",
      swiftSettings: settings),
    // Its release build shows that sentences are not only in debug builds; `.ci/run` runs it.
    .executableTarget(
      name: "CallerMistakes", dependencies: ["SantaCore"], path: "Tests/CallerMistakes",
      swiftSettings: settings),
    .testTarget(
      name: "SantaCoreTests",
      dependencies: [
        "SantaCore", "SantaDataSource", "SantaModels", "SantaRealm", "SantaReplication", "SantaStore",
        "SantaCoreTestSupport", "CallerMistakes", "StoreTorture",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "SantaRealmTests", dependencies: ["SantaRealm", "SantaCoreTestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SantaNetworkTests", dependencies: ["SantaNetwork", "SantaCore", "SantaCoreTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SantaSyncTests", dependencies: ["SantaSync", "SantaCore", "SantaCoreTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SantaPageTests", dependencies: ["SantaPage", "SantaCore", "SantaCoreTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SantaCLITests",
      dependencies: [
        "santa-cli", "SantaCore", "SantaNetwork", "SantaPlaceNames", "SantaSync", "SantaCoreTestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
  ]
)

if !excludedTests.isEmpty {
  package.targets.removeAll { excludedTests.contains($0.name) }
  for target in package.targets where target.type == .test {
    let folder = target.name + "/"
    target.exclude += excludedTests.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  }
  // What no test uses now, each one before those that it uses.
  for name in ["santa-cli", "SantaPage", "SantaPlaceNames", "SantaSync", "SantaNetwork"]
  where !package.targets.contains(where: { $0.uses(name) }) {
    package.targets.removeAll { $0.name == name }
    package.products.removeAll { $0.name == name }
  }
}

extension Target {
  func uses(_ name: String) -> Bool {
    dependencies.contains { if case .byNameItem(name, _) = $0 { true } else { false } }
  }
}
