// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShellBuild } from './use-shell-build.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** A page with these scripts, on a site that serves the build 1.4.2-b267f29b of main.1.js and boot.1.js. */
async function buildOf(scripts: string[]): Promise<string | undefined> {
  for (const src of scripts)
    document.head.append(Object.assign(document.createElement('script'), { type: 'off', src }));
  const files = { '/assets/main.1.js': 'sha256-a', '/assets/boot.1.js': 'sha256-b' };
  const fetched = vi.fn(async () => Response.json({ version: '1.4.2-b267f29b', files }));
  vi.stubGlobal('fetch', fetched);
  const { result } = renderHook(useShellBuild);
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 20));
  return result.current;
}

test('a page that runs what is served knows its build', async () => {
  expect(await buildOf(['/assets/boot.1.js', '/assets/main.1.js', 'https://other.example/x.js'])).toBe(
    '1.4.2-b267f29b',
  );
});

test('a page that is older than what is served does not take the served build for its own', async () => {
  expect(await buildOf(['/assets/boot.1.js', '/assets/main.0.js'])).toBeUndefined();
});

test('a page without scripts of the site has no build', async () => {
  expect(await buildOf([])).toBeUndefined();
});
