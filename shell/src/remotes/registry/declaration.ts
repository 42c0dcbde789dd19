// What a remote declares (the block "seguia" of its package.json, and its src/feature.ts), and what its release writes of it into remotes.json.

/** A text as code declares it: its id, and its French text. */
interface DeclaredText {
  id: string;
  defaultMessage: string;
}

/** A link of the main navigation. `Text` is the form of its texts. */
interface Entry<Text> {
  /** One of the remote's routes, without parameters. */
  to: string;
  /** Name of an icon of the kit. */
  icon: string;
  /** The order among the entries of all remotes, lowest first. */
  order: number;
  /** `action`: the button in the middle. `corner`: at the end of the header, where the screen is narrow. */
  look?: 'action' | 'corner';
  /** The right on the farm that people need to see it. */
  right?: string;
  /** The list of the farm's data that its page shows: where the data server is known not to keep that list, the link is left out. */
  list?: string;
  name: Text;
  /** A shorter text to show; the name stays. */
  short?: Text;
  /** Other addresses below which a page belongs to the entry: it is marked there too. */
  also?: string[];
}

/** A card that a remote offers for a slot of a screen (decision 071). `Text` is the form of its texts. */
interface Offer<Text> {
  /** The name of a slot of the doors. A slot that a shell does not know is never drawn. */
  slot: string;
  /** The order among the cards of all remotes in the slot, lowest first. */
  order: number;
  /** The right on the farm that people need to see it. */
  right?: string;
  /** The card's name, shown where it fails. */
  name: Text;
}

/** The block "seguia" of a remote's package.json, with the routes of its src/feature.ts. */
export interface RemoteDeclaration {
  /** The port of its development server. */
  port: number;
  layout: 'init' | 'app';
  /** Raises the oldest doors that it runs on, where its use of the doors does not show them (tools/doors/host-api.ts), as in "^1.9.0". */
  hostApi?: string;
  /** The patterns of the paths that it serves, without the language prefix. Only src/feature.ts has them. */
  routes: string[];
  /** The part's name, shown where it cannot be loaded. */
  title: DeclaredText;
  navigation?: Entry<DeclaredText>[];
  /** Its pages about the farm itself: a group of the navigation where there is room, and a list on Today elsewhere. */
  farm?: Entry<DeclaredText>[];
  cards?: Offer<DeclaredText>[];
  /** By route, or `card <slot>`: the states that a screen or card does not have, each with a reason (tools/checks/story-states.ts). */
  withoutStates?: Record<string, Record<string, string>>;
}

/** A text in every language, by tag. */
export type TextByLocale = Record<string, string>;

export type NavigationEntry = Entry<TextByLocale>;

export type CardOffer = Offer<TextByLocale>;

/** What the shell knows about a remote before its code is loaded. */
export interface PublishedDeclaration extends Pick<RemoteDeclaration, 'layout' | 'routes'> {
  /** The range of doors' versions that it works with. */
  hostApi: string;
  /** Missing, like `navigation`, in releases from before version 1.5 of the shell. */
  title?: TextByLocale;
  navigation?: NavigationEntry[];
  farm?: NavigationEntry[];
  cards?: CardOffer[];
}

/** The declaration for doors in the range `hostApi`, with its texts in every language. `wordsOf` finds them by id. */
export function publish(
  declared: RemoteDeclaration,
  hostApi: string,
  wordsOf: (id: string) => TextByLocale,
): PublishedDeclaration {
  const { layout, routes, title, navigation = [], farm = [], cards = [] } = declared;
  const worded = ({ name, short, ...entry }: Entry<DeclaredText>) => ({
    ...entry,
    name: wordsOf(name.id),
    ...(short && { short: wordsOf(short.id) }),
  });
  const offers = cards.map(({ name, ...offer }) => ({ ...offer, name: wordsOf(name.id) }));
  return {
    layout,
    hostApi,
    routes,
    title: wordsOf(title.id),
    navigation: navigation.map(worded),
    ...(farm.length > 0 && { farm: farm.map(worded) }),
    ...(offers.length > 0 && { cards: offers }),
  };
}
