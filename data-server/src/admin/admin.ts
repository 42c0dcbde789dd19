import { parseArgs } from 'node:util';
import { openDatabase, type Db } from '../database/db.ts';
import { databaseExists } from '../database/exists.ts';
import { SettingError, type Settings } from '../services/settings.ts';
import { addAccount } from './add-account.ts';
import { addFarm } from './add-farm.ts';
import { addPlot, addPlots } from './add-plots.ts';
import { runBackup, runRestore, verify } from './backup-commands.ts';

/** Words after a command: `--name value`, and at most one without a dash. */
export interface Arguments {
  /** The value of `--name`; a SettingError that names it where it is missing. */
  required(name: string): string;
  optional(name: string): string | undefined;
  /** The word without a dash. */
  file(): string;
}

interface Command {
  usage: string;
  /** Whether it may make the database: every other command refuses an address where none is. */
  creates?: true;
  run(db: Db, words: Arguments, now: Date): Promise<string>;
}

const commands = {
  'add-farm': {
    usage: '--name NAME --zone IANA_ZONE [--place PLACE] [--modules fertirrigation]',
    creates: true,
    run: addFarm,
  },
  'add-account': {
    usage:
      '--email E-MAIL --firstname NAME --lastname NAME [--farm FARM_ID --role viewer|recorder|manager] [--password PASSWORD]',
    run: addAccount,
  },
  'add-plot': {
    usage: '--farm FARM_ID --name NAME [--units 1] [--area M2] [--crop NAME --crop-type NAME --from YYYY-MM-DD]',
    run: addPlot,
  },
  'add-plots': { usage: '--farm FARM_ID FILE.csv   (columns: name,units,area,crop,crop_type,from)', run: addPlots },
  backup: {
    usage: 'FILE, or FOLDER --every 24h [--keep 14]   (everything, from either database, while the server runs)',
    run: runBackup,
  },
  restore: { usage: 'FILE   (into an empty database, of either kind)', creates: true, run: runRestore },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands | 'verify' | 'help';

export const isCommand = (word: string): word is CommandName =>
  word === 'help' || word === 'verify' || Object.hasOwn(commands, word);

/** Runs an administrator's command on the database that the settings name; answers what to print. */
export async function admin(name: CommandName, words: string[], settings: Settings): Promise<string> {
  if (name === 'help') return help();
  if (name === 'verify') return `${await verify(readArguments(words))}\n`;
  const command: Command = commands[name];
  if (!command.creates && !(await databaseExists(settings.database))) {
    const where = settings.database.replace(/:[^:@/]*@/, ':…@');
    throw new SettingError(`There is no data server's database at ${where}: see DATA_DIR and DATABASE_URL.`);
  }
  const { db, close } = await openDatabase(settings.database);
  try {
    return `${await command.run(db, readArguments(words), new Date())}\n`;
  } finally {
    await close();
  }
}

function help() {
  const all = { ...commands, verify: { usage: 'FILE   (whether a backup is whole)' } };
  const lines = Object.entries(all).map(([name, { usage }]) => `  ${name} ${usage}`);
  return `Without a command the server starts. Commands:\n${lines.join('\n')}\n`;
}

const names = [
  'name',
  'zone',
  'place',
  'modules',
  'email',
  'firstname',
  'lastname',
  'farm',
  'role',
  'password',
] as const;
const backupNames = ['every', 'keep'] as const;
const plotNames = ['units', 'area', 'crop', 'crop-type', 'from'] as const;

function readArguments(words: string[]): Arguments {
  const options = Object.fromEntries(
    [...names, ...plotNames, ...backupNames].map((name) => [name, { type: 'string' as const }]),
  );
  const { values, positionals } = parse(words, options);
  const optional = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    optional,
    required: (name) => {
      const value = optional(name);
      if (!value) throw new SettingError(`--${name} is missing.\n${help()}`);
      return value;
    },
    file: () => {
      const [file] = positionals;
      if (file === undefined) throw new SettingError(`The file is missing.\n${help()}`);
      return file;
    },
  };
}

function parse(words: string[], options: Record<string, { type: 'string' }>) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new SettingError(`${(error as Error).message}\n${help()}`);
  }
}
