#!/usr/bin/env bash
# Makes the dashboard's frames anew: Tests/SantaCLITests/Fixtures/frames, which the tests compare with, and those that
# the README shows. Look at the difference before you keep it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

SANTACORE_MAKE_FRAMES=1 swift test --filter DashboardFrameTests
swift test --filter DashboardFrameTests
