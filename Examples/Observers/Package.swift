// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Observers",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [.package(name: "SantaCore", path: "../..")],
  targets: [
    .executableTarget(name: "notifications", dependencies: ["SantaCore"]),
    .executableTarget(name: "observation", dependencies: ["SantaCore"]),
  ],
  swiftLanguageModes: [.v6]
)
