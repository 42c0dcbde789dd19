import { paths } from '../../shared/src/paths.ts';
import type { RemoteDeclaration } from '../../shell/src/remotes/registry/declaration.ts';
import { declarationOf, remotes } from '../remotes.ts';
import { screenFile, storiesFile, testFile } from './screen-files.ts';
import { nothingYet, notTranslated, onlyText } from './beginning.ts';
import { addMessages, camel, format, isThere, pascal, read, type TextIn, write, writeJson } from './tree.ts';

/**
 * Makes a screen of a remote at a path, with story and test, and adds its route. `name` is its title if that needs no translation.
 * Throws if the path is invalid or taken. Returns what is left to do.
 */
export function newScreen(app: string, route: string, name?: TextIn): string[] {
  if (!isThere(`${app}/package.json`)) throw new Error(`Which remote: ${remotes.join(', ')}?`);
  const declared = declarationOf(app);
  const top = declared.layout === 'app' ? '/app/' : '/';
  if (!route.startsWith(top) || !/^(\/:?[a-z_]+(-[a-z]+)*)+$/.test(route))
    throw new Error(`${route}: a path of ${app} begins with ${top} and has small letters, as ${top}soil/:id`);
  refuseServed(route);

  const remote = app.slice('mf-'.length);
  const last = route.split('/').findLast((part) => !part.startsWith(':')) ?? remote;
  const file = last === remote ? remote : `${remote}-${last}`;
  const title = name ?? notTranslated(pascal(file));
  const screen = {
    app,
    route,
    component: pascal(file),
    folder: last,
    id: last === remote ? camel(remote) : `${camel(remote)}.${camel(last)}`,
    title: `${pascal(remote)}/${pascal(last)}`,
    texts: { title: title.fr, empty: nothingYet.fr },
  };
  const stem = `${app}/src/${screen.folder}/${screen.component}`;
  if (isThere(`${stem}.tsx`)) throw new Error(`${stem}.tsx is there already: choose another last word for the path`);
  write(`${stem}.tsx`, screenFile(screen));
  write(`${stem}.stories.tsx`, storiesFile(screen));
  write(`${stem}.test.tsx`, testFile(screen));
  const states = ['Loading', 'Empty', 'Failing', 'Offline', 'Refused'].map((state) => [state, onlyText]);
  nameMissingStates(app, route, Object.fromEntries(states) as Record<string, string>);
  addRoute(`${app}/src/feature.ts`, route, `./${screen.folder}/${screen.component}.tsx`, screen.component);
  addMessages(app, { [`${screen.id}.title`]: title, [`${screen.id}.empty`]: nothingYet });
  format(app);
  return [
    `${stem}.tsx is at ${route}. Write its texts there and in locales/${app}/*.json (TRANSLATE marks what has none yet).`,
    `As soon as it loads or sends: tell its states by stories, and take them out of "withoutStates" in ${app}/package.json.`,
  ];
}

/** Throws if the shell or a remote of this workspace already serves the path, whatever its parameters are called. */
export function refuseServed(route: string): void {
  const served = [
    { app: 'shell', routes: [paths.about()] },
    ...remotes.map((app) => ({ app, routes: declarationOf(app).routes })),
  ];
  const patternOf = (of: string) => of.replaceAll(/:[^/]+/g, ':');
  for (const { app, routes } of served) {
    const same = routes.find((other) => patternOf(other) === patternOf(route));
    if (same) throw new Error(`${app} serves ${same} already`);
  }
}

/** Notes in package.json which states the stories of a new screen lack, each with the reason. */
export function nameMissingStates(app: string, route: string, lacking: Readonly<Record<string, string>>): void {
  const file = `${app}/package.json`;
  const manifest = JSON.parse(read(file)) as { seguia: Pick<RemoteDeclaration, 'withoutStates'> };
  const { seguia } = manifest;
  const withoutStates = { ...seguia.withoutStates, [route]: lacking };
  writeJson(file, { ...manifest, seguia: { ...seguia, withoutStates } });
}

/** Adds a route at the end of the list in feature.ts, whatever follows it there. */
export function addRoute(file: string, route: string, module: string, component: string): void {
  const text = read(file);
  const begin = text.indexOf('routes: [');
  const end = begin + text.slice(begin).search(/\],\n {2}\w+:/);
  if (begin < 0 || end < begin) throw new Error(`${file}: add ${route} to its routes by hand`);
  const before = text
    .slice(0, end)
    .trimEnd()
    .replace(/([^[,])$/, '$1,');
  const line = `{ path: '${route}', lazy: async () => ({ Component: (await import('${module}')).${component} }) },`;
  write(file, `${before}\n${line}\n${text.slice(end)}`);
}
