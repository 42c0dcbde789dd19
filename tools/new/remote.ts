import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps, declarationOf } from '../remotes.ts';
import { properName } from './beginning.ts';
import { newScreen, refuseServed } from './screen.ts';
import { addMessages, camel, format, isThere, pascal, write, writeJson } from './tree.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The sources of a remote's packages by name: the workspace, or tarballs in a repository of its own. */
export interface Sources {
  dependencies: Readonly<Record<string, string>>;
  /** The module from which its rspack.config.ts imports the configuration. */
  configuration: string;
}

const inThisRepository: Sources = {
  dependencies: { '@seguia/locales': 'workspace:*', '@seguia/shared': 'workspace:*' },
  configuration: '../tools/bundle/rspack.ts',
};

/** A remote's name without its `mf-`. Throws for an invalid name. */
export function nameOfRemote(given: string): string {
  const name = given.replace(/^mf-/, '');
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`${given}: a remote's name has small letters and single hyphens`);
  return name;
}

/** Makes the remote mf-<name> with one screen at /app/<name>. Throws for an invalid name. Returns what is left to do. */
export function newRemote(given: string, { dependencies, configuration } = inThisRepository): string[] {
  const name = nameOfRemote(given);
  const app = `mf-${name}`;
  if (isThere(app)) throw new Error(`${app} is there already`);
  const route = `/app/${name}`;
  refuseServed(route);
  const title = properName(pascal(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
  const part = { id: `${camel(name)}.part`, defaultMessage: title.fr };
  writeJson(`${app}/package.json`, {
    name: `@seguia/${app}`,
    version: versionIn(path.join(root, 'package.json')),
    private: true,
    type: 'module',
    scripts: { dev: 'rspack serve', build: 'rspack build' },
    dependencies,
    seguia: {
      port: Math.max(...apps.map((other) => declarationOf(other).port), firstPort) + 1,
      layout: 'app',
      title: part,
      navigation: [{ to: route, icon: 'info', order: 60, name: part }],
    },
  });
  write(
    `${app}/rspack.config.ts`,
    `import config from '${configuration}';\n\nexport default config({ dir: import.meta.dirname });\n`,
  );
  write(
    `${app}/src/feature.ts`,
    `import type { FeatureModule } from '@seguia/shared/platform';

export default {
  routes: [],
  messages: async (locale) => (await import(/* webpackChunkName: "texts-[request]" */ \`@seguia/locales/${app}/\${locale}.json\`)).default,
} satisfies FeatureModule;
`,
  );
  addMessages(app, { [part.id]: title });
  const left = newScreen(app, route, title);
  format(app);
  return [`${app} is there: choose its icon and its place in ${app}/package.json.`, ...left];
}

/** The ports of development servers come after this one. */
const firstPort = 4100;

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
