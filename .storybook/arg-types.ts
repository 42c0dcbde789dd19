// Which control the panel and the docs page offer for a property. Storybook offers a field for JSON wherever a type has several members, as
// in `string | undefined`, which all our optional properties have.
import { iconPaths } from '../shared/src/ui/icons/icon-paths.ts';

interface ArgType {
  type?: { name: string; raw?: string; value?: unknown };
  control?: object;
  options?: readonly unknown[];
  table?: { type?: { summary: string } };
  [key: string]: unknown;
}

interface Context {
  argTypes: Record<string, ArgType>;
  initialArgs: Record<string, unknown>;
}

/** The controls of single types; a text stands for everything that React can draw. */
const controls: Record<string, string> = { string: 'text', ReactNode: 'text', number: 'number', boolean: 'boolean' };

/** The properties of a story with controls that a person can use, none where only code can give the value, and with their types in words. */
export function usableControls({ argTypes, initialArgs }: Context): Record<string, ArgType> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const members = argType.type ? membersOf(argType.type) : [];
      return [name, { ...argType, ...typeNamed(argType, members), ...controlOf(argType, members, initialArgs[name]) }];
    }),
  );
}

const typeNamed = ({ table, type }: ArgType, members: readonly string[]) =>
  type && type.name !== 'function' ? { table: { ...table, type: { summary: members.join(' | ') } } } : {};

function controlOf({ type, control, options }: ArgType, members: readonly string[], value: unknown): Partial<ArgType> {
  if (control || options || !type || type.name === 'enum') return {};
  if (isWritten(value) || /=>|\bRef</.test(type.raw ?? '')) return { control: { disable: true } };
  if (members.join('') === 'IconName') return { control: { type: 'select' }, options: Object.keys(iconPaths) };
  const [kind, another] = new Set(members.map((member) => controls[member]));
  return kind && another === undefined ? { control: { type: kind } } : {};
}

/** The names of the types that a property may have, where it is given. */
function membersOf({ name, raw, value }: NonNullable<ArgType['type']>): string[] {
  const text = raw ?? (Array.isArray(value) ? value.join(' | ') : name === 'other' ? String(value) : name);
  return text
    .split('|')
    .map((member) => member.trim())
    .filter((member) => member !== '' && member !== 'undefined' && member !== 'null');
}

/** Whether code wrote the value: an element of React, or a function. */
const isWritten = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
