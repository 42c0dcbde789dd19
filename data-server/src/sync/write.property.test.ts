import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

interface Step {
  kind: 'put' | 'delete' | 'restore';
  /** The number of the reading, of three. */
  reading: number;
  /** The version that the client believes to be there: the current one, the previous one, or none. */
  belief: 'current' | 'stale' | 'none';
  ec: number;
  /** How often the same request is sent, one after another or at once. */
  times: number;
  atOnce: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('put', 'put', 'put', 'delete', 'restore'),
  reading: fc.nat(2),
  belief: fc.constantFrom('current', 'current', 'current', 'stale', 'none'),
  ec: fc.integer({ min: 0, max: 2000 }).map((value) => value / 100),
  times: fc.integer({ min: 1, max: 3 }),
  atOnce: fc.boolean(),
});

interface Known {
  version: number;
  deleted: boolean;
  ec: number;
}

/** Returns what one request must make of the known reading; null if it must be refused. */
function expected({ kind, belief, ec }: Step, known: Known | undefined): Known | null {
  const isMatch = known !== undefined && belief === 'current';
  const isCreation = known === undefined && (belief === 'none' || belief === 'current');
  if (kind === 'put') {
    if (isCreation) return { version: 1, deleted: false, ec };
    return isMatch ? { version: known.version + 1, deleted: false, ec } : null;
  }
  if (!isMatch) return null;
  if (kind === 'delete') return known.deleted ? null : { ...known, version: known.version + 1, deleted: true };
  return known.deleted ? { ...known, version: known.version + 1, deleted: false } : known;
}

test('however often and in whatever way changes are repeated, each happens once or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const farm = await server.addFarm();
      const manager = await server.addPerson(farm);
      const plot = await farm.addPlot();
      const ids = [newId(), newId(), newId()];
      const model = new Map<string, Known>();
      const done: { send: () => Promise<{ status: number; body: unknown }>; body: unknown }[] = [];

      for (const step of steps) {
        const id = ids[step.reading] ?? '';
        const known = model.get(id);
        const url = `${farm.url}/readings/${id}${step.kind === 'restore' ? '/restore' : ''}`;
        const seen = step.belief === 'none' || !known ? null : known.version - (step.belief === 'stale' ? 1 : 0);
        const belief = step.belief === 'stale' && !known ? 9 : seen;
        const key = newId();
        const method = { put: 'PUT', delete: 'DELETE', restore: 'POST' } as const;
        const body = step.kind === 'put' ? aReading(plot, { intake_ec: step.ec }) : undefined;
        const send = () => manager.write<unknown>(method[step.kind], url, { body, seen: belief, key });
        const answers = step.atOnce
          ? await Promise.all(Array.from({ length: step.times }, send))
          : [await send(), ...(await inTurn(step.times - 1, send))];

        const made = expected(step, known);
        const isOk = answers.map(({ status }) => status < 300);
        expect(isOk).toEqual(answers.map(() => made !== null));
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(made && !known ? 1 : 0);
        if (made === null) continue;
        for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
        model.set(id, made);
        if (made !== known) done.push({ send, body: answers[0]?.body });
      }

      const before = await everything(farm.id);
      for (const { send, body } of done.toReversed()) expect((await send()).body).toEqual(body);
      expect(await everything(farm.id)).toEqual(before);

      const rows = before.readings.map((row): [string, Known] => [
        row.id,
        { version: row.version, deleted: row.deleted_at !== null, ec: row.intake_ec ?? -1 },
      ]);
      expect(new Map(rows)).toEqual(model);
      const versions = [...model.values()].reduce((sum, { version }) => sum + version, 0);
      expect(before.revisions).toHaveLength(versions);
    }),
    { numRuns: 20 },
  );
}, 60_000);

async function inTurn<T>(times: number, send: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await send());
  return answers;
}

async function everything(farmId: string) {
  const { db } = server;
  const readings = await db.selectFrom('readings').selectAll().where('farmer_id', '=', farmId).execute();
  const revisions = await db.selectFrom('revisions').selectAll().where('farmer_id', '=', farmId).execute();
  const farm = await db.selectFrom('farmers').select('change_no').where('id', '=', farmId).executeTakeFirst();
  return { readings, revisions, farm };
}
