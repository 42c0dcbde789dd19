import { ecUnitAtom, farmAtom, profileAtom, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Owner } from '../kept.ts';
import { type Draft, type DraftOf, forgetDraft, keepDraft } from './draft.ts';
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

/** Keeps what is typed on this device while it differs from what is saved, so that a closed tab loses nothing. */
export function useDraft({ readingId, state, dirty, base }: OpenForm): void {
  const owner = useOwner();
  const ecUnit = useAtomValue(ecUnitAtom);
  useUnsavedGuard(dirty);
  const { accountId, farmId } = owner ?? {};
  const { plotId } = state;
  useEffect(() => {
    if (!accountId || !farmId) return;
    const of: DraftOf = readingId === undefined ? { plotId } : { readingId };
    if (dirty) keepDraft({ accountId, farmId }, of, { state, ecUnit, base });
    else forgetDraft({ accountId, farmId }, of);
  }, [accountId, farmId, readingId, plotId, state, dirty, ecUnit, base]);
  // A reading that is given another plot takes its draft along.
  const before = useRef(plotId);
  useEffect(() => {
    const left = before.current;
    before.current = plotId;
    if (left === plotId || readingId !== undefined || !accountId || !farmId) return;
    forgetDraft({ accountId, farmId }, { plotId: left });
  }, [accountId, farmId, readingId, plotId]);
}
