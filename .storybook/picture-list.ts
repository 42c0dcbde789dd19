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
const ownLook = /^(?:Right To Left|Dark|Outdoor|Sunlight|Desktop)\b/;

const languages = ['fr', 'en', 'es', 'pl', 'pt', 'ar-MA'];

/** In which language and theme a story is looked at. */
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
  graph: languages.map((locale) => [locale, 'light']),
  once: [['fr', 'light']],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/**
 * Which pictures are kept: of each screen its first story; of the kit the stories that put everything together; of the graphs every story,
 * in all languages where it does not choose its own. `wanted` picks by title, name or folder.
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

function kindOf({ title, name }: Entry, first: boolean): keyof typeof looks | null {
  if (title === 'Kit/Looks') return 'once';
  if (title.startsWith(graphs)) return ownLook.test(name) ? 'once' : 'graph';
  if (!first || title.startsWith('Kit/')) return null;
  return title.startsWith('Shell/') ? 'shell' : 'screen';
}

const includes = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());
