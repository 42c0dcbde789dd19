// Reads files that a generator makes from the layouts of the world, and compares what would be stored with what they hold: `node
// proofs/imports/read-files.ts [files] [first seed]`. Exits with 1 when a value would be stored that its file does not hold.
import { judge } from '@seguia/testing/world/judge';
import { makeWorldFile } from '@seguia/testing/world/make-file';
import { described, Tally } from '@seguia/testing/world/tally';

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const tally = new Tally();
for (let seed = first; seed < first + count; seed += 1) {
  const file = await makeWorldFile(seed);
  const verdict = await judge(file);
  tally.add(file, verdict);
  if (verdict.wrong.length > 0) console.log(described(file, verdict));
}
console.table(tally.byLayout());
console.log(tally.sentence());
process.exit(tally.wrongFiles > 0 ? 1 : 0);
