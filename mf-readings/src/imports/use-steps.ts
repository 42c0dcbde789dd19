import { ApiError } from '@seguia/shared/platform';
import { useState } from 'react';
import type { SheetSteps } from './SheetSteps.tsx';

/**
 * Loads the screen of an opened file. It is not part of the set that a device keeps, because an import needs the network anyway. `load`
 * throws ApiError on failure, and can be called again.
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
