// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { Gateway, portal } from '@seguia/testing/gateway';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon, startWorld, type World } from '../../../testing/farm-screen.ts';

let world: World;
let gateway: Gateway;
beforeEach(async () => {
  world = await startWorld();
  gateway = await Gateway.start(world.server.url);
});
afterEach(async () => {
  localStorage.clear();
  await gateway.close();
  await world.close();
});

const json = (value: unknown) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

test('An import is shown as undone if the undoing reached the server, though the network failed then', async () => {
  const created_by = { id: newId(), firstname: 'Aïcha', lastname: 'B' };
  const file = { id: newId(), file_name: 'May.xlsx', imported: 3, created_by, created_at: 1_780_000_000, version: 1 };
  let isGone = false;
  gateway.answer = (path) => {
    if (path.includes('/imports/')) {
      isGone = true;
      return json({ ...file, version: 2, undone_at: 1_780_000_100 });
    }
    if (isGone) return portal(502);
    return path.endsWith('/imports') ? json({ data: [file] }) : null;
  };
  const failed = vi.fn<() => void>();
  process.on('unhandledRejection', failed);
  const screen = await world.open('/app/import', await world.person('manager'), { endpoint: gateway.url });
  await screen.person.click(await screen.findByRole('button', { name: `Undo – ${file.file_name}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  await screen.person.click(question.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Undone on/)).toBeTruthy();
  expect(screen.queryByText(/The server did not answer/)).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('A refused undoing says why, and an import that somebody else undid first is shown as undone', async () => {
  const created_by = { id: newId(), firstname: 'Aïcha', lastname: 'B' };
  const file = { id: newId(), file_name: 'May.xlsx', imported: 3, created_by, created_at: 1_780_000_000, version: 1 };
  let listed: object = file;
  let status = 403;
  gateway.answer = (path) => {
    if (path.includes('/imports/')) return { ...json({ type: '/x', title: 'x', code: 'x', status }), status };
    return path.endsWith('/imports') ? json({ data: [listed] }) : null;
  };
  const screen = await world.open('/app/import', await world.person('manager'), { endpoint: gateway.url });
  const undo = async () => {
    await screen.person.click(await screen.findByRole('button', { name: `Undo – ${file.file_name}` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    // Another device imported it, so nobody knows here what its water was.
    expect(question.getByText(/Its water and light, if it has any, stay/)).toBeTruthy();
    await screen.person.click(question.getByRole('button', { name: 'Undo' }));
  };
  await undo();
  expect(await screen.findByText('Only a manager imports readings.', {}, soon)).toBeTruthy();
  status = 404;
  listed = { ...file, version: 2, undone_at: 1_780_000_100 };
  await undo();
  expect(await screen.findByText(/Undone on/, {}, soon)).toBeTruthy();
  expect(screen.queryByText(/The server did not answer|Only a manager/)).toBeNull();
});
