// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { imageToDataUrl } from './image-to-data-url.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const logged = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => void logged.mockClear());

test('returns a picture as a data URL, byte by byte', async () => {
  expect(await imageToDataUrl(picture)).toBe(picture);
  expect(logged).not.toHaveBeenCalled();
});

test('returns no picture if its caller has stopped waiting', async () => {
  expect(await imageToDataUrl(picture, AbortSignal.abort())).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

test('a refusal gives no picture, and its status is in the console', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('gone', { status: 410 }));
  expect(await imageToDataUrl(picture)).toBeNull();
  expect(logged.mock.calls[0]?.map(String).join(' ')).toMatch(/picture.*410/);
});
