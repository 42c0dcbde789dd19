import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import type { Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { loadContract, type OperationId } from '../http/contract.ts';
import { aCampaign, aReading } from '../../testing/test-farm.ts';
import type { Person } from '../../testing/person.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ smtpUrl: 'smtp://127.0.0.1:1', publicAddress: 'https://data.example.test' });
const farm = await server.addFarm();
const plot = await farm.addPlot();
const cropType = await farm.addCropType();
const [recorder, manager] = [await server.addPerson(farm, 'recorder'), await server.addPerson(farm, 'manager')];

/** A role on the farm, a manager of another farm, or somebody without a token. */
type Who = Role | 'elsewhere' | 'nobody';
type Statuses = Record<Who, number>;
type Call = (who: Person) => Promise<{ status: number }>;
interface Row {
  operation: OperationId;
  what: string;
  statuses: Statuses;
  call: Call;
}

const person: Record<Who, () => Promise<Person>> = {
  viewer: () => server.addPerson(farm, 'viewer'),
  recorder: () => server.addPerson(farm, 'recorder'),
  manager: () => server.addPerson(farm, 'manager'),
  elsewhere: async () => server.addPerson(await server.addFarm(), 'manager'),
  nobody: async () => server.anybody,
};

/** The statuses of a call below a farm: a manager of another farm gets 404, as if the farm did not exist. */
const onFarm = (viewer: number, recorder: number, manager: number): Statuses => ({
  viewer,
  recorder,
  manager,
  elsewhere: 404,
  nobody: 401,
});
const everybody: Statuses = { viewer: 200, recorder: 200, manager: 200, elsewhere: 200, nobody: 200 };
const loggedIn: Statuses = { ...everybody, nobody: 401 };
const loggedOut: Statuses = { viewer: 204, recorder: 204, manager: 204, elsewhere: 204, nobody: 401 };
const wrong: Statuses = { viewer: 422, recorder: 422, manager: 422, elsewhere: 422, nobody: 422 };
const notThere: Statuses = { viewer: 404, recorder: 404, manager: 404, elsewhere: 404, nobody: 404 };
const sees = onFarm(200, 200, 200);

const anInstruction = { plot_id: plot, text: 'Monter à 2,6' };
async function anInstructionThere() {
  const at = `${farm.url}/instructions/${newId()}`;
  await manager.write('PUT', at, { body: anInstruction, seen: null });
  return at;
}

async function aReadingBy(author: Person) {
  const at = `${farm.url}/readings/${newId()}`;
  await author.write('PUT', at, { body: aReading(plot), seen: null });
  return at;
}

/** A reading that the caller made. A caller without the right to record made it before the role was taken away. */
async function ownReading(who: Person) {
  const at = await aReadingBy(recorder);
  if (who.id) await server.db.updateTable('readings').set({ created_by: who.id }).where('id', '=', idIn(at)).execute();
  return at;
}

async function aPhotoOf(reading: string) {
  const at = `${reading}/photos/${newId()}`;
  await manager.putPicture(at, aPhoto());
  return at;
}

async function aCampaignThere() {
  const at = `${farm.url}/campaigns/${newId()}`;
  await manager.write('PUT', at, { body: aCampaign(), seen: null });
  return at;
}

let year = 1900;
/** A body for a new band. No two bands have a day in common. */
const aBand = () => {
  year += 1;
  const days = { from: `${year}-01-01`, to: `${year}-01-02` };
  return { plot_id: plot, crop_type_id: cropType, ...days, intake_ec: { low: 1, high: 2 } };
};

async function aBandThere() {
  const at = `${farm.url}/target-bands/${newId()}`;
  const body = aBand();
  await manager.write('PUT', at, { body, seen: null });
  return { at, body };
}

let names = 0;
/** A body with a new name. */
const aNamed = (more: object = {}) => {
  names += 1;
  return { name: `New ${names}`, ...more };
};

async function aCropThere() {
  const id = newId();
  await manager.write('PUT', `${farm.url}/crops/${id}`, { body: aNamed(), seen: null });
  return id;
}

async function aPlantingThere() {
  const itsPlot = await farm.addPlot();
  await farm.plant(itsPlot, cropType, '2026-01-01');
  return `${farm.url}/plantings/${itsPlot}.${cropType}.2026-01-01`;
}

let dayOfMonth = 0;
const aDay = () => {
  dayOfMonth += 1;
  return `${farm.url}/water-days/2026-01-${String(dayOfMonth).padStart(2, '0')}`;
};

async function aDayThere(who = manager) {
  const at = aDay();
  await who.write('PUT', at, { body: { irrigation: 4 }, seen: null });
  return at;
}

async function aMeterThere() {
  const id = newId();
  await manager.write('PUT', `${farm.url}/meters/${id}`, { body: aNamed({ kind: 'ph' }), seen: null });
  return id;
}

async function aCalibrationThere(who = manager) {
  const at = `${farm.url}/calibrations/${newId()}`;
  const body = { meter_id: await aMeterThere(), at: 1_780_000_000, slope: 97 };
  await who.write('PUT', at, { body, seen: null });
  return at;
}

const anInvitation = { role: 'recorder', language: 'fr' };
async function anInvitationThere() {
  const at = `${farm.url}/invitations/${newId()}`;
  await manager.write('PUT', at, { body: anInvitation, seen: null });
  return at;
}

const aSetUp = {
  token: 'guessed',
  farm_name: 'Oasis',
  time_zone: 'Africa/Casablanca',
  email: 'ana@example.test',
  firstname: 'Ana',
  lastname: 'Le',
  password: 'eau claire du puits',
};

let minute = 0;
/** A body for a new import. No two imports have a minute in common. */
const anImport = () => {
  minute += 1;
  const reading = aReading(plot, { date: '2025-01-01', time: `10:${String(minute).padStart(2, '0')}` });
  return { file_name: 'cahier.csv', readings: [{ place: { sheet: 'cahier', row: 2, cell: 'B2' }, reading }] };
};

const idIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const row = (operation: OperationId, what: string, statuses: Statuses, call: Call): Row => ({
  operation,
  what,
  statuses,
  call,
});
const sent = { ...aReading(plot), intake_ec: 3 };

/** The status that each caller gets: the server's side of product.md, section 4. */
const table: Row[] = [
  row('testServer', 'ask who the server is', everybody, (who) => who.get('')),
  row('setUpServer', 'set up a server that has an account', notThere, (who) =>
    who.call('POST', '/set-up', { body: aSetUp }),
  ),
  row('login', 'try to log in', wrong, (who) =>
    who.call('POST', '/auth/login', { body: { email: 'nobody@example.test', password: 'no', device_name: 'x' } }),
  ),
  row('forgotPassword', 'ask for a new password', everybody, (who) =>
    who.call('POST', '/account/forgot-password', { body: { email: 'nobody@example.test' } }),
  ),
  row('isLogged', 'ask whether the session holds', loggedIn, (who) => who.get('/auth/is-logged')),
  row('logout', 'log out', loggedOut, (who) => who.get('/auth/logout')),
  row('getAccount', 'see their own account', loggedIn, (who) => who.get('/account')),
  row('changePassword', 'change their own password, not without the current one', { ...wrong, nobody: 401 }, (who) =>
    who.call('POST', '/account/password', { body: { current_password: 'no', new_password: 'eau claire du puits' } }),
  ),
  row('listSessions', 'see where they are logged in', loggedIn, (who) => who.get('/account/sessions')),
  row('endSession', 'end a session of somebody else', { ...notThere, nobody: 401 }, async (who) => {
    const [session] = (await recorder.get<Wire['OpenSessionPage']>('/account/sessions')).body.data;
    return who.call('DELETE', `/account/sessions/${session?.id}`);
  }),
  row('endOtherSessions', 'end their own other sessions', loggedOut, (who) => who.call('DELETE', '/account/sessions')),
  row('readInvitation', 'read an invitation with a guessed token', notThere, (who) =>
    who.call('POST', '/invitations/read', { body: { token: 'guessed' } }),
  ),
  row('acceptInvitation', 'join with a guessed token', notThere, (who) =>
    who.call('POST', '/invitations/accept', {
      body: { token: 'guessed', email: 'nobody@example.test', password: 'no' },
    }),
  ),
  row('listFarmers', 'see their own farms', loggedIn, (who) => who.get('/farmers')),

  row('getFarmer', 'see the farm', sees, (who) => who.get(farm.url)),
  row('listChanges', 'see which lists have changed', sees, (who) =>
    who.get(`${farm.url}/changes`, { 'if-none-match': '"plots=0"' }),
  ),
  row('listMembers', 'see the people of the farm', onFarm(403, 403, 200), (who) => who.get(`${farm.url}/members`)),
  row('putMember', 'give somebody another role', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', `${farm.url}/members/${(await server.addPerson(farm, 'viewer')).id}`, {
      body: { role: 'recorder', disabled: false },
      seen: 1,
    }),
  ),
  row('endMemberSessions', 'log somebody of the farm out', onFarm(403, 403, 204), async (who) =>
    who.call('DELETE', `${farm.url}/members/${(await server.addPerson(farm, 'viewer')).id}/sessions`),
  ),
  row('listInvitations', 'see invitations', onFarm(403, 403, 200), (who) => who.get(`${farm.url}/invitations`)),
  row('putInvitation', 'invite somebody', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/invitations/${newId()}`, { body: anInvitation, seen: null }),
  ),
  row('renewInvitation', 'renew an invitation', onFarm(403, 403, 200), async (who) =>
    who.write('POST', `${await anInvitationThere()}/renew`, { seen: 1 }),
  ),
  row('deleteInvitation', 'withdraw an invitation', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', await anInvitationThere(), { seen: 1 }),
  ),

  row('getMorningMail', 'see their own morning mail', sees, (who) => who.get(`${farm.url}/morning-mail`)),
  row('putMorningMail', 'choose when their own morning mail comes', onFarm(201, 201, 201), (who) =>
    who.write('PUT', `${farm.url}/morning-mail`, { body: { hour: 6, language: 'fr', ec_unit: 'mS/cm' }, seen: null }),
  ),

  row('listPlots', 'see plots', sees, (who) => who.get(`${farm.url}/plots`)),
  row('listCrops', 'see crops', sees, (who) => who.get(`${farm.url}/crops`)),
  row('listCropTypes', 'see crop types', sees, (who) => who.get(`${farm.url}/crop-types`)),

  row('listReadings', 'see readings', sees, (who) => who.get(`${farm.url}/readings`)),
  row('listReadings', 'see deleted readings', onFarm(403, 403, 200), (who) =>
    who.get(`${farm.url}/readings?deleted=true`),
  ),
  row('getReading', 'see one reading', sees, async (who) => who.get(await aReadingBy(recorder))),
  row('listLog', 'see the certification log', sees, (who) => who.get(`${farm.url}/log?from=2026-06-01&to=2026-06-30`)),
  row('listRevisions', 'see what was changed', sees, async (who) => who.get(`${await aReadingBy(recorder)}/revisions`)),
  row('putReading', 'add a reading', onFarm(403, 201, 201), (who) =>
    who.write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot), seen: null }),
  ),
  row('putReading', 'change their own reading', onFarm(403, 200, 200), async (who) =>
    who.write('PUT', await ownReading(who), { body: sent, seen: 1 }),
  ),
  row('putReading', 'change a colleague’s reading', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', await aReadingBy(recorder), { body: sent, seen: 1 }),
  ),
  row('putReading', 'hear which version of a colleague’s reading is there', onFarm(403, 403, 412), async (who) =>
    who.write('PUT', await aReadingBy(recorder), { body: sent, seen: 7 }),
  ),
  row('deleteReading', 'delete their own reading', onFarm(403, 204, 204), async (who) =>
    who.write('DELETE', await ownReading(who), { seen: 1 }),
  ),
  row('deleteReading', 'delete a colleague’s reading', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', await aReadingBy(recorder), { seen: 1 }),
  ),
  row('restoreReading', 'bring a reading back', onFarm(403, 403, 200), async (who) => {
    const at = await ownReading(who);
    await manager.write('DELETE', at, { seen: 1 });
    return who.write('POST', `${at}/restore`, { seen: 2 });
  }),

  row('listPhotos', 'see which readings have photos', sees, (who) => who.get(`${farm.url}/photos`)),
  row('getPhoto', 'see a photo', sees, async (who) => who.getPicture(await aPhotoOf(await aReadingBy(recorder)))),
  row('putPhoto', 'add a photo to their own reading', onFarm(403, 201, 201), async (who) =>
    who.putPicture(`${await ownReading(who)}/photos/${newId()}`, aPhoto()),
  ),
  row('putPhoto', 'add a photo to a colleague’s reading', onFarm(403, 403, 201), async (who) =>
    who.putPicture(`${await aReadingBy(recorder)}/photos/${newId()}`, aPhoto()),
  ),
  row('deletePhoto', 'take a photo from their own reading', onFarm(403, 204, 204), async (who) =>
    who.write('DELETE', await aPhotoOf(await ownReading(who)), { seen: 1 }),
  ),
  row('deletePhoto', 'take a photo from a colleague’s reading', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', await aPhotoOf(await aReadingBy(recorder)), { seen: 1 }),
  ),

  row('listImports', 'see imports', onFarm(403, 403, 200), (who) => who.get(`${farm.url}/imports`)),
  row('putImport', 'import readings from a file', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/imports/${newId()}`, { body: anImport(), seen: null }),
  ),
  row('undoImport', 'undo an import', onFarm(403, 403, 200), async (who) => {
    const at = `${farm.url}/imports/${newId()}`;
    await manager.write('PUT', at, { body: anImport(), seen: null });
    return who.write('DELETE', at, { seen: 1 });
  }),

  row('listCampaigns', 'see campaigns', sees, (who) => who.get(`${farm.url}/campaigns`)),
  row('getCampaign', 'see a campaign', sees, async (who) => who.get(await aCampaignThere())),
  row('getSeries', 'see a campaign’s series', sees, async (who) => who.get(`${await aCampaignThere()}/series`)),
  row('putCampaign', 'add a campaign', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/campaigns/${newId()}`, { body: aCampaign(), seen: null }),
  ),
  row('putCampaign', 'change a campaign', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', await aCampaignThere(), { body: aCampaign({ name: 'B' }), seen: 1 }),
  ),
  row('deleteCampaign', 'delete a campaign', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', await aCampaignThere(), { seen: 1 }),
  ),

  row('listTargetBands', 'see target bands', sees, (who) => who.get(`${farm.url}/target-bands`)),
  row('putTargetBand', 'set a target band', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/target-bands/${newId()}`, { body: aBand(), seen: null }),
  ),
  row('putTargetBand', 'change a target band', onFarm(403, 403, 200), async (who) => {
    const { at, body } = await aBandThere();
    return who.write('PUT', at, { body: { ...body, intake_ec: { low: 1, high: 3 } }, seen: 1 });
  }),
  row('deleteTargetBand', 'delete a target band', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', (await aBandThere()).at, { seen: 1 }),
  ),

  row('putPlot', 'add a plot', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/plots/${newId()}`, { body: aNamed({ irrigation_units: 1 }), seen: null }),
  ),
  row('putPlot', 'change a plot', onFarm(403, 403, 200), async (who) => {
    const body = aNamed({ irrigation_units: 1 });
    return who.write('PUT', `${farm.url}/plots/${await farm.addPlot()}`, { body, seen: 1 });
  }),
  row('putPlot', 'hear which version of a plot is there', onFarm(403, 403, 412), async (who) => {
    const body = aNamed({ irrigation_units: 1 });
    return who.write('PUT', `${farm.url}/plots/${await farm.addPlot()}`, { body, seen: 7 });
  }),
  row('putCrop', 'add a crop', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/crops/${newId()}`, { body: aNamed(), seen: null }),
  ),
  row('putCrop', 'rename a crop', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', `${farm.url}/crops/${await aCropThere()}`, { body: aNamed(), seen: 1 }),
  ),
  row('putCropType', 'add a variety', onFarm(403, 403, 201), async (who) => {
    const body = aNamed({ crop_id: await aCropThere() });
    return who.write('PUT', `${farm.url}/crop-types/${newId()}`, { body, seen: null });
  }),
  row('putPlanting', 'plant', onFarm(403, 403, 201), async (who) => {
    const at = `${farm.url}/plantings/${await farm.addPlot()}.${cropType}.2026-01-01`;
    return who.write('PUT', at, { body: { to: null }, seen: null });
  }),
  row('putPlanting', 'set the stages of a planting', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', await aPlantingThere(), { body: { to: null, first_flower: '2026-02-01' }, seen: 1 }),
  ),

  row('listWaterDays', 'see water and light', sees, (who) => who.get(`${farm.url}/water-days`)),
  row('getWaterDay', 'see a day’s water and light', sees, async (who) => who.get(await aDayThere())),
  row('putWaterDay', 'write a day’s water', onFarm(403, 201, 201), (who) =>
    who.write('PUT', aDay(), { body: { irrigation: 4 }, seen: null }),
  ),
  row('putWaterDay', 'add the light to the water that somebody else wrote', onFarm(403, 200, 200), async (who) =>
    who.write('PUT', await aDayThere(), { body: { irrigation: 4, radiation: 900 }, seen: 1 }),
  ),
  row('putWaterDay', 'change the water that somebody else wrote', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', await aDayThere(), { body: { irrigation: 5 }, seen: 1 }),
  ),
  row('deleteWaterDay', 'delete a day that somebody else wrote', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', await aDayThere(), { seen: 1 }),
  ),

  row('listMeters', 'see meters', sees, (who) => who.get(`${farm.url}/meters`)),
  row('putMeter', 'add a meter', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/meters/${newId()}`, { body: aNamed({ kind: 'ec' }), seen: null }),
  ),
  row('putMeter', 'retire a meter', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', `${farm.url}/meters/${await aMeterThere()}`, {
      body: aNamed({ kind: 'ec', retired: true }),
      seen: 1,
    }),
  ),
  row('listCalibrations', 'see calibrations', sees, (who) => who.get(`${farm.url}/calibrations`)),
  row('putCalibration', 'note a calibration', onFarm(403, 201, 201), async (who) => {
    const body = { meter_id: await aMeterThere(), at: 1_780_000_000, slope: 97 };
    return who.write('PUT', `${farm.url}/calibrations/${newId()}`, { body, seen: null });
  }),
  row('withdrawCalibration', 'withdraw their own calibration', onFarm(403, 200, 200), async (who) => {
    const at = await aCalibrationThere(recorder);
    if (who.id)
      await server.db.updateTable('calibrations').set({ created_by: who.id }).where('id', '=', idIn(at)).execute();
    return who.write('DELETE', at, { seen: 1 });
  }),
  row('withdrawCalibration', 'withdraw a colleague’s calibration', onFarm(403, 403, 200), async (who) =>
    who.write('DELETE', await aCalibrationThere(recorder), { seen: 1 }),
  ),

  row('listInstructions', 'see instructions', sees, (who) => who.get(`${farm.url}/instructions`)),
  row('getInstruction', 'see an instruction', sees, async (who) => who.get(await anInstructionThere())),
  row('putInstruction', 'give an instruction', onFarm(403, 403, 201), (who) =>
    who.write('PUT', `${farm.url}/instructions/${newId()}`, { body: anInstruction, seen: null }),
  ),
  row('putInstruction', 'change the words of an instruction', onFarm(403, 403, 200), async (who) =>
    who.write('PUT', await anInstructionThere(), { body: { ...anInstruction, text: 'Monter à 2,8' }, seen: 1 }),
  ),
  row('putInstruction', 'tick an instruction off', onFarm(403, 200, 200), async (who) =>
    who.write('PUT', await anInstructionThere(), { body: { ...anInstruction, done_at: 1_780_000_000 }, seen: 1 }),
  ),
  row('deleteInstruction', 'take an instruction back', onFarm(403, 403, 204), async (who) =>
    who.write('DELETE', await anInstructionThere(), { seen: 1 }),
  ),
];

describe.each(Object.keys(person) as Who[])('%s', (who) => {
  test.each(table.map(({ what, statuses, call }) => [what, statuses[who], call] as const))(
    'may %s: %i',
    async (_what, status, call) => {
      expect((await call(await person[who]())).status).toBe(status);
    },
  );
});

// Specification 6: what each role may do, for every call
test('every operation of the contract is in the table', async () => {
  const operations = (await loadContract()).map(({ id }) => id);
  expect([...new Set(table.map(({ operation }) => operation))].toSorted()).toEqual(operations.toSorted());
});

test('individual permissions decide alone, whatever the role', async () => {
  const only = async (permissions: string[], role: Role = 'manager') => {
    const member = await server.addPerson(farm, role);
    const change = { permissions: JSON.stringify(permissions) };
    await server.db.updateTable('farm_accounts').set(change).where('account_id', '=', member.id).execute();
    return member;
  };
  const writer = await only(['farms.view', 'fertirrigation.view', 'fertirrigation.create'], 'viewer');
  const { at } = await aBandThere();
  expect((await writer.write('DELETE', at, { seen: 1 })).status).toBe(403);
  const updater = await only(['farms.view', 'fertirrigation.view', 'fertirrigation.update']);
  expect((await updater.write('DELETE', at, { seen: 1 })).status).toBe(204);
  expect((await updater.get(`${farm.url}/campaigns`)).status).toBe(403);
  expect((await updater.get(`${farm.url}/plots`)).status).toBe(403);
});
