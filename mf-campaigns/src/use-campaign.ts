import type { Campaign } from '@seguia/shared/platform';
import { campaignsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useFound } from './use-found.ts';

/** The campaign of an address, or the 404 page. Undefined while that is not yet known. */
export function useCampaign(id: string): Campaign | undefined {
  return useFound(useAtomValue(campaignsAtom), (one) => one.id === id, id);
}
