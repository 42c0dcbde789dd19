import { profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** Who is logged in on this device, and where. */
export interface Own {
  email: string;
  server: string;
}

/** Who was logged in when the link was opened, until they log out; not who logs in by it, as joining ends with that. */
export function useOwn(): Own | null {
  const session = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const server = useAtomValue(serverAtom) ?? '';
  const [own, setOwn] = useState(() => (session && profile ? { email: profile.email, server } : null));
  if (own && !session) setOwn(null);
  return own;
}
