import { ApiError, testServerAtom } from '@seguia/shared/start';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallFailure, callFailureOf } from '../init/problem.ts';

/** Seconds that a test waits for an answer. */
const testLimit = 10;

export type TestState =
  | { endpoint: string; state: 'testing' }
  | { endpoint: string; state: 'answers'; name: string; version: string }
  | { endpoint: string; state: 'failed'; failure: CallFailure };

/** Tests a connection, one at a time: a new test, or leaving the screen, aborts the one that runs. `test` gives null when that happened. */
export function useConnectionTest() {
  const testServer = useSetAtom(testServerAtom);
  const [result, setResult] = useState<TestState | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const test = useCallback(
    async (endpoint: string): Promise<TestState | null> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setResult({ endpoint, state: 'testing' });
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(testLimit * 1000)]);
      const next = await testServer(endpoint, signal).then(
        ({ name, version }): TestState => ({ endpoint, state: 'answers', name, version }),
        (error: unknown): TestState => ({ endpoint, state: 'failed', failure: failureOf(error) }),
      );
      if (controller.signal.aborted) return null;
      setResult(next);
      return next;
    },
    [testServer],
  );

  const forget = useCallback(() => {
    running.current?.abort();
    setResult(null);
  }, []);

  return { result, test, forget };
}

/** A data server of another version knows nothing at our API's base. */
function failureOf(error: unknown): CallFailure {
  if (error instanceof ApiError && error.kind === 'problem' && error.status === 404) return { what: 'version' };
  return callFailureOf(error, { limit: testLimit });
}
