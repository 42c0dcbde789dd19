import path from 'node:path';
import { slotNames } from '../../shared/src/slots/slot-names.ts';
import type { RemoteDeclaration } from '../../shell/src/remotes/registry/declaration.ts';
import { featureSlots } from '../feature-file.ts';
import { remotes } from '../remotes.ts';
import { workspace } from '../workspace.ts';
import { notTranslated, plotsOfFarm } from './beginning.ts';
import { cardFile, cardStoriesFile } from './card-files.ts';
import { nameMissingStates } from './screen.ts';
import { addMessages, camel, format, isThere, pascal, read, write, writeJson } from './tree.ts';

/** Behind the cards that say what is urgent, until the team chooses its place. */
const order = 50;

/** In which states a new card cannot be, and why. */
const withoutStates = {
  Loading: 'it appears once the device has been read, and takes no room before',
  Failing: 'it reads what is on the device, and calls nothing',
  Refused: 'it writes nothing',
};

/**
 * Makes a card of a remote for a slot, with its story, offers it in feature.ts and declares it in package.json. Throws before it writes
 * anything if there is no such slot, if the remote has a card for it, or if the name is invalid or taken. Returns what is left to do.
 */
export function newCard(app: string, slot: string, name: string): string[] {
  if (!isThere(`${app}/package.json`)) throw new Error(`Which remote: ${remotes.join(', ')}?`);
  const known = slotNames.find((candidate) => candidate === slot);
  if (!known) throw new Error(`The slot "${slot}" is none of ${slotNames.join(', ')}`);
  if (featureSlots(path.join(workspace, app)).includes(slot))
    throw new Error(
      `${app} has a card for ${slot}, and a remote has one for a slot: add to that card, or take another remote`,
    );
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`${name}: a card's name has small letters and single hyphens`);
  const folder = `${app}/src/${name}`;
  if (isThere(folder)) throw new Error(`${folder} is there already: choose another name`);

  const remote = app.slice('mf-'.length);
  const title = notTranslated(pascal(name));
  const card = {
    slot: known,
    component: pascal(name),
    id: `${camel(remote)}.${camel(name)}`,
    title: `${pascal(remote)}/Card ${pascal(name)}`,
    texts: { title: title.fr, plots: plotsOfFarm.fr },
  };
  write(`${folder}/${card.component}.tsx`, cardFile(card));
  write(`${folder}/${card.component}.stories.tsx`, cardStoriesFile(card));
  offerCard(`${app}/src/feature.ts`, slot, `./${name}/${card.component}.tsx`, card.component);
  declareCard(app, slot, { id: `${card.id}.title`, defaultMessage: title.fr });
  nameMissingStates(app, `card ${slot}`, withoutStates);
  addMessages(app, { [`${card.id}.title`]: title, [`${card.id}.plots`]: plotsOfFarm });
  format(app);
  return [
    `${folder}/${card.component}.tsx is in the slot ${slot}. Write its texts there, in package.json and in locales/${app}/*.json (TRANSLATE marks what has none yet).`,
    `It begins with the farm's plots: read there what it is about, draw nothing where there is nothing to say, and keep its stories of states. As soon as it calls or writes, tell the states that "withoutStates" in ${app}/package.json names.`,
    `Choose its "order" among the cards of the slot there, and the "right" that it needs.`,
  ];
}

/** Adds a card to those that feature.ts offers. */
function offerCard(file: string, slot: string, module: string, component: string): void {
  const text = read(file);
  const line = `${slot}: async () => ({ Card: (await import('${module}')).${component} }),`;
  const [list = '  cards: {'] = /^ {2}cards: \{/m.exec(text) ?? [];
  const isFirst = !text.includes(list);
  const before = isFirst ? '  messages:' : list;
  if (!text.includes(before)) throw new Error(`${file}: add ${line} to its cards by hand`);
  write(
    file,
    text.replace(before, () => (isFirst ? `${list} ${line} },\n${before}` : `${list}\n${line}`)),
  );
}

/** Adds a card to the declaration in package.json. */
function declareCard(app: string, slot: string, name: { id: string; defaultMessage: string }): void {
  const file = `${app}/package.json`;
  const manifest = JSON.parse(read(file)) as { seguia: Pick<RemoteDeclaration, 'cards'> };
  const { seguia } = manifest;
  writeJson(file, { ...manifest, seguia: { ...seguia, cards: [...(seguia.cards ?? []), { slot, order, name }] } });
}
