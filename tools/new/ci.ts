/** The CI script of a remote in this repository: the checks, and the tests in its folder. */
export const ciOfRemote = (name: string) => {
  const app = `mf-${name.replace(/^mf-/, '')}`;
  return `#!/usr/bin/env bash
# What "green" means for ${app}: the checks, its tests and stories, and a build that can be released.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CI=true
npx --yes pnpm@12 test ${app}
npx --yes pnpm@12 build ${app}
`;
};

/** The CI script of a remote's own repository. */
export const ciOfRepository = `#!/usr/bin/env bash
# What "green" means: the checks, the tests, and a build that can be released.
set -euo pipefail
cd "$(dirname "$0")/.."
export CI=true
npx --yes pnpm@12 install --frozen-lockfile
npx --yes pnpm@12 check
npx --yes pnpm@12 test
npx --yes pnpm@12 build
`;
