import type { Upon } from '../../domain/upon.ts';
import { newId } from '../../domain/uuid.ts';
import type { OutboxEntry, WholeChange } from '../database/rows.ts';
import type { Device } from '../local/device.ts';
import { current } from './outbox-answers.ts';
import { inPlaceOf } from './outbox-rules.ts';
import { editReading } from './reading-edit.ts';

/** What a conflict has to know of a subject whose things are written as a whole. */
interface ConflictRules<Values, Thing> {
  changeOf(entry: OutboxEntry): WholeChange<Values, Thing> | undefined;
  /** The field of an entry that holds the change. */
  holding(change: WholeChange<Values, Thing>): Partial<OutboxEntry>;
  valuesOf(thing: Thing): Values;
  /** Puts my change (`seen` to `mine`) on top of the other's version (null: deleted). */
  uponTheirs(seen: Values | null, mine: Values | null, theirs: Values | null): Upon<Values>;
  /** My change as the person keeps it against theirs. */
  mineUponTheirs(seen: Values | null, mine: Values | null, theirs: Values | null): Values | null;
}

/** The conflicts of a subject whose things are written as a whole. */
export function changeConflicts<Values, Thing>(rules: ConflictRules<Values, Thing>) {
  const valuesOf = (theirs: Thing | 'deleted') => (theirs === 'deleted' ? null : rules.valuesOf(theirs));
  const again = (version: number | null) =>
    ({ key: newId(), attempts: 0, state: 'waiting', baseVersion: version }) as const;
  return {
    /**
     * Another change came first. Where both can be kept, mine is sent again on top of theirs; otherwise both wait for the person. `version`
     * is null where the server never had the thing.
     */
    async meet(device: Device, sent: OutboxEntry, theirs: Thing | 'deleted', version: number | null): Promise<void> {
      await editReading(device, sent.readingId, async (edit) => {
        const found = current(edit, sent);
        if (!found) return;
        const mine = inPlaceOf(found.entry, found.rest.at(-1) ?? found.entry);
        const others = [found.entry, ...found.rest].map(({ seq }) => seq).filter((seq) => seq !== mine.seq);
        const change = rules.changeOf(mine);
        if (!change) return;
        const now = valuesOf(theirs);
        const upon = rules.uponTheirs(change.seen, change.values, now);
        if (upon.end === 'dropped') return edit.apply({ remove: [...others, mine.seq], write: null });
        const write: OutboxEntry =
          upon.end === 'again'
            ? { ...mine, ...again(version), ...rules.holding({ id: change.id, values: upon.values, seen: now }) }
            : { ...mine, state: 'conflict', ...rules.holding({ ...change, theirs }), theirsVersion: version };
        await edit.apply({ remove: others, write });
      });
    },
    /** Resolves a conflict by the person's decision: theirs, or mine on top of their version. */
    async resolve(
      device: Device,
      { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
      choice: 'mine' | 'theirs',
    ): Promise<void> {
      await editReading(device, readingId, async (edit) => {
        const entry = edit.entries.find((each) => each.key === key && each.state === 'conflict');
        const change = entry && rules.changeOf(entry);
        if (!entry || change?.theirs === undefined) return;
        if (choice === 'theirs') return edit.apply({ remove: [entry.seq], write: null });
        const { theirsVersion = null, problem: _problem, ...rest } = entry;
        const now = valuesOf(change.theirs);
        const values = rules.mineUponTheirs(change.seen, change.values, now);
        const write = { ...rest, ...again(theirsVersion), ...rules.holding({ id: change.id, values, seen: now }) };
        await edit.apply({ remove: [], write });
      });
    },
  };
}
