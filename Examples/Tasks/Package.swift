// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Tasks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SantaCore", path: "../..")],
  targets: [
    .target(name: "TaskBoard", dependencies: ["SantaCore"]),
    .executableTarget(name: "tasks", dependencies: ["TaskBoard"]),
    .testTarget(name: "TasksTests", dependencies: ["TaskBoard", "tasks"]),
  ],
  swiftLanguageModes: [.v6]
)
