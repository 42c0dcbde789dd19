import type { Handler } from './http/operation.ts';
import { seconds } from './services/services.ts';
import { capabilities } from '@seguia/shared/domain/capabilities';
import { sendsMorningMail } from './morning-mail/morning-mail.queries.ts';
import manifest from '../package.json' with { type: 'json' };

export const testServer: Handler<'testServer'> = async ({ services }) => ({
  status: 200,
  body: {
    name: services.settings.serverName,
    version: manifest.version,
    time: seconds(services.now()),
    capabilities: capabilities.filter((name) => name !== 'morning-mail' || sendsMorningMail(services.settings)),
  },
});
