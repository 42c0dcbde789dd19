// node tools/native/pictures.ts: draws our mark over every icon and splash picture that the generator laid into native/, each at its size.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright, type Page } from 'playwright';
import { wholeLaunchOptions } from '../test-world/browser.ts';
import { nativeFolder } from './origins.ts';

const ground = '#0B5A6B';

/** How a picture is made: the share of its shorter side that the mark's square of 48 units takes, and the ground below it. */
interface Look {
  name: RegExp;
  share: number;
  /** The radius of the ground's corners, in per cent of the picture; null for no ground. */
  corners: number | null;
}

/** Android crops a foreground to 66 of its 108 units: the mark's own 30 of 48 lie within. */
const looks: Look[] = [
  { name: /ic_launcher_foreground\.png$/, share: 0.6, corners: null },
  { name: /ic_launcher_round\.png$/, share: 0.86, corners: 50 },
  { name: /ic_launcher\.png$/, share: 0.94, corners: 18 },
  { name: /AppIcon-512@2x\.png$/, share: 1, corners: 0 },
  { name: /splash\.png$/, share: 0.45, corners: 0 },
  // An iPhone shows the middle of it, as wide as its screen.
  { name: /splash-2732x2732(?:-\d)?\.png$/, share: 0.28, corners: 0 },
];

const icon = readFileSync(path.join(nativeFolder, '../shell/public/icon.svg'), 'utf8');
/** The web app's icon without its ground. */
const mark = icon.replace(/<rect width="48"[^>]*\/>/, '');

const browser = await playwright.launch(wholeLaunchOptions);
const page = await browser.newPage();
const files = globSync('{android/app/src/main/res,ios/App/App/Assets.xcassets}/**/*.png', { cwd: nativeFolder });
for (const file of files) await draw(page, path.join(nativeFolder, file));
await browser.close();
console.log(`${files.length} pictures are drawn anew.`);

async function draw(on: Page, file: string): Promise<void> {
  const look = looks.find(({ name }) => name.test(file));
  if (!look) throw new Error(`${file}: no look says how it is drawn`);
  const { width, height } = sizeOf(readFileSync(file));
  const { share, corners } = look;
  const side = Math.round(Math.min(width, height) * share);
  const below = corners === null ? '' : `background:${ground};border-radius:${corners}%;`;
  await on.setViewportSize({ width, height });
  await on.setContent(`<style>html,body{margin:0;background:transparent}
    div{${below}width:100vw;height:100vh;display:grid;place-content:center}</style>
    <div>${mark.replace('<svg ', `<svg width="${side}" height="${side}" `)}</div>`);
  // A store refuses icons with an alpha channel, even if nothing is transparent.
  await on.screenshot({ path: file, omitBackground: corners !== 0 });
}

/** Width and height in a PNG file's header. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
