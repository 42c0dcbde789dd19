import { snake } from '@seguia/shared/platform';
import { nothing, problem, pulledLists, silence, storyFarm } from '@seguia/testing/story-server';
import { storyMeters } from './story-meters.ts';
import { storyCrops, storyPlots } from './story-plots.ts';

const lists = pulledLists.map((list) => `/farmers/${storyFarm.id}/${list}`);
/** The data servers that a story can have, by what they answer to the lists that a device fetches. */
export const storyAnswers = {
  nothing: Object.fromEntries(lists.map((path) => [path, nothing])),
  silent: { '*': silence },
  failing: { '*': problem(500) },
  moved: someoneFirst(),
};

/** A server on which somebody else changes the first plot, crop or meter before anything is written. */
function someoneFirst() {
  const theirs = {
    plots: { ...storyPlots[0], house: 'Bloc nord', area: 1350, version: 2 },
    crops: { ...storyCrops[0], name: 'Tomate grappe', archived: true, version: 2 },
    meters: { ...storyMeters[0], serialNumber: 'HI98130-0951', version: 2 },
  };
  const meta = { current_page: 1, per_page: 200, has_more: false, sync_date: 'm' };
  const changed = new Set<string>();
  const answers = Object.entries(theirs).map(([list, item]) => ({
    [`/farmers/${storyFarm.id}/${list}`]: () => Response.json({ data: changed.has(list) ? [snake(item)] : [], meta }),
    [`/farmers/${storyFarm.id}/${list}/${item.id}`]: () => {
      changed.add(list);
      return problem(412)();
    },
  }));
  return Object.assign({}, Object.fromEntries(lists.map((path) => [path, nothing])), ...answers);
}
