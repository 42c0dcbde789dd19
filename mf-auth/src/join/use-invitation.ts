import { ApiError, call, camel, openClient } from '@seguia/shared/platform';
import { useCallback, useEffect, useState } from 'react';
import { type CallFailure, callFailureOf, screenSignal } from '../init/problem.ts';
import type { InvitationLink } from './invitation-link.ts';

const read = async ({ server, token }: InvitationLink, signal: AbortSignal) =>
  camel(await call(openClient(server).POST('/invitations/read', { body: { token }, signal })));

export type OpenInvitation = Awaited<ReturnType<typeof read>>;

interface Answer {
  invitation: OpenInvitation | null;
  /** `gone`: the link opens nothing. */
  failure: CallFailure | 'gone' | null;
}

/** What a link is for, as its server says when the screen opens, and again by `retry`. */
export function useInvitation(link: InvitationLink) {
  const [answer, setAnswer] = useState<Answer>({ invitation: null, failure: null });
  const [turn, setTurn] = useState(0);
  const { server, token } = link;
  useEffect(() => {
    const left = new AbortController();
    read({ server, token }, AbortSignal.any([left.signal, screenSignal()])).then(
      (invitation) => setAnswer({ invitation, failure: null }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
        setAnswer({ invitation: null, failure: isGone ? 'gone' : callFailureOf(error) });
      },
    );
    return () => left.abort();
  }, [server, token, turn]);
  const retry = useCallback(() => {
    setAnswer({ invitation: null, failure: null });
    setTurn((before) => before + 1);
  }, []);
  return { ...answer, retry };
}
