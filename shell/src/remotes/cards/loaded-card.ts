import type { ComponentType } from 'react';
import type { Feature } from '../load.ts';

/** A card's component, with the texts of its remote. */
export interface LoadedCard {
  Card: ComponentType<object>;
  messages: Feature['messages'];
}
