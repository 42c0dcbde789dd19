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
  vi.unstubAllGlobals();
  localStorage.clear();
});

function refuseToDelete() {
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('The app says that a full device cannot remove a photo, and keeps the photo', async () => {
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

test('The app says that a full device cannot remove a draft’s photos, and does not start the draft over', async () => {
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

test('The Android app, whose web view offers files alone, has a button of its own for the camera', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  const person = await world.person();
  const readingId = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(`/app/one/${readingId}`, person);
  const camera = await screen.findByLabelText('Take a photo');
  expect([camera.getAttribute('capture'), camera.hasAttribute('multiple')]).toEqual(['environment', false]);
  const files = screen.getByLabelText('Add a photo');
  expect([files.hasAttribute('capture'), files.hasAttribute('multiple')]).toEqual([false, true]);
});

test('A browser, which offers the camera with the files, has one button', async () => {
  const person = await world.person();
  const readingId = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(`/app/one/${readingId}`, person);
  await screen.findByLabelText('Add a photo');
  expect(screen.queryByLabelText('Take a photo')).toBeNull();
});
