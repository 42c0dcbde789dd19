/** The events in the audit log: logins, passwords, rights, and an operator's actions. */
export const auditActions = [
  'login',
  'login_failed',
  'login_refused',
  'logout',
  'password_requested',
  'password_changed',
  'password_change_failed',
  'password_reset',
  'account_added',
  'account_disabled',
  'account_enabled',
  'access_granted',
  'access_removed',
  'access_disabled',
  'invitation_made',
  'invitation_renewed',
  'invitation_withdrawn',
  'invitation_used',
  'sessions_ended',
  'farm_added',
  'farm_edited',
  'farm_deleted',
] as const;

export type AuditAction = (typeof auditActions)[number];
