import { vi } from 'vitest';

/** What the phone's half of a plug-in answers a call of the page: a value, or a promise that rejects. */
export type NativeMethods = Record<string, Record<string, (options: unknown) => unknown>>;

/**
 * Puts Capacitor's bridge around the page, as the native app does before any script: its library finds there which plug-ins the phone has, and how to call
 * them. Returns what sends the page an event of a plug-in. `native: false`: a browser in which the bridge's global happens to be.
 */
export function stubNativeBridge(methods: NativeMethods, { native = true } = {}) {
  const listeners = new Map<string, (data: unknown) => void>();
  const headers = Object.entries(methods).map(([name, own]) => ({
    name,
    methods: [
      ...Object.keys(own).map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
    ],
  }));
  if (native) vi.stubGlobal('androidBridge', { postMessage: () => undefined });
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => native,
    PluginHeaders: headers,
    nativePromise: async (plugin: string, method: string, options: unknown) => methods[plugin]![method]!(options),
    nativeCallback: (plugin: string, _method: string, { eventName }: { eventName: string }, send: () => void) => {
      listeners.set(`${plugin}.${eventName}`, send);
      return String(listeners.size);
    },
  });
  return {
    listeners,
    send: (event: string, data: unknown = {}) => listeners.get(event)?.(data),
  };
}
