// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom } from '@seguia/shared/platform';
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
  const putMeter = (id: string, body: typeof aPen & { serial_number?: string }, precondition: object) => {
    const params = { path: { farmer_id: farm.id, id }, header: { ...header(), ...precondition } };
    return call(api.PUT('/farmers/{farmer_id}/meters/{id}', { params, body }));
  };
  const addMeter = async () => {
    const id = newId();
    await putMeter(id, aPen, {});
    return id;
  };
  /** Gives the meter a serial number, as a colleague does. */
  const numberMeter = (id: string, number: string) =>
    putMeter(id, { ...aPen, serial_number: number }, { 'If-None-Match': undefined, 'If-Match': '"1"' });
  const open = (path: string) => world.open(path, person, farm.id);
  return { meters, log, addMeter, numberMeter, open };
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
  await typeIn(screen, 'Calibrate every', '14');
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await screen.findByText(/: never calibrated/)).toBeTruthy();
  expect(await meters()).toMatchObject([
    { name: 'Pen 1', kind: 'ec', ph_buffers: [], ec_standards: [1.413, 12.88], calibration_days: 14 },
  ]);
});

test('the bound of an EC stands apart with its unit: from right to left the two would change places', async () => {
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

test('on a full device a calibration that never left cannot be taken away, and the log says why', async () => {
  const { open, addMeter } = await aFarm('recorder');
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  await press(screen, 'Note a calibration');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await typeIn(screen, 'Slope', '97');
  await press(screen, 'Note');
  await isClosed(screen);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const withdraw = async () => {
    await press(screen, /^Withdraw –/);
    await press(screen, 'Withdraw');
  };
  await withdraw();
  expect(await screen.findByText(/This device is full/)).toBeTruthy();
  expect(screen.getByText('Not sent yet')).toBeTruthy();
  vi.mocked(IDBObjectStore.prototype.delete).mockRestore();
  await withdraw();
  await expect.poll(() => screen.queryByText('Not sent yet'), soon).toBeNull();
  expect(screen.queryByText(/This device is full/)).toBeNull();
});

test('a meter is calibrated on its page once that is noted, however long the page was open', async () => {
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

test('a calibration whose sheet stood open over midnight is one of the new day', async () => {
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

test('a manager retires a meter: it leaves the list of those in use, and takes no calibration', async () => {
  const { open, meters, addMeter } = await aFarm();
  const screen = await open(`/app/farm/meters/${await addMeter()}`);
  await press(screen, 'Edit the meter');
  await screen.person.click(await screen.findByRole('switch', { name: /^Out of use/ }));
  await press(screen, 'Save');
  await isClosed(screen);
  expect(await meters()).toMatchObject([{ retired: true, version: 2 }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Note a calibration' }), soon).toBeNull();
});

test('a manager who saves second sees what the first one changed, and neither loses anything', async () => {
  const { open, meters, addMeter, numberMeter } = await aFarm();
  const id = await addMeter();
  const screen = await open(`/app/farm/meters/${id}`);
  await press(screen, 'Edit the meter');
  await typeIn(screen, 'Name', 'Stylo 2');
  await numberMeter(id, 'SN 7');
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

test('who may add no meter is not asked to', async () => {
  const { open } = await aFarm('recorder');
  const screen = await open('/app/farm/meters');
  expect(await screen.findByText('Nothing here yet. Only a manager can add.', {}, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a meter' })).toBeNull();
});

test('a meter that a colleague has just added is fetched when its address is opened', async () => {
  const { open, addMeter } = await aFarm();
  const screen = await open('/app/farm/meters');
  await screen.findByText('No meter. Add the one you use.');
  await screen.go(`/app/farm/meters/${await addMeter()}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Stylo pH' }, soon)).toBeTruthy();
});

test('a meter that is not there is a page that is not found', async () => {
  const { open } = await aFarm();
  const screen = await open(`/app/farm/meters/${newId()}`);
  await expect.poll(() => screen.queryByRole('heading', { name: 'Meters' }), soon).toBeNull();
});
