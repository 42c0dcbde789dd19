import { expect, test } from 'vitest';
import { everything } from './plan.ts';
import type { Ran } from './reports.ts';
import { judgeMap } from './specification-map.ts';

const ofCore = { rule: 'a session holds a token', file: 'data-server/src/specification.test.ts', words: 'holds token' };
const ofStorms = { rule: 'kills lose nothing', file: 'proofs/server/kill.test.ts', words: 'is killed' };
const core = { core: true, parts: [] };

const passed = (file: string, name: string): Ran => ({ file, name, passed: true, secondTry: false, failure: null });
const both = [
  passed(ofCore.file, 'a session holds token'),
  passed(ofStorms.file, 'a data server that is killed loses nothing'),
];

test('with everything, a rule is proven by its test that passed, and missing without it', () => {
  expect(judgeMap([ofCore, ofStorms], both, everything)).toEqual({ proven: [ofCore, ofStorms], missing: [], left: [] });
  const failed = both.map((test) => ({ ...test, passed: false }));
  expect(judgeMap([ofCore, ofStorms], failed, everything).missing).toEqual([ofCore, ofStorms]);
  expect(judgeMap([ofCore], [passed(ofStorms.file, 'a session holds token')], everything).missing).toEqual([ofCore]);
});

test('a rule whose test belongs to a part that does not run is left, neither proven nor missing', () => {
  expect(judgeMap([ofCore, ofStorms], both.slice(0, 1), core)).toEqual({
    proven: [ofCore],
    missing: [],
    left: [{ ...ofStorms, to: 'storms' }],
  });
  expect(judgeMap([ofStorms], [], { core: true, parts: ['storms'] }).missing).toEqual([ofStorms]);
});

test('where only parts run, the core’s rules are left', () => {
  expect(judgeMap([ofCore, ofStorms], both.slice(1), { core: false, parts: ['storms'] })).toEqual({
    proven: [ofStorms],
    missing: [],
    left: [{ ...ofCore, to: 'core' }],
  });
});

test('what cannot run on this machine is not counted', () => {
  expect(judgeMap([ofCore], [], everything, () => true)).toEqual({ proven: [], missing: [], left: [] });
});
