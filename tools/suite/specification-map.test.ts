import { expect, test } from 'vitest';
import { everything } from './plan.ts';
import type { Ran } from './reports.ts';
import { judgeMap } from './specification-map.ts';

const ofCore = { rule: 'a session holds a token', file: 'shell/src/specification.test.ts', title: 'holds token' };
const ofStorms = { rule: 'kills lose nothing', file: 'proofs/server/kill.test.ts', title: 'is killed' };
const core = { core: true, parts: [] };

const passed = (file: string, name: string): Ran => ({ file, name, passed: true, secondTry: false, failure: null });
const both = [
  passed(ofCore.file, 'a session holds token'),
  passed(ofStorms.file, 'a data server that is killed loses nothing'),
];

test('with everything run, a rule is proven by a passed test, and missing without one', () => {
  expect(judgeMap([ofCore, ofStorms], both, everything)).toEqual({ proven: [ofCore, ofStorms], missing: [], left: [] });
  const failed = both.map((test) => ({ ...test, passed: false }));
  expect(judgeMap([ofCore, ofStorms], failed, everything).missing).toEqual([ofCore, ofStorms]);
  expect(judgeMap([ofCore], [passed(ofStorms.file, 'a session holds token')], everything).missing).toEqual([ofCore]);
});

test('a rule whose part does not run is left out, neither proven nor missing', () => {
  expect(judgeMap([ofCore, ofStorms], both.slice(0, 1), core)).toEqual({
    proven: [ofCore],
    missing: [],
    left: [{ ...ofStorms, to: 'storms' }],
  });
  expect(judgeMap([ofStorms], [], { core: true, parts: ['storms'] }).missing).toEqual([ofStorms]);
});

test('a run of parts leaves out the core’s rules', () => {
  expect(judgeMap([ofCore, ofStorms], both.slice(1), { core: false, parts: ['storms'] })).toEqual({
    proven: [ofStorms],
    missing: [],
    left: [{ ...ofCore, to: 'core' }],
  });
});

test('does not count what cannot run on this machine', () => {
  expect(judgeMap([ofCore], [], everything, () => true)).toEqual({ proven: [], missing: [], left: [] });
});
