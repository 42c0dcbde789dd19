import { atom } from 'jotai';

/** The browser's offer to install the app as one of the device's own; not every browser makes it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until somebody takes it; called at the start, as the offer comes once. */
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

/** Asks the person, in the browser's own words, whether to install the app. An offer can be taken up once. */
export const installAtom = atom(null, async () => {
  const taken = offer;
  setOffer(null);
  await taken?.prompt();
});
