import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mailReceiver } from '../../testing/mail-receiver.ts';
import { createMail } from './mail.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'seguia-mail-'));
const receiver = await mailReceiver();

test.each([
  ['by SMTP', receiver.url],
  ['as a file', null],
])('a mail %s never makes the server call an address or read a file', async (_how, smtpUrl) => {
  let calls = 0;
  const inside = createServer((_request, response) => {
    calls += 1;
    response.end('a secret of the network');
  });
  inside.listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const secret = path.join(dataDir, 'secret');
  await writeFile(secret, 'a secret of the disk');
  const mail = createMail({ smtpUrl, mailFrom: 'a@b.test', dataDir });
  const { port } = inside.address() as AddressInfo;
  for (const text of [{ href: `http://127.0.0.1:${port}/inside` }, { path: secret }])
    await expect(mail.send({ to: 'c@d.test', subject: 'Bonjour', text: text as unknown as string })).rejects.toThrow();
  expect([calls, receiver.received]).toEqual([0, []]);
  inside.close();
});
