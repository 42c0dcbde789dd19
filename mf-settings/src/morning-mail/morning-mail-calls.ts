import { apiAtom, call, camel, ecUnitAtom, farmPath, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';
import { callSignal } from '../own-account/call-failure.ts';

/** Whether and when the own morning mail comes, on the chosen farm. Throws ApiError. */
export const loadMorningMailAtom = atom(null, async (get, _set, signal: AbortSignal) => {
  const params = { path: farmPath(get) };
  return camel(await call(get(apiAtom).GET('/farmers/{farmer_id}/morning-mail', { params, signal })));
});

export type MorningMailSetting = Awaited<ReturnType<(typeof loadMorningMailAtom)['write']>>;

interface Choice {
  /** Of the farm's day; null: no mail. */
  hour: number | null;
  /** The tag that this person's texts and numbers are written by. */
  language: string;
}

/** Chooses an hour, or none. The mail is written as this screen is. Throws ApiError: 412 where another device was first. */
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
