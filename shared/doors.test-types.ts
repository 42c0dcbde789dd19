// Compiles as long as a remote that was built for the kept doors (`.doors/doors.d.ts`) can use those of today. See tools/doors.ts.
import type * as dates from './src/ui-dates.ts';
import type * as platform from './src/platform.ts';
import type * as start from './src/start.ts';
import type * as ui from './src/ui.ts';
import type * as keptDates from 'kept/shared/src/ui-dates';
import type * as keptPlatform from 'kept/shared/src/platform';
import type * as keptStart from 'kept/shared/src/start';
import type * as keptUi from 'kept/shared/src/ui';

/** What a remote uses of today's doors. */
declare const today: {
  start: typeof start;
  platform: typeof platform;
  ui: typeof ui;
  dates: typeof dates;
};
export const platformOfToday: typeof keptPlatform = today.platform;
export const startOfToday: typeof keptStart = today.start;
export const uiOfToday: typeof keptUi = today.ui;
export const datesOfToday: typeof keptDates = today.dates;

/** Of each door the compiler explains what fits no more first; these are the names of all that does not. */
type Unfit<Today, Kept> = {
  [Name in keyof Kept]: Name extends keyof Today ? (Today[Name] extends Kept[Name] ? never : Name) : Name;
}[keyof Kept];
export const platformUnfit: Record<Unfit<typeof platform, typeof keptPlatform>, never> = {};
export const startUnfit: Record<Unfit<typeof start, typeof keptStart>, never> = {};
export const uiUnfit: Record<Unfit<typeof ui, typeof keptUi>, never> = {};
export const datesUnfit: Record<Unfit<typeof dates, typeof keptDates>, never> = {};

/** What a remote gives: one that was built for the kept doors lacks what today's would ask for. */
declare const given: { feature: keptPlatform.FeatureModule };
export const takenToday: { feature: platform.FeatureModule } = given;
