import { keepUnfinishedAtom, type UnfinishedChange } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { DraftWriter } from './draft-writer.ts';

/**
 * A writer for a form's draft. It writes what waits when the page is hidden and when the form unmounts. `restored` makes the draft that the
 * form began with; null where there was none, or where it is found later.
 */
export function useDraftWriter(restored: () => UnfinishedChange | null = () => null): DraftWriter {
  const write = useSetAtom(keepUnfinishedAtom);
  const [writer] = useState(() => new DraftWriter(write, restored()));
  useEffect(() => {
    const flush = () => writer.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      writer.close();
    };
  }, [writer]);
  return writer;
}
