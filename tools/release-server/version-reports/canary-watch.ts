// Watches the canaries of a site: adds up how they and the versions before them do, and stops one that fails (decision 317).
import { createHmac, randomBytes } from 'node:crypto';
import { faults, losses } from '../../../shell/src/memory/failure-kinds.ts';
import { reasonToStop } from './canary-rule.ts';
import { type Added, type Counts, hour, type TrialDay } from './counts.ts';
import type { Finding } from './report.ts';
import type { ServedCanary } from './served-versions.ts';

/** How many devices of one network count on one day, of each version and for each finding: whoever lies has no more than these. */
const mostOfNetwork = 3;

/** How many networks are told apart for one canary and day; what comes from others is not judged. */
const mostNetworks = 20_000;

/** Milliseconds before a canary that could not be stopped is tried to be stopped again. */
const pause = 60_000;

export interface Line {
  part: string;
  version: string;
  finding: Finding;
}

/** By network and version: how often each thing was counted. The networks are hashes with a key that is forgotten with them. */
interface Seen {
  began: number;
  key: Buffer;
  networks: Map<string, Partial<Record<string, number>>>;
}

/** Takes a canary away, and says why. */
export type Stop = (canary: ServedCanary, reason: string) => Promise<void>;

export class CanaryWatch {
  readonly #counts: Counts;
  readonly #stop: Stop;
  readonly #seen = new Map<string, Seen>();
  /** By canary: when stopping it was begun. */
  readonly #stopping = new Map<string, number>();

  constructor(counts: Counts, stop: Stop) {
    this.#counts = counts;
    this.#stop = stop;
  }

  /** What a report from a network adds to the trials of these canaries. */
  added(lines: readonly Line[], canaries: readonly ServedCanary[], network: string, now: number): Added[] {
    return canaries.flatMap((canary) =>
      lines.flatMap((line) => {
        if (line.part !== canary.part || ![canary.version, canary.before].includes(line.version)) return [];
        const day = dayOf(canary, line.version, now);
        const place = this.#admit(day, line, network);
        if (place === null) return [];
        const is = (kinds: readonly string[]) => Number(kinds.includes(line.finding));
        const [fault, loss] = [is(faults), is(losses)];
        return [
          { ...day, tried: is(['tried']), faults: fault, losses: loss, networks: place === 1 ? fault | loss : 0 },
        ];
      }),
    );
  }

  /** Stops those of these canaries that fail more than the version before. Resolves when they are stopped. */
  async judge(canaries: readonly ServedCanary[], now: number): Promise<void> {
    for (const canary of canaries) {
      const own = this.#counts.trial(dayOf(canary, canary.version, now));
      const before = this.#counts.trial(dayOf(canary, canary.before, now));
      const reason = reasonToStop(own, before, own.networks);
      const name = `${canary.part} ${canary.version} ${canary.since}`;
      if (reason === null || now - (this.#stopping.get(name) ?? 0) < pause) continue;
      for (const [other, at] of this.#stopping) if (now - at >= pause) this.#stopping.delete(other);
      this.#stopping.set(name, now);
      await this.#stop(canary, reason);
    }
  }

  /** Counts a line of a network; returns how many failing lines of this version it has brought, or null if it has brought enough. */
  #admit({ part, began }: TrialDay, { version, finding }: Line, network: string): number | null {
    const known = this.#seen.get(part);
    const seen = known?.began === began ? known : { began, key: randomBytes(32), networks: new Map() };
    this.#seen.set(part, seen);
    const hash = createHmac('sha256', seen.key).update(network).digest('base64');
    const of = seen.networks.get(hash) ?? {};
    if (seen.networks.size >= mostNetworks && !seen.networks.has(hash)) return null;
    seen.networks.set(hash, of);
    const [name, failing] = [`${version} ${finding}`, `${version} failing`];
    const count = (of[name] ?? 0) + 1;
    if (count > mostOfNetwork) return null;
    of[name] = count;
    if (finding !== 'tried') of[failing] = (of[failing] ?? 0) + 1;
    return of[failing] ?? 0;
  }
}

/** The day of a canary's trial: each device tells each thing once a day, so that each counts once. */
function dayOf({ part, since }: ServedCanary, version: string, now: number): TrialDay {
  const day = 24 * hour;
  return { part, version, began: since + Math.floor((now - since) / day) * day };
}
