// A repository of its own for one team's remotes: the same folders as here, with @seguia/doors and @seguia/build from tarballs.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../workspace.ts';
import { catalog } from '../packages/catalog.ts';
import { ciOfRepository } from './ci.ts';
import type { Tarballs } from '../packages/pack.ts';
import type { Sources } from './remote.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

/** Writes a repository without remotes. `tarballs` are the files in its folder `packages`. Throws if a package is there already. */
export function beginRepository(folder: string, name: string, tarballs: Tarballs): void {
  if (existsSync(path.join(folder, 'package.json'))) throw new Error(`${folder} holds a package already`);
  const files: Record<string, string | object> = {
    'package.json': {
      name: `seguia-${name}`,
      private: true,
      type: 'module',
      scripts: {
        check: 'seguia check',
        test: 'vitest run',
        dev: 'seguia dev',
        storybook: 'storybook dev -p 6006 --no-open',
        build: 'seguia build',
        release: 'seguia release',
        releases: 'seguia releases',
        rollback: 'seguia rollback',
        'release-key': 'seguia key',
        'upgrade-doors': 'seguia upgrade-doors',
      },
      devDependencies: {
        '@seguia/build': `file:packages/${tarballs.build}`,
        '@seguia/shared': `file:packages/${tarballs.doors}`,
        ...installedHere(),
      },
      optionalDependencies: manifest.optionalDependencies, // Node itself, for every script
    },
    'pnpm-workspace.yaml': "packages: ['mf-*', locales]\npmOnFail: ignore\nallowBuilds:\n  esbuild: false\n",
    'locales/package.json': {
      name: '@seguia/locales',
      version: '1.0.0',
      private: true,
      type: 'module',
      exports: { './*': './dist/*' },
    },
    'tsconfig.json': {
      compilerOptions: compilerOptions(),
      files: ['node_modules/@seguia/shared/shared/src/ui/styles/css-modules.d.ts'],
      include: ['mf-*/src', 'mf-*/*.ts', '*.ts'],
      exclude: ['**/dist', '**/node_modules'],
    },
    '.storybook/main.ts': mainOfStorybook,
    '.storybook/preview.tsx': previewOfStorybook,
    'vitest.config.ts': readFileSync(path.join(import.meta.dirname, 'vitest-of-repository.txt'), 'utf8'),
    '.oxfmtrc.json': readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
    '.gitignore': 'node_modules\ndist\n',
    '.ci/run': ciOfRepository(name),
    'README.md': readmeOf(name),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(path.join(folder, file), text);
  }
  chmodSync(path.join(folder, '.ci/run'), 0o755);
  const { error } = spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
  if (error) throw error;
}

const mainOfStorybook = `import type { StorybookConfig } from '@storybook/react-vite';
import { drawnBy } from '@seguia/build/storybook';

export default {
  framework: '@storybook/react-vite',
  // STORIES=mf-stock builds the room of only that remote.
  stories: [\`../\${process.env['STORIES'] ?? 'mf-*'}/src/**/*.stories.tsx\`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => drawnBy(config, { single: ['react', 'react-dom'], exclude: ['@seguia/shared'] }),
} satisfies StorybookConfig;
`;

const previewOfStorybook = `import { previewOf } from '@seguia/shared/storybook';

// The app around each story, and the remotes' texts from their sources.
export default {
  ...previewOf(import.meta.glob('../locales/mf-*/*.json', { import: 'default' })),
};
`;

const readmeOf = (name: string) => `# mf-${name.replace(/^mf-/, '')}

A remote of Seguia, in a repository of its own. Node 20 or newer is all that has to be there.

| Command | What it does |
| --- | --- |
| \`npx pnpm@12 install\` | installs the packages, and the version of Node that the commands run on |
| \`npx pnpm@12 check\` | format, types, texts, stories, styles, and whether the doors have what is used |
| \`npx pnpm@12 test\` | runs the tests |
| \`npx pnpm@12 dev\` | builds at every change and serves here; add what it prints to the address of a deployed shell that allows it. The page loads itself anew, with what was typed |
| \`npx pnpm@12 storybook\` | shows the screens and their states for review, in every language and theme |
| \`npx pnpm@12 build\` | builds what is released |
| \`npx pnpm@12 release --to <site>\` | releases for all; \`--canary 10\` for a tenth of the devices, \`--preview pr-12\` for those who open \`?preview=pr-12\`; \`--room\` publishes the Storybook, too |
| \`npx pnpm@12 releases --to <site>\` | lists what is released, and what became of each canary |
| \`npx pnpm@12 rollback <remote> --to <site>\` | goes back to the version before |
| \`npx pnpm@12 release-key\` | makes the keys with which the team signs its releases |
| \`npx pnpm@12 upgrade-doors --from <folder>\` | takes newer packages, which the product's team makes by \`pnpm packages --to <folder>\`, and says what changed |

A site is a folder, or the address of a release service (\`https://…\`), with \`RELEASE_TOKEN\` and \`RELEASE_KEY\` in the environment. \`.ci/run\` is for CI.
What the doors (\`@seguia/shared\`) have, and since when, is in \`node_modules/@seguia/shared/CHANGELOG.md\`.
`;

/** The dependencies of a remote in the workspace, from the tarballs in its folder `packages`. */
export function fromPackages(): Sources {
  const [doors = ''] = globSync('packages/seguia-doors-*.tgz', { cwd: workspace });
  return {
    // The doors have the name under which the shell shares them.
    dependencies: { '@seguia/locales': 'workspace:*', '@seguia/shared': `file:../${doors}` },
    configuration: '@seguia/build/rspack',
  };
}

function compilerOptions(): object {
  const { compilerOptions: options } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  return options;
}

/** The versions of the tools, as in this repository. */
function installedHere(): Record<string, string> {
  const names = [
    '@rspack/cli',
    '@rspack/core',
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/react-vite',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'happy-dom',
  ];
  const more = ['oxfmt', 'react', 'react-dom', 'storybook', 'typescript', 'vite', 'vitest'];
  const versions = [...names, ...more].map((name) => [name, catalog(name, manifest.devDependencies[name] ?? '')]);
  return Object.fromEntries(versions) as Record<string, string>;
}
