import type { Wire } from '@seguia/openapi';
import { may } from '@seguia/shared/domain/permissions';
import { onFarm } from '../access/on-farm.ts';
import type { SyncedTable } from '../database/synced-table.ts';
import { listNames, listPermissions } from '../sync/list-permissions.ts';
import { plainMark, readMark } from '../sync/mark.ts';
import { findNews } from './changes.queries.ts';

/**
 * Says which lists have changed. A list that the caller may not see is named as forbidden whatever happened in it, and is not looked at. Every
 * doubt about a mark (it is of another database, in the middle of a fill, too old or ahead) is a change: the list's own call knows what to do.
 */
export const listChanges = onFarm<'listChanges'>(null, async ({ services, headers }, farm) => {
  const { epoch } = services;
  const given = headers['If-None-Match'];
  const named = marksIn(given);
  const known = listNames.filter((name) => named.has(name));
  const numbers = new Map(
    known.flatMap((name) => {
      const mark = readMark(named.get(name) ?? '', epoch);
      const isVisible = may(farm.permissions, listPermissions[name]) && mark?.place === null;
      return isVisible ? [[name, mark.number] as const] : [];
    }),
  );
  const news = await findNews(services.database.lookups, farm.id, numbers);
  const stateOf = (name: SyncedTable): Wire['ListState'] => {
    if (!may(farm.permissions, listPermissions[name])) return 'forbidden';
    const number = numbers.get(name);
    const isKnown = number !== undefined && number >= news.purged_no && number <= news.change_no;
    return isKnown && news[name] === 0 ? 'same' : 'changed';
  };
  const states = known.map((name) => [name, stateOf(name)] as const);
  const stays = states.every(
    ([name, state]) => state === 'forbidden' || (state === 'same' && numbers.get(name) === news.change_no),
  );
  // A client that names a list which this server does not know must hear that.
  if (stays && known.length === named.size) return { status: 304, etag: given };
  return { status: 200, body: { sync_date: plainMark(epoch, news.change_no), lists: Object.fromEntries(states) } };
});

/** The marks in an entity tag like `"plots=MARK,readings=MARK"`, by their lists' names. */
const marksIn = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    tag
      .replace(/^W\//, '')
      .slice(1, -1)
      .split(',')
      .map((part) => {
        const [name = '', mark = ''] = part.split('=', 2);
        return [name, mark];
      }),
  );
