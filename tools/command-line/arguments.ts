// Reads the arguments of a tool. `--help` prints the comment at the head of the tool's file, which describes them.
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The comment at the head of a file, as text. */
function helpOf(file: string): string {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#!.*\n/, '')
    .split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/**
 * Prints the help and ends the tool, before it does anything, if the arguments ask for it. From then on an expected error ends it with 1
 * and a sentence; only a fault of its own shows a stack. `file` is the tool's own.
 */
export function answerHelp(file: string): void {
  process.once('uncaughtException', (error: unknown) => {
    console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
    process.exit(1);
  });
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(helpOf(file));
  process.exit(0);
}

/** Parses a tool's arguments. Ends the tool if they ask for help, and with 2 for an unknown option or a missing value. */
export function argumentsOf<const Config extends ParseArgsConfig>(file: string, config: Config) {
  answerHelp(file);
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${helpOf(file)}`);
    process.exit(2);
  }
}
