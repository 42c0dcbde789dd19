import type { Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { apiAtom, call, camel, farmPath, firstStepsAtom, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';
import { callSignal } from '../own-account/call-failure.ts';

const basedOn = (version: number) => ({ 'If-Match': `"${version}"`, 'Idempotency-Key': newId() });

/** The farm's people, and the open invitations. Throws ApiError. */
export const loadPeopleAtom = atom(null, async (get, _set, signal: AbortSignal) => {
  const [api, params] = [get(apiAtom), { path: farmPath(get) }];
  const [members, invitations] = await Promise.all([
    call(api.GET('/farmers/{farmer_id}/members', { params, signal })),
    call(api.GET('/farmers/{farmer_id}/invitations', { params, signal })),
  ]);
  return { members: camel(members).data, invitations: camel(invitations).data };
});

type People = Awaited<ReturnType<(typeof loadPeopleAtom)['write']>>;
export type Member = People['members'][number];
export type Invitation = People['invitations'][number];

interface MemberChange {
  role: Role;
  disabled: boolean;
}

/** Changes a person's role or access. Throws ApiError: 412 if somebody else was first, 422 if no manager would be left. */
export const saveMemberAtom = atom(null, async (get, _set, { id, version }: Member, body: MemberChange) => {
  const path = { ...farmPath(get), id };
  await writeOnce({ id: `${path.farmer_id} ${id}`, version, body }, (header) => {
    const sent = { params: { path, header }, body, signal: callSignal() };
    return call(get(apiAtom).PUT('/farmers/{farmer_id}/members/{id}', sent));
  });
});

/** Logs a person out on all their devices. Throws ApiError. */
export const endMemberSessionsAtom = atom(null, async (get, _set, { id }: Member) => {
  const params = { path: { ...farmPath(get), id } };
  await call(get(apiAtom).DELETE('/farmers/{farmer_id}/members/{id}/sessions', { params, signal: callSignal() }));
});

export interface NewInvitation {
  role: Role;
  language: string;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
}

/** An invitation with its token, which the server sends only once. */
export interface MadeInvitation {
  invitation: Invitation;
  token: string;
  mailed: boolean;
}

/** Gives an invitation a new link; the link before stops working. Throws ApiError. */
export const renewInvitationAtom = atom(
  null,
  async (get, _set, { id, version }: Pick<Invitation, 'id' | 'version'>): Promise<MadeInvitation> => {
    const params = { path: { ...farmPath(get), id }, header: basedOn(version) };
    const { token, ...made } = camel(
      await call(get(apiAtom).POST('/farmers/{farmer_id}/invitations/{id}/renew', { params, signal: callSignal() })),
    );
    return { ...made, token: token ?? '' };
  },
);

/** Notes among the farm's first steps that somebody has been invited. */
export const noteInvitedAtom = atom(null, (get, set) => {
  const steps = get(firstStepsAtom);
  if (!steps.invited) set(firstStepsAtom, { ...steps, invited: true });
});

/** Invites a person. Sending the same `id` again, after a lost answer, makes no second invitation, only a new link. Throws ApiError. */
export const inviteAtom = atom(null, async (get, set, id: string, body: NewInvitation): Promise<MadeInvitation> => {
  const header = { 'If-None-Match': '*' as const, 'Idempotency-Key': id };
  const params = { path: { ...farmPath(get), id }, header };
  const { token, ...made } = camel(
    await call(get(apiAtom).PUT('/farmers/{farmer_id}/invitations/{id}', { params, body, signal: callSignal() })),
  );
  set(noteInvitedAtom);
  return token === null ? set(renewInvitationAtom, made.invitation) : { ...made, token };
});

/** Withdraws an invitation. Throws ApiError: 404 if it was used meanwhile. */
export const withdrawInvitationAtom = atom(null, async (get, _set, { id, version }: Invitation) => {
  const params = { path: { ...farmPath(get), id }, header: basedOn(version) };
  await call(get(apiAtom).DELETE('/farmers/{farmer_id}/invitations/{id}', { params, signal: callSignal() }));
});
