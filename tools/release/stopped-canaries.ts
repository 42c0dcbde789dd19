import { readAudit } from './audit-log.ts';

/** By remote and version: when a canary was stopped, because it failed, and what the service saw. The newest counts. */
export function stoppedCanaries(site: string): Map<string, { at: string; reason: string }> {
  const entries = readAudit(site).filter(({ what, outcome }) => what === 'canary stopped' && outcome === 'done');
  return new Map(entries.map(({ of, how, at, text = '' }) => [`${of} ${how}`, { at, reason: text }]));
}
