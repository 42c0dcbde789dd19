import { rmSync } from 'node:fs';
import { DataServer, demoFolder } from './world.ts';

/** Makes the demo database once; every test file starts from a copy of it. */
export default async function makeDemo(): Promise<void> {
  rmSync(demoFolder, { recursive: true, force: true });
  const server = await DataServer.start(demoFolder);
  await server.stop();
}
