// swift-tools-version: 6.2

import PackageDescription

/// Compiles the library with modules named Combine and SwiftUI, which don't exist on Linux, so that the code behind `canImport`
/// is type-checked there and its publishers are tested. `.ci/run` builds and tests this package.
let package = Package(
  name: "AppleFrameworks",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ],
  targets: [
    // OpenCombine, under the name of the framework that it implements.
    .target(name: "Combine", dependencies: ["OpenCombine"], swiftSettings: [.swiftLanguageMode(.v6)]),
    // Declarations of the parts of SwiftUI that the library uses, without views.
    .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: [.swiftLanguageMode(.v6)]),
    // The folder `SantaCore` is a link to the sources of the library, whose manifest has the same targets.
    .target(
      name: "SantaStore", dependencies: ["Combine", "SwiftUI"], path: "Sources/SantaCore",
      exclude: ["Replication", "DataSource", "Santa", "Umbrella", "SantaCore.docc"], swiftSettings: settings),
    .target(
      name: "SantaModels", dependencies: ["SantaStore"], path: "Sources/SantaCore/Santa",
      swiftSettings: settings),
    .target(
      name: "SantaCore", dependencies: ["SantaStore", "SantaModels"], path: "Sources/SantaCore/Umbrella",
      swiftSettings: settings),
    // This folder is a link, too. It is compiled as on systems other than Linux, where requests go through `URLSession`.
    .target(
      name: "SantaNetwork", dependencies: ["SantaCore"],
      swiftSettings: settings + [.define("SANTACORE_URL_SESSION")]),
    .testTarget(
      name: "AppleFrameworksTests", dependencies: ["SantaCore", "Combine", "SwiftUI"], swiftSettings: settings
    ),
  ]
)

/// The same settings as in the manifest of the library.
var settings: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6), .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
