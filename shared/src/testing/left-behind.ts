import { expect } from 'vitest';

interface Listening {
  type: string;
  listener: unknown;
  signal: AbortSignal | undefined;
  /** The line of our code that began to listen. */
  by: string;
}

const listening: Listening[] = [];
const repeating = new Map<unknown, string>();

/** The line of our own code that calls; null where a library calls, or a module that listens as long as the page lives. */
function caller(): string | null {
  const lines = (new Error('who').stack ?? '').split('\n').filter((line) => !line.includes(import.meta.filename));
  const [, from = '', before = ''] = lines;
  const [, line] = /((?:shared|shell|mf-[\w-]+)\/src\/[^:]+:\d+)/.exec(from) ?? [];
  // What a module does while it is loaded was called by Vitest's runner of modules.
  return line === undefined || from.includes('node_modules') || /\/vitest\/|ModuleEvaluator/.test(before) ? null : line;
}

for (const target of [globalThis, document]) {
  const add = target.addEventListener.bind(target) as (...of: unknown[]) => void;
  const remove = target.removeEventListener.bind(target) as (...of: unknown[]) => void;
  target.addEventListener = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
    const by = caller();
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (by !== null) listening.push({ type, listener, signal, by });
    add(type, listener, options);
  };
  target.removeEventListener = (type: string, listener: unknown, options?: unknown) => {
    const at = listening.findIndex((one) => one.type === type && one.listener === listener);
    if (at >= 0) listening.splice(at, 1);
    remove(type, listener, options);
  };
}

const [begin, end] = [globalThis.setInterval, globalThis.clearInterval];
globalThis.setInterval = ((...of: Parameters<typeof setInterval>) => {
  const by = caller();
  const timer = begin(...of);
  if (by !== null) repeating.set(timer, by);
  return timer;
}) as typeof setInterval;
globalThis.clearInterval = (timer) => {
  repeating.delete(timer);
  end(timer);
};

/** Expects that screens that were left listen to nothing of the page any more, and repeat nothing. */
export function expectNothingLeft(): void {
  const left = listening.splice(0).filter(({ signal }) => signal?.aborted !== true);
  const lines = [...left.map(({ type, by }) => `${by} hears "${type}"`), ...repeating.values()];
  repeating.clear();
  expect(lines, 'a screen that was left still listens').toEqual([]);
}
