// The only list of remotes: each folder mf-* is one. Its declaration is the block "seguia" in its package.json, and the routes
// in its src/feature.ts (decision 043).
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spaced } from '../shared/src/i18n/french-spaces.ts';
import {
  publish,
  type PublishedDeclaration,
  type RemoteDeclaration,
} from '../shell/src/remotes/registry/declaration.ts';
import { locales } from '../shared/src/i18n/locales.ts';
import { hostApiOf } from './doors/host-api.ts';
import { featureRoutes } from './feature-file.ts';
import { workspace } from './workspace.ts';

/** The remotes' folders, by name. */
export const remotes: readonly string[] = globSync('mf-*/package.json', { cwd: workspace }).map(path.dirname).sort();

/** The apps that are built and released; the shell comes first, where it exists. */
export const apps: readonly string[] = ['shell', ...remotes].filter((app) =>
  existsSync(path.join(workspace, app, 'package.json')),
);

/** Throws if one of the names is no app of this workspace. */
export function refuseUnknown(names: readonly string[]): void {
  for (const name of names) if (!apps.includes(name)) throw new Error(`There is no app "${name}": ${apps.join(', ')}`);
}

/** The block "seguia" in an app's package.json, with the routes of its src/feature.ts. */
export function declarationOf(app: string): RemoteDeclaration {
  const manifest = readJson(path.join(app, 'package.json')) as { seguia?: Omit<RemoteDeclaration, 'routes'> };
  if (!manifest.seguia) throw new Error(`${app}/package.json has no block "seguia" (docs/how-to.md, "Add a remote")`);
  return { ...manifest.seguia, routes: featureRoutes(path.join(workspace, app)) };
}

/**
 * The part of the declaration that a release writes into the registry, with its texts in every language. `hostApi` is by default what the
 * remote's code needs of the doors.
 */
export function publishedDeclaration(app: string, hostApi?: string): PublishedDeclaration {
  const texts = locales.map(({ locale }) => {
    const words = readJson(path.join('locales', app, `${locale}.json`)) as Record<string, string>;
    return { locale, words };
  });
  const textIn = (id: string, { locale, words }: (typeof texts)[number]) => {
    const text = words[id];
    if (text === undefined)
      throw new Error(`locales/${app}/${locale}.json lacks ${id}, which ${app}/package.json names`);
    return locale === 'fr' ? spaced(text) : text;
  };
  const declared = declarationOf(app);
  return publish(declared, hostApi ?? hostApiOf(path.join(workspace, app), declared.hostApi), (id) =>
    Object.fromEntries(texts.map((text) => [text.locale, textIn(id, text)])),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));
}
