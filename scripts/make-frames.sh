#!/usr/bin/env bash
# Writes the frames of the dashboard again: those in Tests/SantaCLITests/Fixtures/frames, with which the tests compare, and
# those in the README. Check the difference before you commit it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

SANTACORE_MAKE_FRAMES=1 swift test --filter '(DashboardFrame|Recording)Tests'
swift test --filter '(DashboardFrame|Recording)Tests'
