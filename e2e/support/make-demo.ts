import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { leaveRecentReadings } from './recent-demo.ts';
import { DataServer, demoFolders } from './world.ts';

/** Makes the demo databases once; every world starts from a copy of one. */
export default async function makeDemo(): Promise<void> {
  for (const folder of Object.values(demoFolders)) rmSync(folder, { recursive: true, force: true });
  const server = await DataServer.start(demoFolders.whole);
  await server.stop();
  cpSync(demoFolders.whole, demoFolders.recent, { recursive: true });
  leaveRecentReadings(path.join(demoFolders.recent, 'demo.db'));
}
