import { type UnfinishedChange, unfinishedWriterAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { DraftWriter } from './draft-writer.ts';

/**
 * A writer for a form's draft. It writes what waits when the page is hidden and when the form unmounts. `restored` makes the draft that the
 * form began with; null where there was none, or where it is found later.
 */
export function useDraftWriter(restored: () => UnfinishedChange | null = () => null): DraftWriter {
  // The form's last write comes when another tab has logged out or changed the farm, and still belongs to the farm that the form began on.
  const write = useAtomValue(unfinishedWriterAtom);
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
