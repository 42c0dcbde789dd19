import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recompileOnSave } from './recompile-on-save.ts';

test('texts are compiled again as they are saved, by app, and after a file that could not be read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-texts-'));
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    printed.mockRestore();
    rmSync(folder, { recursive: true });
  });
  for (const app of ['mf-a', 'mf-b']) mkdirSync(path.join(folder, app));
  const compiled: string[] = [];
  const compile = (app = '') => {
    compiled.push(app);
    return compiled.length === 1 ? Promise.reject(new Error('half of it')) : Promise.resolve();
  };
  recompileOnSave(['mf-a', 'mf-b'], compile, folder);
  const save = (app: string, text: string) => writeFileSync(path.join(folder, app, 'fr.json'), text);

  save('mf-a', '{"a": ');
  save('mf-a', '{"a": "b');
  await expect.poll(() => compiled).toEqual(['mf-a']);
  save('mf-b', '{}');
  await expect.poll(() => compiled).toEqual(['mf-a', 'mf-b']);
  expect(printed).toHaveBeenCalledOnce();
});
