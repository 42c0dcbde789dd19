import type { MessageFormatElement } from 'react-intl';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { SlotName } from './slots/slot-names.ts';
import type { SlotProps } from './slots/SlotCards.tsx';

/** What every remote exposes as `./feature`. */
export interface FeatureModule {
  /** Routes with absolute paths, without the language prefix. Each draws the content of the layout's `<main>`. */
  routes: RouteObject[];
  messages(locale: string): Promise<Record<string, MessageFormatElement[]>>;
  /** The cards that it offers for the slots of screens, as its package.json declares. */
  cards?: { [Slot in SlotName]?: () => Promise<{ Card: ComponentType<SlotProps[Slot]> }> };
}
