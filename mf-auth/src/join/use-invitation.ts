import { ApiError, call, camel, openClient } from '@seguia/shared/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
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

const noAnswer: Answer = { invitation: null, failure: null };

/**
 * What a link is for, as its server says when the screen opens, and again by `retry`. A call about another link, or of a screen that was
 * left, is given up.
 */
export function useInvitation({ server, token }: InvitationLink) {
  const [answer, setAnswer] = useState(noAnswer);
  const running = useRef<AbortController>(null);
  const fetchInvitation = useCallback(() => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const show = (next: Answer) => own.signal.aborted || setAnswer(next);
    show(noAnswer);
    read({ server, token }, AbortSignal.any([own.signal, screenSignal()])).then(
      (invitation) => show({ invitation, failure: null }),
      (error: unknown) => {
        const isGone = error instanceof ApiError && error.status === 404;
        show({ invitation: null, failure: isGone ? 'gone' : callFailureOf(error) });
      },
    );
    return () => running.current?.abort();
  }, [server, token]);
  useEffect(fetchInvitation, [fetchInvitation]);
  const retry = useCallback(() => void fetchInvitation(), [fetchInvitation]);
  return { ...answer, retry };
}
