// node tools/checks/declarations.ts: fails where the shell and the remotes say of themselves in package.json what cannot be, or is not so.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { iconPaths } from '../../shared/src/ui/icons/icon-paths.ts';
import { itemStores } from '../../shared/src/device/database/database.ts';
import { allPermissions } from '../../shared/src/domain/permissions.ts';
import { paths } from '../../shared/src/paths.ts';
import { slotNames } from '../../shared/src/slots/slot-names.ts';
import type { RemoteDeclaration } from '../../shell/src/remotes/registry/declaration.ts';
import { featureSlots } from '../feature-file.ts';
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
    // A team's repository has its own remotes alone.
    ...(apps.includes('shell') ? unserved(all.flatMap(({ declared }) => declared.routes)) : []),
  ];
}

/** The addresses in shared/src/paths.ts that neither the shell nor a remote serves. */
function unserved(routes: readonly string[]): string[] {
  const served = [paths.home(), paths.about(), ...routes].map(
    (route) => new RegExp(`^${route.replaceAll(/:[^/]+/g, '[^/]+')}$`),
  );
  return Object.entries(paths)
    .map(([name, address]) => [name, address('1', '2', '3').split('?')[0] ?? ''] as const)
    .filter(([, address]) => !served.some((route) => route.test(address)))
    .map(([name, address]) => `shared/src/paths.ts: ${name} leads to ${address}, which no src/feature.ts serves`);
}

/** The required keys that an app's block lacks. */
function lackingKeys(app: string): string[] {
  const { seguia } = JSON.parse(readFileSync(path.join(workspace, app, 'package.json'), 'utf8')) as {
    seguia?: Record<string, unknown>;
  };
  if (!seguia) return ['the block "seguia"'];
  const keys = app === 'shell' ? ['port'] : ['port', 'layout', 'title'];
  return keys.filter((key) => !(key in seguia)).map((key) => `"${key}" to the block "seguia"`);
}

function ofRemote(
  app: string,
  { layout, hostApi, routes, navigation = [], farm = [], cards = [] }: RemoteDeclaration,
): string[] {
  return [
    ...(['init', 'app'].includes(layout) ? [] : [`"layout" is ${layout}: write "init" or "app"`]),
    ...(hostApi === undefined || /^\^\d+\.\d+\.\d+$/.test(hostApi)
      ? []
      : [`"hostApi" is ${hostApi}: take it away, or write a version as "^1.9.0"`]),
    ...[...navigation, ...farm].flatMap(({ to, icon, order, right, list }) => [
      ...(routes.includes(to) ? [] : [`the entry ${to} has no route in src/feature.ts`]),
      ...(Object.hasOwn(iconPaths, icon) ? [] : [`the entry ${to} has the icon ${icon}, which the kit lacks`]),
      ...(typeof order === 'number' ? [] : [`give the entry ${to} an "order"`]),
      ...(isRight(right) ? [] : [`the entry ${to} names the right ${right}, which nobody has`]),
      ...(isList(list) ? [] : [`the entry ${to} names the list ${list}, which no farm has`]),
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
      ...(name ? [] : [`give the card for "${slot}" a "name": it is shown where the card fails`]),
      ...(isRight(right) ? [] : [`the card for "${slot}" names the right ${right}, which nobody has`]),
    ]),
  ];
}

/** Whether the right exists, or none is named. */
function isRight(right: string | undefined): boolean {
  return right === undefined || allPermissions.some((known) => known === right);
}

/** Whether the list is one that devices fetch, or none is named. */
function isList(list: string | undefined): boolean {
  return list === undefined || itemStores.some((known) => known === list);
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
