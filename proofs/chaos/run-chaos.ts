// The storm at full size: `node proofs/chaos/run-chaos.ts [seeds] [steps] [first seed]`. Exits with 1 when a promise was broken.
import 'fake-indexeddb/auto';
import { chaos } from './chaos.ts';

const [seeds = 20, steps = 500, first = 1] = process.argv.slice(2).map(Number);
let broken = 0;
for (let seed = first; seed < first + seeds; seed += 1) {
  const { faults, saved, conflicts, kills } = await chaos(seed, steps);
  console.log(
    `seed ${seed}: ${steps} steps, ${saved} saved, ${conflicts} conflicts, ${kills} kills, ${faults.length} broken promises`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  broken += faults.length;
}
console.log(`${seeds} storms of ${steps} steps: ${broken} broken promises`);
process.exitCode = broken > 0 ? 1 : 0;
