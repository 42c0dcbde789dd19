import { Command, CommanderError, InvalidArgumentError, Option as CommandOption } from 'commander';
import type { Arguments } from '../admin/arguments.ts';
import { UsageError, type Option, type Verb } from './verb.ts';

/** The typed verb with its words. */
export interface Typed {
  verb: Verb;
  words: Arguments;
  isJson: boolean;
}

/** Parses the command line; null if it wanted help, which has been printed. Throws a UsageError. */
export async function readCommandLine(
  line: readonly string[],
  verbs: readonly Verb[],
  print: (text: string) => void,
): Promise<Typed | null> {
  let typed: Typed | null = null;
  let complaint = '';
  const program = new Command('seguia')
    .description(
      'Without a command the data server starts. With one, it works on the database of DATA_DIR or DATABASE_URL.',
    )
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: (text) => (complaint += text) });
  const groups = new Map<string, Command>();
  for (const verb of verbs) {
    const command = parentOf(verb, program, groups);
    command.description(verb.summary).option('--json', 'answers JSON');
    for (const option of verb.options ?? []) command.addOption(declared(option));
    if (verb.argument) command.argument(`<${verb.argument}>`);
    command.allowExcessArguments(false).showHelpAfterError(`\`seguia ${verb.name} --help\` shows what it takes.`);
    command.action((...given: unknown[]) => {
      const options = command.opts<Record<string, string | true | undefined>>();
      const file = verb.argument ? String(given[0]) : undefined;
      typed = { verb, words: argumentsOf(options, file), isJson: options['json'] === true };
    });
  }
  try {
    await program.parseAsync(line, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    throw new UsageError((complaint || error.message).trim().replace(/^error: /, ''));
  }
  return typed;
}

function parentOf({ name }: Verb, program: Command, groups: Map<string, Command>): Command {
  const [noun = '', verb] = name.split(' ');
  if (verb === undefined) return program.command(noun);
  const group = groups.get(noun) ?? program.command(noun);
  groups.set(noun, group.description([group.description(), verb].filter(Boolean).join(', ')));
  return group.command(verb);
}

function declared({ flags, text, isRequired, choices }: Option): CommandOption {
  const option = new CommandOption(flags, text).makeOptionMandatory(isRequired ?? false);
  if (choices) return option.choices(choices);
  if (!option.required) return option;
  // If a value was forgotten, commander would take the next option for it.
  return option.argParser((value: string) => {
    if (value.startsWith('--')) throw new InvalidArgumentError('Its value is missing.');
    return value;
  });
}

/** The name that commander gives an option: `crop-type` becomes `cropType`. */
const keyOf = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function argumentsOf(options: Record<string, string | true | undefined>, file: string | undefined): Arguments {
  const optional = (name: string) => {
    const value = options[keyOf(name)];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    optional,
    required(name) {
      const value = optional(name);
      if (value === undefined) throw new UsageError(`--${name} is missing.`);
      return value;
    },
    has: (name) => options[keyOf(name)] === true,
    file: () => file ?? '',
  };
}
