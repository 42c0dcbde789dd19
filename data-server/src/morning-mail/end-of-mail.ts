import { isolate } from '@seguia/shared/i18n/isolate.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import type { Settings } from '../services/settings.ts';
import { defineMessages, localeAmong, wordsOf } from '../services/mail-messages.ts';
import { endPage, endPagePolicy } from './end-page.ts';
import { endToken, isSigned, namedBy } from './end-token.ts';
import { endMail, findSigned } from './morning-mail.queries.ts';

const url = '/v2/morning-mail/end';

const messages = defineMessages({
  title: { id: 'mail.end.title', defaultMessage: 'Mail du matin' },
  ask: { id: 'mail.end.ask', defaultMessage: 'Ne plus recevoir ce mail de {farm} ?' },
  confirm: { id: 'mail.end.confirm', defaultMessage: 'Ne plus le recevoir' },
  done: { id: 'mail.end.done', defaultMessage: 'C’est fait. Les réglages permettent de le reprendre.' },
  unknown: {
    id: 'mail.end.unknown',
    defaultMessage: 'Ce lien ne sert plus. Le mail du matin se règle dans les réglages.',
  },
});

/** The address of the link that ends a person's mail. */
export const endAddress = ({ publicAddress }: Settings, mail: Parameters<typeof endToken>[0]): string =>
  `${publicAddress}${url}?token=${endToken(mail)}`;

/**
 * Ends a morning mail without a login. The link shows a single button, because mail scanners open every link; a POST ends the mail, from
 * the button or from a mail program (RFC 8058). It is outside of the contract, which has only JSON.
 */
export async function addEndOfMail(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // Accepts any body, because the address contains everything.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    for (const method of ['GET', 'POST'] as const)
      scope.route<{ Querystring: { token?: unknown } }>({
        method,
        url,
        handler: async ({ query, headers }, reply) => {
          const { status, page } = await answer(
            services,
            String(query.token),
            method,
            headers['accept-language'] ?? '',
          );
          return reply
            .code(status)
            .headers({ 'content-security-policy': endPagePolicy })
            .type('text/html; charset=utf-8')
            .send(page);
        },
      });
  });
}

async function answer({ database: { db } }: Services, token: string, method: 'GET' | 'POST', languages: string) {
  const named = namedBy(token);
  const mail = named && (await findSigned(db, named.farmerId, named.accountId));
  const isTheirs =
    named && mail && isSigned(token, { farmer_id: named.farmerId, account_id: named.accountId, ...mail });
  const locale = localeAmong(isTheirs ? mail.language : languages);
  const words = wordsOf(locale);
  const title = words.formatMessage(messages.title);
  if (!isTheirs)
    return { status: 404, page: endPage({ locale, title, text: words.formatMessage(messages.unknown), button: null }) };
  if (method === 'POST') {
    await endMail(db, named.farmerId, named.accountId);
    return { status: 200, page: endPage({ locale, title, text: words.formatMessage(messages.done), button: null }) };
  }
  const text = words.formatMessage(messages.ask, { farm: isolate(mail.farm) });
  return { status: 200, page: endPage({ locale, title, text, button: words.formatMessage(messages.confirm) }) };
}
