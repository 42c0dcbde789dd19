import { ecUnitAtom, farmAtom, profileAtom, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Owner } from '../kept.ts';
import { type Draft, type DraftOf, forgetDraft, isSameDraft, keepDraft } from './draft.ts';
import type { FormState } from './form-state.ts';

/** Whose drafts these are; undefined before the session is known. */
export function useOwner(): Owner | undefined {
  const accountId = useAtomValue(profileAtom)?.id;
  const farmId = useAtomValue(farmAtom)?.id;
  return accountId && farmId ? { accountId, farmId } : undefined;
}

interface OpenForm {
  readingId: string | undefined;
  state: FormState;
  dirty: boolean;
  base: Draft['base'];
}

/**
 * Keeps what is typed on this device while it differs from what is saved, so that a closed tab loses nothing. What a form kept before its
 * plot changed, or before it became a saved reading, goes with that; a form in which nothing was typed never erases another tab's draft.
 */
export function useDraft({ readingId, state, dirty, base }: OpenForm): void {
  const owner = useOwner();
  const ecUnit = useAtomValue(ecUnitAtom);
  useUnsavedGuard(dirty);
  const { accountId, farmId } = owner ?? {};
  const { plotId } = state;
  /** Under which name this form keeps its draft. */
  const keptAs = useRef<DraftOf | null>(null);
  useEffect(() => {
    if (!accountId || !farmId) return;
    const of: DraftOf = readingId === undefined ? { plotId } : { readingId };
    if (keptAs.current && (!dirty || !isSameDraft(keptAs.current, of))) {
      forgetDraft({ accountId, farmId }, keptAs.current);
      keptAs.current = null;
    }
    if (!dirty) return;
    keepDraft({ accountId, farmId }, of, { state, ecUnit, base });
    keptAs.current = of;
  }, [accountId, farmId, readingId, plotId, state, dirty, ecUnit, base]);
}
