import { atom } from 'jotai';

/** The browser's offer to install the app; not every browser makes it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Stores the browser's offer until somebody accepts it. Call it at the start, because the offer comes once. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => setOffer(event as InstallOffer));
  window.addEventListener('appinstalled', () => setOffer(null));
}

const offerAtom = atom<InstallOffer | null>(null);
offerAtom.onMount = (set) => {
  const update = () => set(offer);
  update();
  listeners.add(update);
  return () => void listeners.delete(update);
};

/** Whether the browser offers to install the app. */
export const canInstallAtom = atom((get) => get(offerAtom) !== null);

/** Shows the browser's own question whether to install the app. An offer can be used once. */
export const installAtom = atom(null, async () => {
  const taken = offer;
  setOffer(null);
  await taken?.prompt();
});
