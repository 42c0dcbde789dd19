import { runBackup, runRestore, verify } from '../admin/backup-commands.ts';
import { startNewEpoch } from '../admin/new-epoch.ts';
import { openPhotoFiles } from '../photo-files/open-photo-files.ts';
import { allowed, resultOf, type Verb } from './verb.ts';

/** Commands for backups; backup-format.ts tells what these contain. */
export const fileVerbs: readonly Verb[] = [
  {
    name: 'backup',
    summary: 'writes everything, photos too, into a file, from either database, while the server runs',
    database: 'as it is',
    argument: 'file',
    options: [
      allowed('--keep <count>', 'into that folder, of whose backups so many are left'),
      allowed('--every <time>', 'again and again into that folder, every 30m, 24h or 7d; 14 are left without --keep'),
    ],
    async run({ db, settings, now }, words) {
      const text = await runBackup(db, openPhotoFiles(settings), words, now);
      return resultOf(text, { file: words.file(), result: text });
    },
  },
  {
    name: 'restore',
    summary: 'puts a backup into an empty database of either kind',
    argument: 'file',
    database: 'made',
    async run({ db, settings }, words) {
      const text = await runRestore(db, openPhotoFiles(settings), words);
      return resultOf(text, { file: words.file(), result: text });
    },
  },
  {
    name: 'new-epoch',
    summary: 'says that the database was put back by other means than `restore`, while no server runs on it',
    async run({ db }) {
      await startNewEpoch(db);
      const text = 'The database has a new epoch: phones compare all that they hold, and give back what it lacks.';
      return resultOf(text, { epoch: 'new' });
    },
  },
  {
    name: 'verify',
    summary: 'says whether a backup is whole and could be put back; needs no database',
    argument: 'file',
    database: 'none',
    async run(words) {
      const text = await verify(words);
      return resultOf(text, { file: words.file(), result: text });
    },
  },
];
