import { apiAtom, call, camel, ecUnitAtom, farmPath, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';
import { callSignal } from '../own-account/call-failure.ts';

/** Loads this person's morning mail on the chosen farm. Throws ApiError. */
export const loadMorningMailAtom = atom(null, async (get, _set, signal: AbortSignal) => {
  const params = { path: farmPath(get) };
  return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/morning-mail', { params, signal })));
});

export type MorningMailSetting = Awaited<ReturnType<(typeof loadMorningMailAtom)['write']>>;

interface Choice {
  /** The hour of the farm's day; null for no mail. */
  hour: number | null;
  /** The language tag by which this person's texts and numbers are written. */
  language: string;
}

/**
 * Saves the hour of the mail, or null for none. The mail is written in this screen's language. Throws ApiError: 412 if another device has
 * changed it first.
 */
export const saveMorningMailAtom = atom(
  null,
  async (get, _set, { version }: MorningMailSetting, { hour, language }: Choice): Promise<MorningMailSetting> => {
    const path = farmPath(get);
    const body = { hour, language, ec_unit: get(ecUnitAtom) };
    const write = { id: `morning-mail ${path.farmer_id}`, version: version === 0 ? null : version, body };
    return writeOnce(write, async (header) => {
      const sent = { params: { path, header }, body, signal: callSignal() };
      return camel(await call(get(apiAtom).PUT('/farmers/{farmer_id}/morning-mail', sent)));
    });
  },
);
