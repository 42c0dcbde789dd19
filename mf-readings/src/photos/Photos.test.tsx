// @vitest-environment happy-dom
import { addPhotoAtom, loadUnfinishedAtom } from '@seguia/shared/platform';
import { aPhoto } from '@seguia/testing/photos';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function refuseToDelete() {
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('A photo that a full device cannot take away stays, and that is said', async () => {
  const person = await world.person();
  const readingId = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(`/app/one/${readingId}`, person);
  await act(() => screen.store.set(addPhotoAtom, { readingId, picture: aPhoto() }));
  await screen.person.click(await screen.findByRole('button', { name: 'Open photo 1' }));
  await screen.person.click(await screen.findByRole('button', { name: 'Remove the photo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this photo?' }));
  refuseToDelete();
  await screen.person.click(question.getByRole('button', { name: 'Remove the photo' }));
  expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toMatch(/nothing is saved/);
});

test('A draft whose photos a full device cannot take away is not started over, and that is said', async () => {
  const person = await world.person();
  const first = await world.open('/app/new', person);
  await first.person.type(await first.findByRole('textbox', { name: 'Intake EC' }), '2.4');
  first.unmount();
  const screen = await world.open('/app/new', person);
  const startOver = await screen.findByRole('button', { name: 'Start over' });
  const [draft] = await screen.store.set(loadUnfinishedAtom);
  await act(() => screen.store.set(addPhotoAtom, { readingId: draft!.readingId!, picture: aPhoto() }));
  refuseToDelete();
  await screen.person.click(startOver);
  expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toMatch(/nothing is saved/);
  expect(screen.getByRole('textbox', { name: 'Intake EC', hidden: true })).toHaveProperty('value', '2.4');
});
