/** The phone's answers to a plug-in's calls: values, or promises that reject. */
export type NativeMethods = Record<string, Record<string, (options: unknown) => unknown>>;

/**
 * Capacitor's bridge, as the native app puts it around the page before any script: its library finds in these globals which plug-ins the
 * phone has, and how to call them. `send` sends the page an event of a plug-in. `native: false` is a browser in which the bridge's global
 * happens to exist.
 */
export function nativeBridge(methods: NativeMethods, { native = true } = {}) {
  const listeners = new Map<string, (data: unknown) => void>();
  const headers = Object.entries(methods).map(([name, own]) => ({
    name,
    methods: [
      ...Object.keys(own).map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
    ],
  }));
  const Capacitor = {
    isNativePlatform: () => native,
    PluginHeaders: headers,
    nativePromise: async (plugin: string, method: string, options: unknown) => methods[plugin]![method]!(options),
    nativeCallback: (plugin: string, _method: string, { eventName }: { eventName: string }, send: () => void) => {
      listeners.set(`${plugin}.${eventName}`, send);
      return String(listeners.size);
    },
  };
  return {
    globals: { Capacitor, ...(native && { androidBridge: { postMessage: () => undefined } }) },
    listeners,
    send: (event: string, data: unknown = {}) => listeners.get(event)?.(data),
  };
}
