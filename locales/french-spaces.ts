import { spaced } from '../shared/src/i18n/french-spaces.ts';
import type { MessageTree } from './faults.ts';

/** A compiled French message as it is set, whatever plurals and choices it has. */
export function spacedTree(message: MessageTree): MessageTree {
  return message.map((element) => ({
    ...element,
    ...(element.type === literal && element.value !== undefined && { value: spaced(element.value) }),
    ...(element.options && {
      options: Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [name, { ...option, value: spacedTree(option.value) }]),
      ),
    }),
    ...(element.children && { children: spacedTree(element.children) }),
  }));
}

const literal = 0;
