import { storyProfile } from '@seguia/testing/story-server';
import { idOf } from './story-ids.ts';
import { storyPlots } from './story-plots.ts';

const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;
const { id, firstname, lastname } = storyProfile;

/** Instructions for the first plot: two open ones and one that was done. */
export const storyInstructions = [
  { text: 'Monter l’apport à 2,6 et regarder le goutteur 3', given: 2, done: null },
  { text: 'Purger la rampe du fond', given: 20, done: null },
  { text: 'Rincer les sondes', given: 50, done: 26 },
].map(({ text, given, done }, index) => ({
  id: idOf('c0c0', index),
  plotId: storyPlots[0]?.id ?? '',
  text,
  doneAt: done === null ? null : hoursAgo(done),
  readingId: done === null ? null : idOf('a0a0', 0),
  ...(done !== null && { doneBy: { id: idOf('acc0', 0), firstname: 'Amina', lastname: 'El Fassi' } }),
  createdBy: { id, firstname, lastname },
  createdAt: hoursAgo(given),
  updatedAt: 1,
  version: 1,
}));
