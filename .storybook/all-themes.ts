import { afterEach as underAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { arabicUnderAxe } from '../tools/world/arabic-under-axe.ts';

/** What axe knows of colours: all that a theme can change. */
const colours = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** So long nothing changes on a story that has come to rest, in ms; and so long it may take. */
const rest = 150;
const patience = 5000;

let prepared = false;

/**
 * Holds a story under axe to the colours of the other themes too (the global `themes`, those of a test run). A theme is nothing but
 * other values of the page's tokens, so the story need not be drawn again.
 */
export async function inAllThemes(context: StoryContext<ReactRenderer>): Promise<void> {
  const themes = (context.globals['themes'] ?? []) as string[];
  // A story in another language or on another screen has the colours of the one beside it.
  if (themes.length === 0 || Object.keys(context.storyGlobals).length > 0) return;
  if (!prepared) arabicUnderAxe();
  prepared = true;
  await atRest();
  const { dataset } = document.documentElement;
  const own = dataset['theme'] ?? '';
  const parameters = { ...context.parameters, a11y: { ...context.parameters['a11y'], options: colours } };
  for (const theme of themes) {
    if (theme === own) continue;
    dataset['theme'] = theme;
    try {
      await underAxe({ ...context, parameters });
    } catch (cause) {
      throw new Error(`In the ${theme} theme: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
  dataset['theme'] = own;
}

/** Resolves when nothing has changed on the page for a while: what a story without a play fetches is there. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(waiting);
      clearTimeout(limit);
      resolve();
    };
    let waiting = setTimeout(done, rest);
    const limit = setTimeout(done, patience);
    const observer = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(done, rest);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
