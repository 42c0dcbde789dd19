import { registerPlugin } from '@capacitor/core';

interface Status {
  connected: boolean;
}

interface Network {
  getStatus(): Promise<Status>;
  addListener(event: 'networkStatusChange', listener: (status: Status) => void): Promise<unknown>;
}

const Network = registerPlugin<Network>('Network');

/**
 * What the phone says of its network takes the place of what the web view believes (`navigator.onLine`), so that all that listens to a browser's network follows it.
 * Returns what reads it again. Where the phone says nothing, the web view's word stays.
 */
export function watchNetwork(): () => void {
  let changes = 0;
  const take = ({ connected }: Status) => {
    changes += 1;
    if (navigator.onLine === connected) return;
    Object.defineProperty(navigator, 'onLine', { get: () => connected, configurable: true });
    dispatchEvent(new Event(connected ? 'online' : 'offline'));
  };
  void Network.addListener('networkStatusChange', take).catch(() => undefined);
  const read = () => {
    const before = changes;
    // A change that comes meanwhile is newer than the answer.
    const answer = Network.getStatus().then((status) => before === changes && take(status));
    answer.catch(() => undefined);
  };
  read();
  return read;
}
