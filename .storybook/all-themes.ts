import { afterEach as underAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { arabicUnderAxe } from '../tools/test-world/arabic-under-axe.ts';

/** The rules of axe about colours, which are all that a theme can change. */
const colours = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** For how long nothing changes on a story that has come to rest, and for how long the check waits at most, in ms. */
const rest = 150;
const patience = 5000;

let prepared = false;

/**
 * Checks with axe that a story is right in the colours of the other themes too (the global `themes`, which a test run sets; `themesOf` has
 * the beginning of the titles that are checked so). A theme only changes the values of the page's tokens, so the story need not be drawn
 * again.
 */
export async function inAllThemes(context: StoryContext<ReactRenderer>): Promise<void> {
  const themes = (context.globals['themes'] ?? []) as string[];
  // A story in another language or on another screen has the same colours as the story that it varies.
  if (themes.length === 0 || Object.keys(context.storyGlobals).length > 0) return;
  if (!context.title.startsWith(String(context.globals['themesOf'] ?? ''))) return;
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

/** Resolves when nothing has changed on the page for a while: then a story without a play has what it fetches. */
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
