// Kills of the native app and clearings of its web storage, at full size: `node proofs/chaos/run-clearings.ts [kills] [seed]`. Exits
// with 1 when a promise was broken.
import 'fake-indexeddb/auto';
import { clearings } from './clearings.ts';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
const complain = console.error;
console.error = () => undefined; // killed pages continue to complain
const { faults, saved, clearings: cleared } = await clearings(seed, kills);
for (const fault of faults) complain(fault);
console.log(`seed ${seed}: ${kills} kills, ${cleared} clearings, ${saved} saved, ${faults.length} broken promises`);
process.exit(faults.length > 0 ? 1 : 0);
