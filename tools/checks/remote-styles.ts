// node tools/checks/remote-styles.ts: fails where a style sheet of a remote could style what others draw.
import { remotes } from '../remotes.ts';
import { sourceFaults } from '../styles/faults.ts';
import { workspace } from '../workspace.ts';

const faults = remotes.flatMap((app) => sourceFaults(app, workspace));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
