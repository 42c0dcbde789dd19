import { expect, test } from 'vitest';
import { exported, fault } from './doors.ts';

const accepted = { version: '1.4.0', names: ['ui: Button', 'ui: Chip'] };
const wider = [...accepted.names, 'ui: Card'];

test('the names in export lists are those that a remote imports', () => {
  const text = `export { Button, type ButtonProps } from './ui/Button.tsx';
export type { Series } from './a.ts';
export {
  // what follows is young
  inner as outer,
} from './b.ts';`;
  expect(exported('ui', text)).toEqual(['ui: Button', 'ui: ButtonProps', 'ui: Series', 'ui: outer']);
});

test.each([
  ['nothing has changed', '1.4.0', accepted.names, false, null],
  ['something that was there breaks', '1.4.0', accepted.names, true, /major/],
  ['something breaks, and only the minor version is raised', '1.5.0', accepted.names, true, /major/],
  ['something breaks, and the major version is raised', '2.0.0', accepted.names, true, null],
  ['something has come', '1.4.1', wider, false, /New at the doors: ui: Card\..*minor/],
  ['something has come, and the minor version is raised', '1.5.0', wider, false, null],
])('the version, when %s', (_, version, names, breaks, wrong) => {
  const reason = fault({ version, names }, accepted, breaks);
  if (wrong) expect(reason).toMatch(wrong);
  else expect(reason).toBeNull();
});
