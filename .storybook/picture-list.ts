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

/** In px. A picture has the size of the phone unless it says another size. */
export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
} as const;

type Size = keyof typeof sizes;
type Look = readonly [locale: string, theme: string, size?: Size];

/** One stored picture: a story in a language, a theme and a size. */
export interface Picture {
  story: Entry;
  locale: string;
  theme: string;
  size: Size;
  /** Its file below `.storybook/pictures`. */
  file: string;
  /** Whether the picture has only the story itself, not the whole screen of a phone. */
  cropped: boolean;
}

/** The titles of the graphs' stories begin with this. */
const graphs = 'Campaigns/Graph';

/** Stories that set the language, the theme or the screen themselves. */
const ownLook = /\b(?:Right To Left|Dark|Outdoor|Sunlight)\b/;

/** Stories of the kit that show what turns or changes sides where text runs from the right. */
const fromTheRight = /\b(?:Right To Left|From The Right)$/;

/** Stories that need a wider screen than a phone that is held upright. */
const wide = /\b(?:Desktop|Landscape)\b/;

/** These stories show every graph, so there are pictures of them in every language. */
const everyGraph = /^(?:Beyond Five Plots|Compared|Plot 18 Months)$/;

/** The screens with which growers decide and staff record: there are pictures of them in every size. */
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

/** What people look at and a screen's first story does not show: there is one picture of each. */
const otherStates = new Set([
  'Campaigns/Certification log: Prepared',
  'Readings/New reading: With Photos',
  'Readings/One reading: With Photos',
  'Readings/Photos: Refused',
]);

/** Sheets that leave the device as a picture: there are pictures of them in every size, next to their screen's first story. */
const sharing = 'Sharing';

const screen: readonly Look[] = [
  ['fr', 'light'],
  ['ar-MA', 'dark'],
  ['fr', 'outdoor'],
];

/** The languages, themes and sizes in which there are pictures of a story. */
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
 * Returns the pictures to store. Of each screen: its first story and some other states; of the screens with which people decide, in every
 * size. Of the kit: the stories that put everything together, and what turns or changes sides in Arabic. Of the graphs: every story, and the
 * stories that show all graphs in every language. `wanted` picks by title, name or folder.
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
  if (title === 'Kit/Looks' || (title.startsWith('Kit/') && fromTheRight.test(name))) return 'once';
  if (title.startsWith(graphs)) return kindOfGraph(name);
  if (everySize.has(title) && name === sharing) return 'everySize';
  if (otherStates.has(`${title}: ${name}`)) return 'once';
  if (!first || title.startsWith('Kit/')) return null;
  if (title.startsWith('Shell/')) return 'shell';
  return everySize.has(title) ? 'everySize' : 'screen';
}

const includes = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());
