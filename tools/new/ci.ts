/**
 * The lines of a CI script that show a pull request's version in a preview. `RELEASE_TO` is the site or its release service; the CI sets
 * `PREVIEW` for pull requests alone, and `ROOMS` where the site publishes review rooms, too.
 */
const preview = (app: string) => `
# A look at a pull request, for two weeks: set PREVIEW (pr-12), RELEASE_TO, RELEASE_TOKEN and RELEASE_KEY in the CI; ROOMS=1 adds its Storybook.
if [ -n "\${PREVIEW:-}" ] && [ -n "\${RELEASE_TO:-}" ]; then
  npx --yes pnpm@12 release ${app} --preview "$PREVIEW" \${ROOMS:+--room} --to "$RELEASE_TO"
fi
`;

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
${preview(app)}`;
};

/** The CI script of a remote's own repository. */
export const ciOfRepository = (name: string) => `#!/usr/bin/env bash
# What "green" means: the checks, the tests, and a build that can be released.
set -euo pipefail
cd "$(dirname "$0")/.."
export CI=true
npx --yes pnpm@12 install --frozen-lockfile
npx --yes pnpm@12 check
npx --yes pnpm@12 test
npx --yes pnpm@12 build
${preview(`mf-${name.replace(/^mf-/, '')}`)}`;
