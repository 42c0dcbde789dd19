import { describe, expect, test } from 'vitest';
import { roles, type Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { aCampaign, aReading } from '../testing/test-farm.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const plot = await farm.addPlot();
const cropType = await farm.addCropType();
const [viewer, recorder, manager, colleague] = [
  await server.addPerson(farm, 'viewer'),
  await server.addPerson(farm, 'recorder'),
  await server.addPerson(farm, 'manager'),
  await server.addPerson(farm, 'recorder'),
];
const people = { viewer, recorder, manager };

async function aReadingBy(person: typeof viewer) {
  const at = `${farm.url}/readings/${newId()}`;
  await person.write('PUT', at, { body: aReading(plot), seen: null });
  return at;
}

async function aCampaignThere() {
  const at = `${farm.url}/campaigns/${newId()}`;
  await manager.write('PUT', at, { body: aCampaign(), seen: null });
  return at;
}

const aBand = () => ({
  plot_id: plot,
  crop_type_id: cropType,
  from: '2020-01-01',
  to: '2020-01-02',
  intake_ec: { low: 1, high: 2 },
});

/** What each role gets for an answer: the server's side of decisions, section 4. */
const table: [string, Record<Role, number>, (role: Role) => Promise<{ status: number }>][] = [
  ['see plots', { viewer: 200, recorder: 200, manager: 200 }, (role) => people[role].get(`${farm.url}/plots`)],
  ['see readings', { viewer: 200, recorder: 200, manager: 200 }, (role) => people[role].get(`${farm.url}/readings`)],
  [
    'add a reading',
    { viewer: 403, recorder: 201, manager: 201 },
    (role) => people[role].write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot), seen: null }),
  ],
  [
    'change their own reading',
    { viewer: 403, recorder: 200, manager: 200 },
    async (role) => {
      const at = await aReadingBy(role === 'viewer' ? manager : people[role]);
      return people[role].write('PUT', at, { body: aReading(plot, { intake_ec: 3 }), seen: 1 });
    },
  ],
  [
    'change a colleague’s reading',
    { viewer: 403, recorder: 403, manager: 200 },
    async (role) =>
      people[role].write('PUT', await aReadingBy(colleague), { body: aReading(plot, { intake_ec: 3 }), seen: 1 }),
  ],
  [
    'delete their own reading',
    { viewer: 403, recorder: 204, manager: 204 },
    async (role) =>
      people[role].write('DELETE', await aReadingBy(role === 'viewer' ? manager : people[role]), { seen: 1 }),
  ],
  [
    'delete a colleague’s reading',
    { viewer: 403, recorder: 403, manager: 204 },
    async (role) => people[role].write('DELETE', await aReadingBy(colleague), { seen: 1 }),
  ],
  [
    'bring a reading back',
    { viewer: 403, recorder: 403, manager: 200 },
    async (role) => {
      const at = await aReadingBy(recorder);
      await recorder.write('DELETE', at, { seen: 1 });
      return people[role].write('POST', `${at}/restore`, { seen: 2 });
    },
  ],
  [
    'see campaigns',
    { viewer: 200, recorder: 200, manager: 200 },
    async (role) => people[role].get(await aCampaignThere()),
  ],
  [
    'see a campaign’s series',
    { viewer: 200, recorder: 200, manager: 200 },
    async (role) => people[role].get(`${await aCampaignThere()}/series`),
  ],
  [
    'add a campaign',
    { viewer: 403, recorder: 403, manager: 201 },
    (role) => people[role].write('PUT', `${farm.url}/campaigns/${newId()}`, { body: aCampaign(), seen: null }),
  ],
  [
    'change a campaign',
    { viewer: 403, recorder: 403, manager: 200 },
    async (role) => people[role].write('PUT', await aCampaignThere(), { body: aCampaign({ name: 'B' }), seen: 1 }),
  ],
  [
    'delete a campaign',
    { viewer: 403, recorder: 403, manager: 204 },
    async (role) => people[role].write('DELETE', await aCampaignThere(), { seen: 1 }),
  ],
  [
    'see target bands',
    { viewer: 200, recorder: 200, manager: 200 },
    (role) => people[role].get(`${farm.url}/target-bands`),
  ],
  [
    'set a target band',
    { viewer: 403, recorder: 403, manager: 201 },
    (role) => people[role].write('PUT', `${farm.url}/target-bands/${newId()}`, { body: aBand(), seen: null }),
  ],
];

describe.each(roles)('a %s', (role) => {
  test.each(table.map(([what, statuses, call]) => [what, statuses[role], call] as const))(
    'may %s: %i',
    async (_what, status, call) => {
      expect((await call(role)).status).toBe(status);
    },
  );
});
