// node tools/checks/declarations.ts: fails where the shell and the remotes say of themselves in package.json what cannot be, or is not so.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconPaths } from '../../shared/src/ui/icons/icon-paths.ts';
import { allPermissions } from '../../shared/src/domain/permissions.ts';
import { slotNames } from '../../shared/src/slots/slot-names.ts';
import type { RemoteDeclaration } from '../../shell/src/remotes/registry/declaration.ts';
import { apps, declarationOf, remotes } from '../remotes.ts';
import { workspace } from '../workspace.ts';

const howTo = '(docs/how-to.md, "Add a remote")';

/** The faults of the declarations, each as a sentence that says what to do. */
export function declarationProblems(): string[] {
  const lacking = apps.flatMap((app) => lackingKeys(app).map((key) => `${app}/package.json: add ${key} ${howTo}`));
  if (lacking.length > 0) return lacking;
  const all = remotes.map((app) => ({ app, declared: declarationOf(app) }));
  return [
    ...doubled(
      'port',
      apps.map((app) => [app, String(declarationOf(app).port)]),
    ),
    ...doubled(
      'route',
      all.flatMap(({ app, declared }) => declared.routes.map((route) => [app, route] as const)),
    ),
    ...all.flatMap(({ app, declared }) =>
      ofRemote(app, declared).map((problem) => `${app}/package.json, block "seguia": ${problem} ${howTo}`),
    ),
  ];
}

/** The required keys that an app's block lacks. */
function lackingKeys(app: string): string[] {
  const { seguia } = JSON.parse(readFileSync(path.join(workspace, app, 'package.json'), 'utf8')) as {
    seguia?: Record<string, unknown>;
  };
  if (!seguia) return ['the block "seguia"'];
  const keys = app === 'shell' ? ['port'] : ['port', 'layout', 'routes', 'title'];
  return keys.filter((key) => !(key in seguia)).map((key) => `"${key}" to the block "seguia"`);
}

/** The paths in a remote's feature.ts. */
export function featureRoutes(folder: string): string[] {
  const file = path.join(folder, 'src/feature.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route);
}

/** The slots in a remote's feature.ts for which it offers a card. */
export function featureSlots(folder: string): string[] {
  const file = path.join(folder, 'src/feature.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\b(\w+): async \(\) => \(\{\s*Card:/g)].map(([, slot = '']) => slot);
}

function ofRemote(app: string, { layout, hostApi, routes, navigation = [], cards = [] }: RemoteDeclaration): string[] {
  const served = featureRoutes(path.join(workspace, app));
  return [
    ...(['init', 'app'].includes(layout) ? [] : [`"layout" is ${layout}: write "init" or "app"`]),
    ...(hostApi === undefined || /^\^\d+\.\d+\.\d+$/.test(hostApi)
      ? []
      : [`"hostApi" is ${hostApi}: take it away, or write a version as "^1.9.0"`]),
    ...served
      .filter((route) => !routes.includes(route))
      .map((route) => `add ${route} to "routes": feature.ts serves it`),
    ...routes.filter((route) => !served.includes(route)).map((route) => `give ${route} a screen in src/feature.ts`),
    ...navigation.flatMap(({ to, icon, order, right }) => [
      ...(routes.includes(to) ? [] : [`the entry ${to} is none of "routes"`]),
      ...(Object.hasOwn(iconPaths, icon) ? [] : [`the entry ${to} has the icon ${icon}, which the kit lacks`]),
      ...(typeof order === 'number' ? [] : [`give the entry ${to} an "order"`]),
      ...(isRight(right) ? [] : [`the entry ${to} names the right ${right}, which nobody has`]),
    ]),
    ...ofCards(app, cards),
  ];
}

function ofCards(app: string, cards: NonNullable<RemoteDeclaration['cards']>): string[] {
  const offered = featureSlots(path.join(workspace, app));
  const declared = cards.map(({ slot }) => slot);
  return [
    ...offered
      .filter((slot) => !declared.includes(slot))
      .map((slot) => `add the card for "${slot}" to "cards": feature.ts offers it`),
    ...cards.flatMap(({ slot, order, right, name }, place) => [
      ...(slotNames.some((known) => known === slot) ? [] : [`the slot "${slot}" is none of ${slotNames.join(', ')}`]),
      ...(offered.includes(slot) ? [] : [`give the card for "${slot}" its code in "cards" of src/feature.ts`]),
      ...(declared.indexOf(slot) < place ? [`"${slot}" has a card already`] : []),
      ...(typeof order === 'number' ? [] : [`give the card for "${slot}" an "order"`]),
      ...(name ? [] : [`give the card for "${slot}" a "name": it stands where the card fails`]),
      ...(isRight(right) ? [] : [`the card for "${slot}" names the right ${right}, which nobody has`]),
    ]),
  ];
}

/** Whether the right exists, or none is named. */
function isRight(right: string | undefined): boolean {
  return right === undefined || allPermissions.some((known) => known === right);
}

function doubled(what: string, values: (readonly [app: string, value: string])[]): string[] {
  return values.flatMap(([app, value], index) => {
    const first = values.findIndex(([, other]) => other === value);
    return first < index ? [`${app}/package.json: the ${what} ${value} is that of ${values[first]?.[0]} already`] : [];
  });
}

if (import.meta.main) {
  const problems = declarationProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
