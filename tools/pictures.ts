// pnpm pictures [<words>]: builds the review room and compares its screens with the kept pictures (.storybook/pictures). Says where the report
// is that shows old, new and difference beside each other. pnpm pictures --accept [<words>]: keeps them as they look now. The words pick by
// title, name or folder: `pnpm pictures mf-auth`, `pnpm pictures Graph`. Not part of `pnpm test`: another browser draws other pixels.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { argumentsOf } from './command-line/arguments.ts';
import { type Entry, picturesOf } from '../.storybook/picture-list.ts';

const root = path.dirname(import.meta.dirname);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const room = path.join(root, '.cache/storybook');
const acceptedFolder = path.join(root, '.storybook/pictures');

const { values, positionals } = argumentsOf(import.meta.filename, {
  options: { accept: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = positionals.join(' ');

if (!values.built) {
  const built = spawnSync(bin('storybook'), ['build', '--quiet', '-o', room], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
const index = path.join(room, 'index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const all = new Set(picturesOf(Object.values(entries)).map(({ file }) => file));
const without = existsSync(acceptedFolder) ? readdirSync(acceptedFolder).filter((file) => !all.has(file)) : [];
if (picturesOf(Object.values(entries), wanted).length === 0) {
  console.error(`No kept picture is of "${wanted}".`);
  process.exit(1);
}

const server = createServer(sirv(room)).listen(0, 'localhost');
await new Promise((resolve) => server.once('listening', resolve));
const status = await new Promise<number | null>((resolve) => {
  const mode = `--update-snapshots=${values.accept ? 'changed' : 'none'}`;
  const env = {
    ...process.env,
    PICTURES: wanted,
    PICTURES_INDEX: index,
    PICTURES_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
  };
  const args = ['test', '--config', '.storybook/pictures.config.ts', mode];
  spawn(bin('playwright'), args, { cwd: root, env, stdio: 'inherit' }).once('exit', resolve);
});
server.close();

if (values.accept) for (const file of without) rmSync(path.join(acceptedFolder, file));
else for (const file of without) console.log(`✗ ${file} is of no story: pnpm pictures --accept removes it`);
const same = status === 0 && (values.accept || without.length === 0);
console.log(same ? 'The pictures are as they were kept.' : 'To keep them as they look now: pnpm pictures --accept');
console.log(`Old, new and difference: ${path.join(root, '.cache/pictures/report/index.html')}`);
process.exitCode = same ? 0 : 1;
