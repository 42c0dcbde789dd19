// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { removeFiles, separateChunks } from './separate.ts';

const chunks = globalThis as unknown as { rspackChunkmf_late: string[] | undefined };

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/**
 * Runs a script with this address: it adds a chunk to the remote's global, as an entry or a chunk does. Returns the chunks that are there.
 */
function run(src: string, chunk: string): string[] {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  (chunks.rspackChunkmf_late = chunks.rspackChunkmf_late ?? []).push(chunk);
  return chunks.rspackChunkmf_late;
}

test('does not mix the chunks of two versions', () => {
  separateChunks('mf_late');
  run('https://app.example/r/mf-late/2/413.js', 'bad');
  separateChunks('mf_late');
  expect(run('https://app.example/r/mf-late/1/413.js', 'good')).toEqual(['good']);
  expect(run('https://app.example/r/mf-late/2/568.js', 'worse')).toEqual(['bad', 'worse']);
});

test('removes a failed version’s style sheets and awaited scripts from the page, and keeps those of other remotes', () => {
  document.head.innerHTML = `<link rel="stylesheet" data-rspack="mf-late:chunk-483"><script type="text/plain" data-rspack="mf-late:chunk-1"></script>
<link rel="stylesheet" data-rspack="mf-later:chunk-483"><link rel="stylesheet">`;
  removeFiles('mf-late');
  expect([...document.head.children].map((file) => file.getAttribute('data-rspack'))).toEqual([
    'mf-later:chunk-483',
    null,
  ]);
});
