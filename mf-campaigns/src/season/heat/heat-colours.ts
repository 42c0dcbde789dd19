import { tokenColour } from '../../graph/drawing/token-colour.ts';
import { heatPaints } from './heat-look.ts';

/** The colours and the letters of a map in the theme of the page, as a canvas takes them. */
export interface HeatColours {
  of: (token: string) => string;
  text: string;
  quiet: string;
  line: string;
  surface: string;
  font: string;
  /** The size of small text in px. */
  size: number;
}

const tokens = [
  '--text',
  '--text-2',
  '--control',
  '--surface',
  ...Object.values(heatPaints).flatMap(({ colour, ground }) => [colour ?? ground, ground]),
];

/** Reads the colours where the map is; a canvas knows no custom properties. */
export function heatColours(place: HTMLElement): HeatColours {
  const values = new Map(tokens.map((token) => [token, tokenColour(place, token)]));
  const of = (token: string) => values.get(token) ?? '';
  const { fontFamily, fontSize } = getComputedStyle(place);
  return {
    of,
    text: of('--text'),
    quiet: of('--text-2'),
    line: of('--control'),
    surface: of('--surface'),
    font: fontFamily,
    size: Number.parseFloat(fontSize),
  };
}

/**
 * Calls back when the page's colours or letters may have changed; returns a function that ends it. The map's style sheet gives `place` a
 * transition of its colour, which begins with every change of theme, whatever caused it.
 */
export function onLooksChange(place: HTMLElement, changed: () => void): () => void {
  // Not every browser without a screen has fonts to load.
  const fonts = document.fonts as FontFaceSet | undefined;
  place.addEventListener('transitionrun', changed);
  fonts?.addEventListener('loadingdone', changed);
  return () => {
    place.removeEventListener('transitionrun', changed);
    fonts?.removeEventListener('loadingdone', changed);
  };
}
