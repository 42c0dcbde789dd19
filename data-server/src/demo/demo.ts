import type { Db } from '../db.ts';
import type { Settings } from '../settings.ts';

export async function makeDemo(_db: Db, _settings: Settings, _now: Date): Promise<void> {}
