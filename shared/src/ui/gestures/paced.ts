/**
 * Calls `run` at once the first time, then at most once in so many milliseconds, and always with the last value of a burst: what a finger passes over is
 * shown at a pace that a phone can draw. `stop` drops a value that still waits.
 */
export function paced<Value>(milliseconds: number, run: (value: Value) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!waiting) return;
      const { value } = waiting;
      waiting = null;
      run(value);
      rest();
    }, milliseconds);
  };
  return {
    call(value: Value): void {
      if (timer === undefined) {
        run(value);
        rest();
      } else waiting = { value };
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
}
