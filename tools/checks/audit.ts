// pnpm audit-dependencies: known faults of what is installed, as the registry has them. Ends with 1 where a part that is shipped has a high or critical one; what concerns
// the tools alone is listed. A registry that does not answer, or has no such list, is said loudly, and fails nothing: a machine without a network can build.
import { execFile } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** pnpm itself tries for more than a minute if the registry does not answer. */
const limitMilliseconds = 20_000;

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
  findings: readonly { version: string; dev: boolean }[];
}

export interface Audit {
  /** Why nothing was audited; null if it was. */
  skipped: string | null;
  /** One line for each fault that must be corrected before a release. */
  faults: string[];
  /** One line for each other fault. */
  notes: string[];
}

/** Compares the installed packages with the registry's list. `registry` replaces pnpm's own. */
export async function audit(registry?: string): Promise<Audit> {
  const { stdout, reason } = await runAudit(registry);
  const advisories = advisoriesIn(stdout);
  if (advisories === null) return { skipped: reason, faults: [], notes: [] };
  const isFault = ({ severity, findings }: Advisory) =>
    ['high', 'critical'].includes(severity) && findings.some(({ dev }) => !dev);
  const line = ({ module_name: name, severity, title, url, findings }: Advisory) =>
    `${name} ${[...new Set(findings.map(({ version }) => version))].join(', ')}: ${title} (${severity}) ${url}`;
  return {
    skipped: null,
    faults: advisories.filter(isFault).map(line),
    notes: advisories.filter((advisory) => !isFault(advisory)).map(line),
  };
}

function runAudit(registry: string | undefined): Promise<{ stdout: string; reason: string }> {
  const words = ['audit', '--json', ...(registry === undefined ? [] : ['--registry', registry])];
  return new Promise((resolve) => {
    const options = { cwd: root, timeout: limitMilliseconds, maxBuffer: 64 * 2 ** 20 };
    execFile('pnpm', words, options, (error, stdout, stderr) => {
      const complaint = stderr.replaceAll(/[│×├╰─▶\s]+/g, ' ').trim();
      resolve({ stdout, reason: error?.killed ? 'the registry did not answer' : complaint || (error?.message ?? '') });
    });
  });
}

/** Null if the answer is not a list. */
function advisoriesIn(stdout: string): Advisory[] | null {
  try {
    const { advisories } = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
    return advisories ? Object.values(advisories) : null;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const { skipped, faults, notes } = await audit();
  if (skipped !== null) console.log(`SKIPPED: dependencies were NOT audited: ${skipped}`);
  else console.log(`${faults.length + notes.length} known faults of dependencies, ${faults.length} to be corrected`);
  for (const note of notes) console.log(`  ${note}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
