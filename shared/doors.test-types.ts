// Compiles as long as a remote that was built for the kept doors (`.doors/doors.d.ts`) can use those of today. See tools/doors.ts.
import type * as dates from './src/ui-dates.ts';
import type * as platform from './src/platform.ts';
import type * as ui from './src/ui.ts';
import type * as keptDates from 'kept/shared/src/ui-dates';
import type * as keptPlatform from 'kept/shared/src/platform';
import type * as keptUi from 'kept/shared/src/ui';

/** Two conditional types are the same to TypeScript only where they are declared in one place. */
type Conditional = 'camel' | 'snake';

declare const today: { platform: Omit<typeof platform, Conditional>; ui: typeof ui; dates: typeof dates };

export const compatibleDoors: {
  platform: Omit<typeof keptPlatform, Conditional>;
  ui: typeof keptUi;
  dates: typeof keptDates;
} = today;
