// swift-tools-version: 6.2

import PackageDescription

// Programs that use SantaCore as another package does. `scripts/examples.sh` runs them, and compares what they print.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [.package(name: "SantaCore", path: "..")],
  targets: [
    .executableTarget(name: "notifications", dependencies: ["SantaCore"]),
    .executableTarget(name: "observation", dependencies: ["SantaCore"]),
    .executableTarget(name: "weather-server", dependencies: ["SantaCore"]),
  ],
  swiftLanguageModes: [.v6]
)
