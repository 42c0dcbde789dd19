// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { canShareFiles, sharePicture } from './share-picture.ts';

const picture = new Blob(['picture'], { type: 'image/png' });
const saved: string[] = [];
vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  saved.push(this.download);
});
const withSheet = (share: (data: ShareData) => Promise<void>) => {
  Object.assign(navigator, { share, canShare: () => true });
};

afterEach(() => {
  Object.assign(navigator, { share: undefined, canShare: undefined });
  saved.length = 0;
});

test('the system’s sheet gets the picture as a file, and the text', async () => {
  const shared: ShareData[] = [];
  withSheet((data) => {
    shared.push(data);
    return Promise.resolve();
  });
  await sharePicture(picture, 'Serre-1.png', 'Serre 1: drain EC 3.68');
  expect(shared[0]?.text).toBe('Serre 1: drain EC 3.68');
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([['Serre-1.png', 'image/png']]);
  expect(saved).toEqual([]);
});

test('without a sheet the picture is saved', async () => {
  expect(canShareFiles()).toBe(false);
  await sharePicture(picture, 'Serre-1.png', '');
  expect(saved).toEqual(['Serre-1.png']);
});

test('a sheet that refuses saves a file, one that was closed saves nothing', async () => {
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await sharePicture(picture, 'a.png', '');
  expect(saved).toEqual([]);
  withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await sharePicture(picture, 'a.png', '');
  expect(saved).toEqual(['a.png']);
});
