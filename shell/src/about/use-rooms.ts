import * as v from 'valibot';
import { useSiteList } from './use-site-list.ts';

/** `rooms.json`, as a release writes it (tools/release/room.ts). */
const schema = v.object({
  at: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  rooms: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** Finds the address of the review room of a part's version; undefined where there is none. */
export function useRooms(): (part: string, version: string) => string | undefined {
  const { at = '', rooms = {} } = useSiteList('/rooms.json', schema) ?? {};
  const base = at.replace(/\/?$/, '/');
  return (part, version) => (rooms[part]?.includes(version) ? `${base}${part}/${version}/` : undefined);
}
