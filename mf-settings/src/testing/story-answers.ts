import { snake } from '@seguia/shared/platform';
import { nothing, problem, pulledLists, silence, storyFarm } from '@seguia/shared/testing/story-server';
import { storyPlots } from './story-plots.ts';

const lists = pulledLists.map((list) => `/farmers/${storyFarm.id}/${list}`);
/** How the data server of a story answers the lists that a device fetches. */
export const storyAnswers = {
  nothing: Object.fromEntries(lists.map((path) => [path, nothing])),
  silent: { '*': silence },
  failing: { '*': problem(500) },
  moved: someoneFirst(),
};

/** A server on which the first plot is changed by somebody else before anything is written. */
function someoneFirst() {
  let isChanged = false;
  const theirs = { ...storyPlots[0], house: 'Bloc nord', area: 1350, version: 2 };
  const meta = { current_page: 1, per_page: 200, has_more: false, sync_date: 'm' };
  return {
    ...Object.fromEntries(lists.map((path) => [path, nothing])),
    [`/farmers/${storyFarm.id}/plots`]: () => Response.json({ data: isChanged ? [snake(theirs)] : [], meta }),
    [`/farmers/${storyFarm.id}/plots/${theirs.id}`]: () => {
      isChanged = true;
      return problem(412)();
    },
  };
}
