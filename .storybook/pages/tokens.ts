/// <reference types="vite/client" />
import css from '../../shared/src/ui/styles/tokens.css?raw';
import { colourTokens, lengthTokens } from './read-tokens.ts';

/** The colours of the kit with their values in each theme, and its lengths, as the style sheet declares them. */
export const colours = colourTokens(css);
export const lengths = lengthTokens(css);
