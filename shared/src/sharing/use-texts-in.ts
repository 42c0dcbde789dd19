import { useEffect, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';

type Messages = Record<string, MessageFormatElement[]>;

interface TextsIn {
  /** `unreachable`: the texts are not on the device, and there is no network; the shown language stays. */
  state: 'here' | 'awaited' | 'unreachable';
  /** The language that is shown. */
  locale: string;
  /** Null for the page's own language. */
  messages: Messages | null;
}

/** Loads a part's texts in the wanted language. `own` is the page's language, which needs no loading, and stays while another one does not load. */
export function useTextsIn(wanted: string, own: string, load: (locale: string) => Promise<Messages>): TextsIn {
  const [loaded, setLoaded] = useState<{ locale: string; messages: Messages | null }>();
  useEffect(() => {
    if (wanted === own) return undefined;
    let isGone = false;
    load(wanted).then(
      (messages) => !isGone && setLoaded({ locale: wanted, messages }),
      () => !isGone && setLoaded({ locale: wanted, messages: null }),
    );
    return () => {
      isGone = true;
    };
  }, [wanted, own, load]);
  if (wanted === own) return { state: 'here', locale: own, messages: null };
  if (loaded?.locale !== wanted) return { state: 'awaited', locale: own, messages: null };
  if (!loaded.messages) return { state: 'unreachable', locale: own, messages: null };
  return { state: 'here', locale: wanted, messages: loaded.messages };
}
