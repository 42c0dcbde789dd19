import { ApiError, call, camel, openClient } from '@seguia/shared/platform';
import { useCallback, useEffect, useState } from 'react';
import { type CallFailure, callFailureOf, screenSignal } from '../init/problem.ts';
import type { InvitationLink } from '../link/invitation-link.ts';

const read = async ({ server, token }: InvitationLink, signal: AbortSignal) =>
  camel(await call(openClient(server).POST('/invitations/read', { body: { token }, signal })));

export type OpenInvitation = Awaited<ReturnType<typeof read>>;

interface Answer {
  invitation: OpenInvitation | null;
  /** `gone`: the link opens nothing. */
  failure: CallFailure | 'gone' | null;
}

/** What a link is for, as its server says when the screen opens, and again by `retry`. */
export function useInvitation({ server, token }: InvitationLink) {
  const [answer, setAnswer] = useState<Answer>({ invitation: null, failure: null });
  const show = useCallback((invitation: OpenInvitation) => setAnswer({ invitation, failure: null }), []);
  const fail = useCallback((error: unknown) => {
    if ((error as { name?: unknown } | null)?.name === 'AbortError') return;
    const isGone = error instanceof ApiError && error.status === 404;
    setAnswer({ invitation: null, failure: isGone ? 'gone' : callFailureOf(error) });
  }, []);
  useEffect(() => {
    const left = new AbortController();
    read({ server, token }, AbortSignal.any([left.signal, screenSignal()])).then(show, fail);
    return () => left.abort();
  }, [server, token, show, fail]);
  const retry = useCallback(() => {
    setAnswer({ invitation: null, failure: null });
    read({ server, token }, screenSignal()).then(show, fail);
  }, [server, token, show, fail]);
  return { ...answer, retry };
}
