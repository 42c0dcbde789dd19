import { locales } from '@seguia/shared/i18n/locales.ts';

/** An entry of the static review room's `index.json`. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
  tags?: readonly string[];
}

/** In px. The phone is the size that a picture has where nothing else is said. */
export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
} as const;

type Size = keyof typeof sizes;
type Look = readonly [locale: string, theme: string, size?: Size];

/** One kept picture: a story in a language, a theme and a size. */
export interface Picture {
  story: Entry;
  locale: string;
  theme: string;
  size: Size;
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

/** The screens by which growers decide and staff record: pictured in every size. */
const everySize = new Set([
  'Campaigns/Detail',
  'Campaigns/Plot',
  'Campaigns/PlotWeek',
  'Readings/Board',
  'Readings/History',
  'Readings/Latest',
  'Readings/Round',
  'Readings/Stages of a crop',
  'Readings/Target bands',
  'Readings/Today',
  'Readings/Water and light',
]);

/** What a screen's first story does not show, and people look at: pictured once. */
const otherStates = new Set([
  'Campaigns/Certification log: Prepared',
  'Readings/New reading: With Photos',
  'Readings/One reading: With Photos',
  'Readings/Photos: Refused',
]);

/** Sheets that leave the device as a picture: kept beside their screen's first story, in every size. */
const sharing = 'Sharing';

const screen: readonly Look[] = [
  ['fr', 'light'],
  ['ar-MA', 'dark'],
  ['fr', 'outdoor'],
];

/** In which language, theme and size a story is pictured. */
const looks = {
  screen,
  everySize: [
    ...screen,
    ['pl', 'light'],
    ...(['small', 'landscape', 'desktop'] as const).flatMap((size): Look[] => [
      ['fr', 'light', size],
      ['ar-MA', 'dark', size],
      ['pl', 'outdoor', size],
    ]),
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
} as const satisfies Record<string, readonly Look[]>;

/**
 * Which pictures are kept: of each screen its first story and some other states, of those by which people decide in every size; of the kit the stories that put everything together; of the graphs every story,
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
      const chosen: readonly Look[] = kind === null ? [] : looks[kind];
      return chosen.map(([locale, theme, size = 'phone']) => ({
        story,
        locale,
        theme,
        size,
        file: `${story.id}-${locale}-${theme}${size === 'phone' ? '' : `-${size}`}.png`,
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
  if (everySize.has(title) && name === sharing) return 'everySize';
  if (otherStates.has(`${title}: ${name}`)) return 'once';
  if (!first || title.startsWith('Kit/')) return null;
  if (title.startsWith('Shell/')) return 'shell';
  return everySize.has(title) ? 'everySize' : 'screen';
}

const includes = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());
