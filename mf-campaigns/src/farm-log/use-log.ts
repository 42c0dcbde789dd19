import { ApiError, farmAtom } from '@seguia/shared/platform';
import { canonicalLog, hashOfText } from '@seguia/shared/domain/log/canonical-log';
import type { CertificationLog } from '@seguia/shared/domain/log/certification-log';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { loadLogAtom, type LogRequest, TooManyReadings } from './load-log.ts';

/** A log with its text and the text's SHA-256. */
export interface HashedLog {
  log: CertificationLog;
  text: string;
  hash: string;
}

export type LogState =
  | { kind: 'none' }
  | { kind: 'loading'; loaded: number; total: number }
  | { kind: 'ready'; hashed: HashedLog }
  | { kind: 'tooMany'; total: number }
  | { kind: 'failed'; offline: boolean };

/** Prepares the log of a period, which can be cancelled, and drops it when another period is chosen. */
export function useLog() {
  const farm = useAtomValue(farmAtom);
  const load = useSetAtom(loadLogAtom);
  const [state, setState] = useState<LogState>({ kind: 'none' });
  const underWay = useRef<AbortController | null>(null);

  // Leaving the page cancels the log: it may load a hundred pages of readings.
  useEffect(() => () => underWay.current?.abort(), []);
  const forget = () => {
    underWay.current?.abort();
    underWay.current = null;
    setState({ kind: 'none' });
  };
  const prepare = async (request: LogRequest) => {
    if (!farm) return;
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const show = (next: LogState) => {
      if (underWay.current === controller) setState(next);
    };
    show({ kind: 'loading', loaded: 0, total: 0 });
    try {
      const onProgress = (loaded: number, total: number) => show({ kind: 'loading', loaded, total });
      const found = await load(request, { onProgress, signal: controller.signal });
      const log = { farm: { id: farm.id, name: farm.name, timeZone: farm.timeZone }, ...found };
      const text = canonicalLog(log);
      show({ kind: 'ready', hashed: { log, text, hash: await hashOfText(text) } });
    } catch (error) {
      if (error instanceof TooManyReadings) show({ kind: 'tooMany', total: error.total });
      else if (error instanceof ApiError)
        show({ kind: 'failed', offline: error.kind === 'offline' || error.kind === 'timeout' });
      else if (!controller.signal.aborted) throw error;
    }
  };
  return { state, prepare, forget };
}
