import { locales } from '@seguia/shared/i18n/locales.ts';

/** An entry of the static review room's `index.json`. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
}

/** One kept picture: a story in a language and a theme. */
export interface Picture {
  story: Entry;
  locale: string;
  theme: string;
  /** Its file below `.storybook/pictures`. */
  file: string;
  /** Only the story itself, not the whole screen of a phone. */
  cropped: boolean;
}

/** Titles of the graphs' stories begin so. */
const graphs = 'Campaigns/Graph';

/** Stories that set the language, the theme or the screen themselves. */
const ownLook = /\b(?:Right To Left|Dark|Outdoor|Sunlight)\b/;

/** Needs a larger screen than the pictures have. */
const wide = /\bDesktop\b/;

/** These show every graph there is, so they are pictured in every language. */
const everyGraph = /^(?:Beyond Five Plots|Compared|Plot 18 Months)$/;

/** In which language and theme a story is pictured. */
const looks = {
  screen: [
    ['fr', 'light'],
    ['ar-MA', 'dark'],
    ['fr', 'outdoor'],
  ],
  shell: [
    ['fr', 'light'],
    ['ar-MA', 'dark'],
  ],
  everyGraph: locales.map(({ locale }) => [locale, 'light']),
  graph: [
    ['fr', 'light'],
    ['ar-MA', 'light'],
  ],
  once: [['fr', 'light']],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/**
 * Which pictures are kept: of each screen its first story; of the kit the stories that put everything together; of the graphs every story,
 * those that show all graphs in every language. `wanted` picks by title, name or folder.
 */
export function picturesOf(entries: readonly Entry[], wanted = ''): Picture[] {
  const seen = new Set<string>();
  return entries
    .filter(({ type }) => type === 'story')
    .flatMap((story) => {
      const first = !seen.has(story.title);
      seen.add(story.title);
      const kind = kindOf(story, first);
      return (kind === null ? [] : looks[kind]).map(([locale = 'fr', theme = 'light']) => ({
        story,
        locale,
        theme,
        file: `${story.id}-${locale}-${theme}.png`,
        cropped: story.title.startsWith(graphs),
      }));
    })
    .filter(({ story }) => [story.title, story.name, story.importPath].some((text) => includes(text, wanted)));
}

function kindOfGraph(name: string): keyof typeof looks | null {
  if (wide.test(name)) return null;
  if (ownLook.test(name)) return 'once';
  return everyGraph.test(name) ? 'everyGraph' : 'graph';
}

function kindOf({ title, name }: Entry, first: boolean): keyof typeof looks | null {
  if (title === 'Kit/Looks') return 'once';
  if (title.startsWith(graphs)) return kindOfGraph(name);
  if (!first || title.startsWith('Kit/')) return null;
  return title.startsWith('Shell/') ? 'shell' : 'screen';
}

const includes = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());
