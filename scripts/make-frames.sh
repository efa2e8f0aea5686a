#!/usr/bin/env bash
# Writes the frames of the dashboard: the fixtures in Tests/SantaCLITests/Fixtures/frames, the frames in docs/santa-cli.md, and
# docs/recording.svg. Check the difference before you commit it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

SANTACORE_MAKE_FRAMES=1 swift test --filter '(DashboardFrame|Recording)Tests'
swift test --filter '(DashboardFrame|Recording)Tests'
