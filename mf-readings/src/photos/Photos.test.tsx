// @vitest-environment happy-dom
import { addPhotoAtom } from '@seguia/shared/platform';
import { aPhoto } from '@seguia/shared/testing/photos';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWorld, type World } from '../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('A photo that a full device cannot take away stays, and that is said', async () => {
  const person = await world.person();
  const readingId = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(`/app/one/${readingId}`, person);
  await act(() => screen.store.set(addPhotoAtom, { readingId, picture: aPhoto() }));
  await screen.person.click(await screen.findByRole('button', { name: 'Open photo 1' }));
  await screen.person.click(await screen.findByRole('button', { name: 'Remove the photo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this photo?' }));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await screen.person.click(question.getByRole('button', { name: 'Remove the photo' }));
  expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toMatch(/nothing is saved/);
});
