// What a remote says of itself in its package.json (the block "seguia"), and what of it its release writes into remotes.json.

/** A text, declared as in code: its id, and its French words. */
interface DeclaredText {
  id: string;
  defaultMessage: string;
}

/** A link of the main navigation. `Text` is how its words are written. */
interface Entry<Text> {
  /** One of the remote's routes, without parameters. */
  to: string;
  /** Name of an icon of the kit. */
  icon: string;
  /** Place among the entries of all remotes, the lowest first. */
  order: number;
  /** `action`: the button in the middle. `corner`: at the end of the header, where the screen is narrow. */
  look?: 'action' | 'corner';
  /** Who lacks this right of the farm does not see it. */
  right?: string;
  name: Text;
  /** Shorter words to show; the name stays. */
  short?: Text;
}

/** A card that a remote offers for a slot of a screen (decision 071). `Text` is how its words are written. */
interface Offer<Text> {
  /** Name of a slot of the doors; one that a shell does not know is drawn nowhere. */
  slot: string;
  /** Place among the cards of all remotes in the slot, the lowest first. */
  order: number;
  /** Who lacks this right of the farm does not see it. */
  right?: string;
  /** Names the card where it fails. */
  name: Text;
}

/** The block "seguia" of a remote's package.json. */
export interface RemoteDeclaration {
  /** Port of its development server. */
  port: number;
  layout: 'init' | 'app';
  /** Raises the oldest doors that it runs on, where its use of the doors does not say all (tools/doors/host-api.ts), as "^1.9.0". */
  hostApi?: string;
  /** Patterns of the paths it serves, without the language prefix. */
  routes: string[];
  /** Names the part where it cannot be loaded. */
  title: DeclaredText;
  navigation?: Entry<DeclaredText>[];
  cards?: Offer<DeclaredText>[];
  /** By route, or `card <slot>`: the states that a screen or card does not have, each with the reason (tools/checks/story-states.ts). */
  withoutStates?: Record<string, Record<string, string>>;
}

/** A text in every language, by tag. */
export type TextByLocale = Record<string, string>;

export type NavigationEntry = Entry<TextByLocale>;

export type CardOffer = Offer<TextByLocale>;

/** What the shell knows of a remote before its code is loaded. */
export interface PublishedDeclaration extends Pick<RemoteDeclaration, 'layout' | 'routes'> {
  /** Range of the doors' versions that it works with. */
  hostApi: string;
  /** Absent in releases from before the shell's version 1.5, as `navigation` is. */
  title?: TextByLocale;
  navigation?: NavigationEntry[];
  cards?: CardOffer[];
}

/** The declaration for doors in the range `hostApi`, with its texts in every language, which `wordsOf` finds by id. */
export function publish(
  declared: RemoteDeclaration,
  hostApi: string,
  wordsOf: (id: string) => TextByLocale,
): PublishedDeclaration {
  const { layout, routes, title, navigation = [], cards = [] } = declared;
  const entries = navigation.map(({ name, short, ...entry }) => ({
    ...entry,
    name: wordsOf(name.id),
    ...(short && { short: wordsOf(short.id) }),
  }));
  const offers = cards.map(({ name, ...offer }) => ({ ...offer, name: wordsOf(name.id) }));
  const published = { layout, hostApi, routes, title: wordsOf(title.id), navigation: entries };
  return offers.length > 0 ? { ...published, cards: offers } : published;
}
