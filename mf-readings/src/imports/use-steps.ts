import { ApiError } from '@seguia/shared/platform';
import { useState } from 'react';
import type { SheetSteps } from './SheetSteps.tsx';

/**
 * The screen of an opened file. No device fetches it before somebody opens one: an import needs the network anyway. `load` throws ApiError where it does not
 * come, and may be called again.
 */
export function useSteps(): { Steps: typeof SheetSteps | null; load: () => Promise<void> } {
  const [Steps, setSteps] = useState<typeof SheetSteps | null>(null);
  const load = async () => {
    try {
      const { SheetSteps: loaded } = await import(/* webpackChunkName: "sheets" */ './SheetSteps.tsx');
      setSteps(() => loaded);
    } catch (cause) {
      throw new ApiError('offline', { cause });
    }
  };
  return { Steps, load };
}
