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
 * Replaces the web view's own knowledge of the network (`navigator.onLine`) by the phone's, so that all listeners follow the phone. Returns
 * a function that reads it again. If the phone says nothing, the web view's value stays.
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
    // A change that arrives meanwhile is newer than the answer.
    const answer = Network.getStatus().then((status) => before === changes && take(status));
    answer.catch(() => undefined);
  };
  read();
  return read;
}
