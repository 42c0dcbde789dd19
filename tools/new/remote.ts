import { apps, declarationOf } from '../remotes.ts';
import { newScreen } from './screen.ts';
import { addMessages, camel, format, isThere, pascal, read, write, writeJson } from './tree.ts';

/** Makes the remote mf-<name> with one screen at /app/<name>. Throws for a name that cannot be. Returns what is left to do. */
export function newRemote(given: string): string[] {
  const name = given.replace(/^mf-/, '');
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`${given}: a remote's name has small letters and single hyphens`);
  const app = `mf-${name}`;
  if (isThere(app)) throw new Error(`${app} is there already`);
  const part = { id: `${camel(name)}.part`, defaultMessage: `TRANSLATE ${pascal(name)}` };
  writeJson(`${app}/package.json`, {
    name: `@seguia/${app}`,
    version: versionIn('package.json'),
    private: true,
    type: 'module',
    scripts: { dev: 'rspack serve', build: 'rspack build' },
    dependencies: {
      '@seguia/locales': 'workspace:*',
      '@seguia/shared': 'workspace:*',
    },
    seguia: {
      port: Math.max(...apps.map((other) => declarationOf(other).port)) + 1,
      layout: 'app',
      hostApi: `^${versionIn('shared/package.json')}`,
      title: part,
      navigation: [{ to: `/app/${name}`, icon: 'info', order: 60, name: part }],
      routes: [],
    },
  });
  write(`${app}/rspack.config.ts`, read('mf-auth/rspack.config.ts'));
  write(
    `${app}/src/feature.ts`,
    `import type { FeatureModule } from '@seguia/shared/platform';

export default {
  routes: [],
  messages: async (locale) => (await import(/* webpackChunkName: "texts-[request]" */ \`@seguia/locales/${app}/\${locale}.json\`)).default,
} satisfies FeatureModule;
`,
  );
  addMessages(app, { [part.id]: pascal(name) });
  const left = newScreen(app, `/app/${name}`);
  format(app);
  return [`${app} is there: choose its icon and its place in ${app}/package.json, then run pnpm install.`, ...left];
}

const versionIn = (file: string) => (JSON.parse(read(file)) as { version: string }).version;
