import { recordAudit } from '../audit/audit.ts';
import type { Handler } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import { seconds, type Services } from '../services/services.ts';
import { countRequest, type Caller } from './limits/attempts.ts';
import { hashPassword, newOneTimePassword } from './passwords.ts';
import { passwordMail } from './password-mail.ts';
import { findAccountByEmail, storeOneTimePassword } from './session.queries.ts';

/** Answers first and searches later, so that neither the text nor the time shows whether the e-mail is known. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ services, body, ip, languages }) => {
  const { smtpUrl, production } = services.settings;
  // Nobody would receive the mail, and a file with a password would stay on the server.
  if (production && smtpUrl === null) throw new Problem('no_mail', { retryAfter: 3600 });
  await countRequest(services.limits.forgotPassword, { email: body.email, ip });
  services.later(() => mailOneTimePassword(services, { email: body.email, ip }, languages));
  const message = 'A new password has been sent to you by email to the address indicated.';
  return { status: 200, body: { message } };
};

async function mailOneTimePassword(
  { database: { db }, now, settings, mail, hashes }: Services,
  { email, ip }: Caller,
  languages: string,
) {
  const account = await findAccountByEmail(db, email);
  if (!account || account.disabled_at !== null) return;
  const password = newOneTimePassword();
  await storeOneTimePassword(db, {
    account_id: account.id,
    password_hash: await hashes.mail.run('', () => hashPassword(password)),
    expire_at: seconds(now()) + settings.oneTimePasswordSeconds,
  });
  const owner = { account: account.id };
  await recordAudit(db, seconds(now()), { action: 'password_requested', owner, actor: '', address: ip });
  await mail.send({ to: account.email, ...passwordMail(password, languages) });
}
