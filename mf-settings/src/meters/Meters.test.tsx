// @vitest-environment happy-dom
import { addDays, farmNow, timestampOf } from '@seguia/shared/domain/farm-time';
import type { EcUnit } from '@seguia/shared/domain/units';
import { newId } from '@seguia/shared/domain/uuid';
import { call, ecUnitAtom, farmClockAtom, pullAtom } from '@seguia/shared/platform';
import { farmChoiceAtom } from '@seguia/shared/session/account/farm-choice';
import { type Screen, soon } from '@seguia/testing/render-screen';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';

let world: FarmServer;
beforeAll(async () => {
  world = await startFarmServer();
});
afterAll(() => world.server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function aFarm(role: 'manager' | 'recorder' = 'manager') {
  const farm = await world.addFarm({ name: 'Oasis' });
  const [person, manager] = [
    await world.server.addPerson([farm], role),
    await world.server.addPerson([farm], 'manager'),
  ];
  const api = world.server.apiOf(manager);
  const params = { path: { farmer_id: farm.id }, header: { 'no-paginate': true } };
  const meters = async () => (await call(api.GET('/farmers/{farmer_id}/meters', { params }))).data;
  const log = async () => (await call(api.GET('/farmers/{farmer_id}/calibrations', { params }))).data;
  const header = () => ({ 'Idempotency-Key': newId(), 'If-None-Match': '*' as const });
  const aPen = { name: 'Stylo pH', kind: 'ph' as const, ph_buffers: [7.01, 4.01] };
  type PenChange = { kind?: 'ec'; ph_buffers?: number[]; serial_number?: string };
  const putMeter = (id: string, change: PenChange, precondition: object) => {
    const body = { ...aPen, ...change };
    const params = { path: { farmer_id: farm.id, id }, header: { ...header(), ...precondition } };
    return call(api.PUT('/farmers/{farmer_id}/meters/{id}', { params, body }));
  };
  const addMeter = async () => {
    const id = newId();
    await putMeter(id, {}, {});
    return id;
  };
  /** Changes the meter, as a colleague does. */
  const changeMeter = (id: string, change: PenChange) =>
    putMeter(id, change, { 'If-None-Match': undefined, 'If-Match': '"1"' });
  const open = (path: string) => world.open(path, person, farm.id);
  return { meters, log, addMeter, changeMeter, open };
}

const press = async (screen: Screen, name: string | RegExp) =>
  screen.person.click(await screen.findByRole('button', { name }));
const typeIn = async (screen: Screen, name: string | RegExp, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await screen.person.clear(box);
  await screen.person.type(box, text);
};
const isClosed = (screen: Screen) => expect.poll(() => screen.queryByRole('dialog'), soon).toBeNull();

test('a manager adds a meter of EC, and finds it in the list as never calibrated', async () => {
  const { open, meters } = await aFarm();
  const screen = await open('/app/farm/meters');
  expect(await screen.findByText('No meter. Add the one you use.')).toBeTruthy();
  await press(screen, 'Add a meter');
  await typeIn(screen, 'Name', 'Pen 1');
  await screen.person.click(screen.getByRole('radio', { name: 'EC' }));
  expect(screen.queryByRole('textbox', { name: 'pH of the buffer solutions' })).toBeNull();
  await typeIn(screen, 'EC of the standard solutions', '1.413 12.88');
  await typeIn(screen, 'Calibrate every', '1');
  expect(screen.getByText('day')).toBeTruthy();
  await typeIn(screen, 'Calibrate every', '14');
  expect(screen.getByText('days')).toBeTruthy();
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await screen.findByText(/: never calibrated/)).toBeTruthy();
  expect(await meters()).toMatchObject([
    { name: 'Pen 1', kind: 'ec', ph_buffers: [], ec_standards: [1.413, 12.88], calibration_days: 14 },
  ]);
  await screen.person.click(screen.getByRole('link', { name: /Pen 1/ }));
  expect(await screen.findByText('14 days')).toBeTruthy();
});

test('separates the bound of an EC from its unit, so that they do not change places from right to left', async () => {
  const { open } = await aFarm();
  const screen = await open('/app/farm/meters');
  const bounds = async () => (await screen.findAllByText(/^200.* mS\/cm$/)).map(({ tagName }) => tagName);
  await press(screen, 'Add a meter');
  await typeIn(screen, 'Name', 'Pen 1');
  await screen.person.click(screen.getByRole('radio', { name: 'EC' }));
  await typeIn(screen, 'EC of the standard solutions', '300');
  await press(screen, 'Save');
  expect(new Set(await bounds())).toEqual(new Set(['BDI']));
  await typeIn(screen, 'EC of the standard solutions', '1.413');
  await press(screen, 'Save');
  await isClosed(screen);
  await screen.person.click(await screen.findByRole('link', { name: /Pen 1/ }));
  await press(screen, 'Note a calibration');
  await typeIn(screen, 'Standard solution', '300');
  await press(screen, 'Note');
  expect(new Set(await bounds())).toEqual(new Set(['BDI']));
});

// Specification 10: a calibration is noted from millivolts, its slope shown while typing, and withdrawn
test('a recorder notes a calibration from millivolts, sees its slope while typing, and withdraws it', async () => {
  const { open, log, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  expect(screen.queryByRole('button', { name: 'Edit the meter' })).toBeNull();
  await press(screen, 'Note a calibration');
  await screen.person.click(screen.getByRole('radio', { name: 'Millivolts read' }));
  await typeIn(screen, 'Read in buffer 1', '15');
  await typeIn(screen, 'Read in buffer 2', '160');
  expect(await screen.findByText(/Slope below 85%/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[\u2066-\u2069]/); // marks of direction are only for the code
  await typeIn(screen, 'Read in buffer 1', '-15');
  await expect.poll(() => screen.queryByText(/Slope below 85%/), soon).toBeNull();
  await press(screen, 'Note');
  await isClosed(screen);
  await expect.poll(log, soon).toMatchObject([{ slope: 98.6, offset: -14.4, points: [{ mv: -15 }, { mv: 160 }] }]);
  const list = await screen.findByRole('list', { name: 'Calibrations' });
  await expect.poll(() => within(list).queryByText('Not sent yet'), soon).toBeNull();
  await press(screen, /^Withdraw –/);
  await press(screen, 'Withdraw');
  await expect.poll(log, soon).toMatchObject([{ slope: 98.6, withdrawn_by: { lastname: 'recorder' } }]);
  expect(await screen.findByText(/^Withdrawn by/)).toBeTruthy();
  expect(await screen.findByText(/: never calibrated/)).toBeTruthy();
});

const noteSlope = async (screen: Screen) => {
  await press(screen, 'Note a calibration');
  await typeIn(screen, 'Slope', '97');
  await press(screen, 'Note');
  await isClosed(screen);
};
const withdraw = async (screen: Screen) => {
  await press(screen, /^Withdraw –/);
  await press(screen, 'Withdraw');
};

test('a calibration that is sent while its person is asked is withdrawn on the server', async () => {
  const { open, log, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await noteSlope(screen);
  await press(screen, /^Withdraw –/);
  network.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await expect.poll(log, soon).toHaveLength(1);
  await expect.poll(() => screen.queryByText('Not sent yet'), soon).toBeNull();
  await press(screen, 'Withdraw');
  await expect.poll(log, soon).toMatchObject([{ withdrawn_by: { lastname: 'recorder' } }]);
  expect(await screen.findByText(/^Withdrawn by/)).toBeTruthy();
});

test('a calibration whose answer was lost is withdrawn on the server; one that never arrived is forgotten', async () => {
  const { open, log, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  const send = globalThis.fetch;
  let arrives = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if ((request as Request).method === 'DELETE') return send(request);
    if (arrives) await send(request);
    throw new TypeError('Failed to fetch');
  });
  await noteSlope(screen);
  await expect.poll(log, soon).toHaveLength(1);
  await withdraw(screen);
  await expect.poll(log, soon).toMatchObject([{ withdrawn_by: { lastname: 'recorder' } }]);
  await expect.poll(() => screen.queryByText('Not sent yet'), soon).toBeNull();
  arrives = false;
  await noteSlope(screen);
  await withdraw(screen);
  await expect.poll(() => screen.queryByText('Not sent yet'), soon).toBeNull();
  expect(await log()).toHaveLength(1);
});

test('says that a full device cannot remove a calibration that the server refused', async () => {
  const { open, addMeter, changeMeter } = await aFarm('recorder');
  const id = await addMeter();
  const screen = await open(`/app/farm/meters/${id}`);
  await changeMeter(id, { kind: 'ec', ph_buffers: [] });
  await noteSlope(screen);
  await screen.findByText('Not accepted by the server');
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await withdraw(screen);
  expect(await screen.findByText(/This device is full/)).toBeTruthy();
  expect(screen.getByText('Not accepted by the server')).toBeTruthy();
  vi.mocked(IDBObjectStore.prototype.delete).mockRestore();
  await withdraw(screen);
  await expect.poll(() => screen.queryByText('Not accepted by the server'), soon).toBeNull();
  expect(screen.queryByText(/This device is full/)).toBeNull();
});

test('the sheets of meters start anew when another tab changes the EC unit', async () => {
  const { open, meters } = await aFarm();
  const screen = await open('/app/farm/meters');
  const boxOf = async (name: string) => (await screen.findByRole('textbox', { name })) as HTMLInputElement;
  const otherTab = (unit: EcUnit) => act(() => screen.store.set(ecUnitAtom, unit));
  const ecMeter = async () => {
    await typeIn(screen, 'Name', 'Pen 1');
    await screen.person.click(screen.getByRole('radio', { name: 'EC' }));
    await typeIn(screen, 'EC of the standard solutions', '1.413');
  };
  await press(screen, 'Add a meter');
  await ecMeter();
  otherTab('µS/cm');
  expect((await boxOf('Name')).value).toBe('');
  otherTab('mS/cm');
  await ecMeter();
  await press(screen, 'Save');
  await isClosed(screen);
  await screen.person.click(await screen.findByRole('link', { name: /Pen 1/ }));
  await press(screen, 'Edit the meter');
  await typeIn(screen, 'EC of the standard solutions', '12.88');
  otherTab('µS/cm');
  expect((await boxOf('EC of the standard solutions')).value).toMatch(/^1.?413$/);
  await press(screen, 'Cancel');
  await press(screen, 'Note a calibration');
  await typeIn(screen, 'Standard solution', '12880');
  otherTab('mS/cm');
  expect((await boxOf('Standard solution')).value).toBe('1.413');
  expect(await meters()).toMatchObject([{ ec_standards: [1.413], version: 1 }]);
});

test('a meter counts as calibrated on its page once that is noted, however long the page was open', async () => {
  const { open, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  expect(await screen.findByText(/: never calibrated/)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await press(screen, 'Note a calibration');
  await typeIn(screen, 'Slope', '97');
  await press(screen, 'Note');
  await isClosed(screen);
  await expect.poll(() => screen.queryByText(/: never calibrated/), soon).toBeNull();
});

test('a calibration sheet that stays open over midnight takes the new day', async () => {
  const { open, log, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  const { farm } = screen.store.get(farmChoiceAtom);
  const behind = (new Date().getUTCHours() + 1) % 24;
  // In POSIX names a zone with a minus is ahead of UTC. In this zone it is past eleven in the evening.
  const timeZone = behind > 12 ? `Etc/GMT-${24 - behind}` : `Etc/GMT+${behind}`;
  act(() => screen.store.set(farmChoiceAtom, { farm: farm && { ...farm, timeZone, utcOffsets: [] }, ask: false }));
  await press(screen, 'Note a calibration');
  await typeIn(screen, 'Slope', '97');
  const anHourLater = Date.now() + 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: anHourLater });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await press(screen, 'Note');
  await isClosed(screen);
  await expect.poll(log, soon).toHaveLength(1);
  const [noted] = await log();
  expect(noted?.at).toBeGreaterThanOrEqual(Math.floor(anHourLater / 1000));
});

test('a calibration for an earlier day counts from the beginning of that day, for all of its readings', async () => {
  const { open, log, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  const clock = screen.store.get(farmClockAtom);
  const yesterday = addDays(farmNow(clock).date, -1);
  await press(screen, 'Note a calibration');
  await typeIn(screen, 'Slope', '97');
  const date = within(screen.getByRole('group', { name: 'Date' }));
  for (const [part, name] of [/^year/, /^month/, /^day/].entries()) {
    await screen.person.click(date.getByRole('spinbutton', { name }));
    await screen.person.keyboard(yesterday.split('-')[part]!);
  }
  await press(screen, 'Note');
  await isClosed(screen);
  await expect.poll(log, soon).toMatchObject([{ at: timestampOf(yesterday, '00:00', clock) }]);
});

// Specification 10: a manager adds and retires meters
test('a retired meter leaves the list of meters in use, and accepts no calibration', async () => {
  const { open, meters, addMeter } = await aFarm();
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  await press(screen, 'Edit the meter');
  await screen.person.click(await screen.findByRole('switch', { name: /^Out of use/ }));
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await meters()).toMatchObject([{ retired: true, version: 2 }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Note a calibration' }), soon).toBeNull();
});

test('a manager who saves second sees the first one’s changes, and neither loses anything', async () => {
  const { open, meters, addMeter, changeMeter } = await aFarm();
  const id = await addMeter();
  const screen = await open(`/app/farm/meters/${id}`);
  await press(screen, 'Edit the meter');
  await typeIn(screen, 'Name', 'Stylo 2');
  await changeMeter(id, { serial_number: 'SN 7' });
  await screen.store.set(pullAtom);
  await press(screen, 'Save');
  expect(await screen.findByText(/^Somebody changed this meter meanwhile/)).toBeTruthy();
  expect(screen.getByText(/^Serial number:/).textContent).toContain('SN 7');
  expect((screen.getByRole('textbox', { name: 'Serial number' }) as HTMLInputElement).value).toBe('SN 7');
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second tap that comes so soon
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await meters()).toMatchObject([{ name: 'Stylo 2', serial_number: 'SN 7', version: 3 }]);
});

test('does not ask people to add a meter who may not', async () => {
  const { open } = await aFarm('recorder');
  const screen = await open('/app/farm/meters');
  expect(await screen.findByText('Nothing here yet. Only a manager can add.', {}, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a meter' })).toBeNull();
});

test('fetches a meter that a colleague has just added when its address is opened', async () => {
  const { open, addMeter } = await aFarm();
  const screen = await open('/app/farm/meters');
  await screen.findByText('No meter. Add the one you use.');
  await screen.go(`/app/farm/meters/${await addMeter()}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Stylo pH' }, soon)).toBeTruthy();
});

test('shows “not found” for a meter that does not exist', async () => {
  const { open } = await aFarm();
  const screen = await open(`/app/farm/meters/${newId()}`);
  await expect.poll(() => screen.queryByRole('heading', { name: 'Meters' }), soon).toBeNull();
});
