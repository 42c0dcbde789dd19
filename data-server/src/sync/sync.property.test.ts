import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

/** A device that knows only what the answers contain. */
class Device {
  readonly rows = new Map<string, number>();
  mark = '0';

  take({ data, meta }: Wire['ReadingPage']) {
    if (meta.full) this.rows.clear();
    for (const { id, version } of data) this.rows.set(id, version);
    for (const id of meta.deleted_ids ?? []) this.rows.delete(id);
    this.mark = meta.sync_date ?? '';
  }
}

test('a reader who asks again and again misses no change of many writers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        writers: fc.integer({ min: 2, max: 8 }),
        changes: fc.integer({ min: 3, max: 8 }),
        page: fc.constantFrom(1, 3, 200),
      }),
      async ({ writers, changes, page }) => {
        const farm = await server.addFarm();
        const people = await Promise.all(Array.from({ length: writers }, () => server.addPerson(farm)));
        const reader = await server.addPerson(farm, 'viewer');
        const plot = await farm.addPlot();
        const device = new Device();
        const state = { isWriting: true };

        const pull = async () => {
          const headers = { 'sync-date': device.mark, 'sync-is-possible': 'true', paginate: String(page) };
          const { body } = await reader.get<Wire['ReadingPage']>(`${farm.url}/readings`, headers);
          device.take(body);
          return body.meta.has_more;
        };
        const reading = (async () => {
          while (state.isWriting) {
            await pull();
            await wait(2);
          }
          while (await pull());
        })();
        const writing = people.map(async (person, number) => {
          const ids: string[] = [];
          for (let change = 0; change < changes; change += 1) {
            const id = newId();
            await person.write('PUT', `${farm.url}/readings/${id}`, { body: aReading(plot), seen: null });
            ids.push(id);
            const [first] = ids;
            if (change % 3 === 1) {
              const body = aReading(plot, { intake_ec: number });
              await person.write('PUT', `${farm.url}/readings/${first}`, { body, seen: 1 });
            }
            if (change % 3 === 2) {
              await person.write('DELETE', `${farm.url}/readings/${first}`, { seen: 2 });
              ids.shift();
            }
          }
        });
        await Promise.all(writing);
        state.isWriting = false;
        await reading;

        const live = await server.db
          .selectFrom('readings')
          .select(['id', 'version'])
          .where('farmer_id', '=', farm.id)
          .where('deleted_at', 'is', null)
          .execute();
        expect(device.rows).toEqual(new Map(live.map(({ id, version }) => [id, version])));
      },
    ),
    { numRuns: 6 },
  );
}, 60_000);
