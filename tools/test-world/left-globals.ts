// Set-up of the tests that share a process: a file fails where it leaves a global changed, which the next file would find.
import { afterAll, expect } from 'vitest';

const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;

/** What a property holds, or what gets it. */
const contentOf = (property?: PropertyDescriptor) => property && (property.value ?? property.get);

// Registered first, so it runs after the file's own end.
afterAll(() => {
  const after = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const left = [...names].filter((name) => !Object.is(contentOf(before[name]), contentOf(after[name])));
  expect(left, 'globals that this file leaves changed').toEqual([]);
});
