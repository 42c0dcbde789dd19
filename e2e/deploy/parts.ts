// The four remotes for the journeys about faults: for each, a page whose code loads when it is opened, and a release that misbehaves.
import type { Tree } from '../../tools/recipes/copy-tree.ts';

export interface Part {
  remote: string;
  /** The part's name on the fault's card. */
  title: string;
  path: string;
  /** The heading of the page. */
  heading: string;
  /** A route of another remote, which this one must not take. */
  elsewhere: string;
}

export const parts: readonly Part[] = [
  { remote: 'mf-auth', title: 'Login', path: '/farmers', heading: 'Choose a farm', elsewhere: '/app/settings' },
  { remote: 'mf-readings', title: 'Readings', path: '/app/new', heading: 'New reading', elsewhere: '/app/settings' },
  {
    remote: 'mf-campaigns',
    title: 'Campaigns',
    path: '/app/campaign/new',
    heading: 'New campaign',
    elsewhere: '/app/settings',
  },
  { remote: 'mf-settings', title: 'Settings', path: '/app/settings', heading: 'Settings', elsewhere: '/app/last' },
];

/** What the code of a broken release does wrong; an entry of the page's `localStorage` chooses one. */
export const codeFaults = ['import', 'endless import', 'render', 'suspense', 'shape'] as const;
export type CodeFault = (typeof codeFaults)[number];

/** By fault, a line at the top of a release's entry that keeps the whole entry from running. */
export const entryLines = {
  'entry throws': `throw new Error('broken release');`,
  'entry does not parse': 'let syntax of a later year;',
};

/** What the card for Today in that release does wrong. With 'card missing' the release lists the card and does not have it. */
export const cardFaults = ['card render', 'card suspense', 'card missing'] as const;
export type CardFault = (typeof cardFaults)[number];

/** What in that release never returns, of a screen or of the card for Today: the page hangs until it is ended. */
export const loops = ['loop', 'effect loop', 'card loop', 'card effect loop'] as const;
export type Loop = (typeof loops)[number];

/** Adds all these faults to a remote's sources, and a page that the remote does not declare. */
export function breakCode({ read, write }: Tree, remote: string): void {
  const file = `${remote}/src/feature.ts`;
  const sources = read(file).replace('export default {', 'const feature = {');
  if (!sources.includes('const feature = {')) throw new Error(`${file} has another shape`);
  write(
    file,
    `import { use, useEffect } from 'react';
${sources}
const fault = localStorage.getItem('fault');
const forever = new Promise<never>(() => undefined);
if (fault === 'import') throw new Error('broken release');
if (fault === 'endless import') await forever;
const Broken = () => {
  useEffect(() => {
    while (fault?.endsWith('effect loop')) fault.trim();
  }, []);
  if (fault?.endsWith('effect loop')) return null;
  while (fault?.endsWith('loop')) fault.trim();
  if (fault?.endsWith('render')) throw new Error('broken page');
  return use(forever);
};
const isDrawn = fault !== null && ['render', 'suspense', 'loop', 'effect loop'].includes(fault);
const routes = isDrawn ? feature.routes.map(({ path }) => ({ path, Component: Broken })) : feature.routes;
const brokenCards = fault === 'card missing' ? {} : { today: async () => ({ Card: Broken }) };
const cards = fault?.startsWith('card') ? brokenCards : (feature as FeatureModule).cards;
// What a release declares is read from the paths in this file.
const undeclared = { path: ['', 'app', 'undeclared'].join('/'), Component: () => 'undeclared' };
export default (fault === 'shape' ? { screens: [] } : { ...feature, cards, routes: [...routes, undeclared] }) as FeatureModule;
`,
  );
}
