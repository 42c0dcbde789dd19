import { connectStore } from '@seguia/shared/session/storage/stored-atom';
import { onStored } from '@seguia/shared/session/storage/storage';
import { accountKey } from '@seguia/shared/session/account/account';
import { readAccount } from '@seguia/shared/session/account/session';
import { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/** The page's atom store; each session has a new one. */
export interface SessionStore {
  current(): Store;
  /** Calls back after something stored on the device has changed; `renewed` is true when the store is new. */
  onChange(listener: (renewed: boolean) => void): void;
}

/** The current account as one text, or null. */
export function accountNow(): string | null {
  const account = readAccount();
  return account && accountKey(account);
}

/**
 * Holds the page's atom store. When an account's session ends, in this tab or another, a new store replaces it, so that the next account
 * sees nothing of the old one. `fill` puts in what every store begins with.
 */
export function holdStore(fill: (store: Store) => void): SessionStore {
  let store = createStore();
  let disconnect = connectStore(store);
  let account = accountNow();
  const listeners: ((renewed: boolean) => void)[] = [];
  fill(store);
  onStored(() => {
    const now = accountNow();
    const renewed = account !== null && now !== account;
    account = now;
    if (renewed) {
      disconnect();
      store = createStore();
      disconnect = connectStore(store);
      fill(store);
    }
    for (const listener of listeners) listener(renewed);
  });
  return { current: () => store, onChange: (listener) => void listeners.push(listener) };
}
