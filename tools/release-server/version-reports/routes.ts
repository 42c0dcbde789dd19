// Takes what devices tell of versions, and shows teams what they told.
import type { FastifyInstance } from 'fastify';
import { MemoryCounters } from '../../../data-server/src/services/counters.ts';
import { clientNetwork } from '../../../data-server/src/services/client-network.ts';
import { noteAudit } from '../../release/audit-log.ts';
import type { Commands } from '../commands.ts';
import { Refusal } from '../refusal.ts';
import { CanaryWatch, type Stop } from './canary-watch.ts';
import { Counts } from './counts.ts';
import { page } from './page.ts';
import { largestReport, readReport } from './report.ts';
import { ServedVersions } from './served-versions.ts';

/** How many reports are counted within how many seconds: of one network, and of all, whose addresses are remembered as long. */
export const taken = { ofNetwork: 60, ofAll: 100_000, seconds: 3600 };

/** Adds the reports and their page to the service of a site. `stopsCanaries` is false where the operator switched that off. */
export function addVersionReports(
  app: FastifyInstance,
  site: string,
  commands: Commands,
  stopsCanaries: boolean,
): void {
  const served = new ServedVersions(site);
  const counts = new Counts(site);
  const stop: Stop = async ({ part, version }, reason) => {
    const entry = { who: 'service', what: 'canary stopped', of: part, how: version };
    noteAudit(site, { ...entry, outcome: 'begun', text: reason });
    try {
      await commands.run('rollback', [part, '--canary', version]);
      noteAudit(site, { ...entry, outcome: 'done', text: reason });
    } catch (error) {
      noteAudit(site, { ...entry, outcome: 'refused', text: (error as Error).message });
    }
  };
  const watch = new CanaryWatch(counts, stop);
  const judge = async (parts: readonly string[]) => {
    const concerned = served.canaries.filter(({ part }) => parts.includes(part));
    if (stopsCanaries) await watch.judge(concerned, Date.now());
  };
  const limits = new MemoryCounters();
  const cleared = setInterval(() => void limits.clearOld(Date.now()), 600_000).unref();
  const judged = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    clearInterval(cleared);
    await Promise.all(judged);
    counts.close();
  });
  /** Judges behind the answer; closing waits for it. */
  const judgeLater = (parts: readonly string[]) => {
    const judging = judge(parts)
      .catch((error: unknown) => app.log.error(error))
      .finally(() => judged.delete(judging));
    judged.add(judging);
  };
  // A service that was killed before it could stop a canary has what it knew.
  app.addHook('onReady', (done) => {
    judgeLater(served.canaries.map(({ part }) => part));
    done();
  });

  // The address of a device is in no log.
  app.post(
    '/v1/version-reports',
    { bodyLimit: largestReport, logLevel: 'silent', config: { access: 'everybody' } },
    async (request, reply) => {
      const now = Date.now();
      const network = clientNetwork(request.ip);
      await admit(limits, network, now);
      const lines = readReport(request.body).map(([of, name, finding]) => {
        const [part, version] = served.nameOf(of, name);
        return { part, version, finding };
      });
      const parts = [...new Set(lines.map(({ part }) => part))];
      const canaries = served.canaries.filter(({ part }) => parts.includes(part));
      const added = watch.added(lines, canaries, network, now);
      counts.add(lines, added, now);
      if (added.length > 0) judgeLater(parts);
      return reply.code(204).send();
    },
  );
  app.get('/versions', { config: { access: 'browser' } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(page(site, counts, Date.now())),
  );
}

/** Throws a Refusal if enough reports have come from this network, or from all. */
async function admit(limits: MemoryCounters, network: string, now: number): Promise<void> {
  const window = { amount: 1, seconds: taken.seconds, now };
  const [ofAll, ofNetwork] = ['', network];
  if (!(await limits.take(ofAll, { ...window, most: taken.ofAll })).isTaken) throw new Refusal(429, 'Enough for now');
  if ((await limits.take(ofNetwork, { ...window, most: taken.ofNetwork })).isTaken) return;
  await limits.giveBack(ofAll, now);
  throw new Refusal(429, 'Enough for now');
}
