// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "WeatherServer",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [.package(name: "SantaCore", path: "../..")],
  targets: [
    .executableTarget(
      name: "weather-server",
      dependencies: ["SantaCore", .product(name: "SantaSync", package: "SantaCore")])
  ],
  swiftLanguageModes: [.v6]
)
