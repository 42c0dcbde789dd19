// Review rooms of released versions (decision 286). They are served from an origin of their own, because their stories write into the
// browser's databases and settings: on the app's origin they would reach what people have not sent yet.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../workspace.ts';
import { moveWhole, readJson, writeWhole } from './files.ts';
import { withLock } from './lock.ts';
import { previewFolder } from './preview.ts';

/** The contents of a site's `rooms.json`. */
interface Rooms {
  /** The address at which a web server serves the folder of the rooms; the operator writes it. */
  at: string;
  /** By app, the versions that have a room, newest first. */
  rooms?: Record<string, string[]>;
}

/** The folder beside a site with its rooms, each at `<app>/<version>`. */
export const roomsFolder = (site: string) => `${path.resolve(site)}.rooms`;

/** How many rooms of an app the list names: as many as `remotes.json` names versions of a remote. */
const listed = 3;

/**
 * Publishes the review room of a released version, and lists it. Returns its address. A room that is there already is not built again.
 * Throws if the site does not say where its rooms are served.
 */
export function releaseRoom(app: string, version: string, site: string, build = buildRoom): string {
  const { at } = readRooms(site);
  const folder = path.join(roomsFolder(site), app, version);
  if (!existsSync(folder)) put(app, folder, build);
  // Not the app: whoever lists a room brings no whole shell, so it takes over no shell's lock.
  withLock(site, 'rooms', () => {
    const rooms = readRooms(site);
    const others = (rooms.rooms?.[app] ?? []).filter((other) => other !== version);
    const all = { ...rooms.rooms, [app]: [version, ...others].slice(0, listed) };
    writeWhole(path.join(site, 'rooms.json'), JSON.stringify({ ...rooms, rooms: all }));
  });
  return below(at, `${app}/${version}/`);
}

/** Publishes the review room of a remote in a preview, which is gone with it. Returns its address. Throws as `releaseRoom` does. */
export function previewRoom(app: string, preview: string, site: string, build = buildRoom): string {
  const { at } = readRooms(site);
  put(app, path.join(roomsFolder(site), previewFolder(preview), app), build);
  return below(at, `${previewFolder(preview)}/${app}/`);
}

const below = (at: string, place: string) => at.replace(/\/?$/, '/') + place;

/** Puts a room into a folder, whole, in place of the one that is there. */
function put(app: string, folder: string, build: (app: string, folder: string) => void): void {
  rmSync(`${folder}.part`, { recursive: true, force: true });
  build(app, `${folder}.part`);
  rmSync(folder, { recursive: true, force: true });
  moveWhole(`${folder}.part`, folder);
}

function readRooms(site: string): Rooms {
  const file = path.join(site, 'rooms.json');
  const rooms = existsSync(file) ? (readJson(file) as Partial<Rooms>) : {};
  if (rooms.at === undefined || !/^https?:\/\//.test(rooms.at))
    throw new Error(
      `${file} does not say where the rooms are served: write {"at": "https://rooms.farm.example/"} into it`,
    );
  return { ...rooms, at: rooms.at };
}

/** Builds foundations, kit and the screens of one app, as Storybook draws them. */
export function buildRoom(app: string, folder: string): void {
  const storybook = path.join(workspace, 'node_modules/.bin/storybook');
  const env = { ...process.env, STORIES: app };
  const { status } = spawnSync(storybook, ['build', '--quiet', '-o', folder], {
    cwd: workspace,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The review room of ${app} does not build`);
}
