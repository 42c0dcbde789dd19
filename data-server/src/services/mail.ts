import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from './settings.ts';

interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

export interface Mail {
  send(message: Message): Promise<void>;
}

/** As an object the address is not read as a list, of which others would get the mail, too. */
const toOne = (message: Message) => ({ ...message, to: { name: '', address: message.to } });

/** Mails are texts: nothing in them may make the server read a file, or call an address. */
const noFilesOrAddresses = { disableFileAccess: true, disableUrlAccess: true };

/** Sends mails by SMTP if an address is set; otherwise each mail becomes an .eml file, which any mail program opens. */
export function createMail({ smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail {
  if (smtpUrl !== null) {
    // A mail server that does not answer must not delay the end of the program.
    const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
    const smtp = createTransport({ url: smtpUrl, ...patience, ...noFilesOrAddresses }, { from: mailFrom });
    return { send: async (message) => void (await smtp.sendMail(toOne(message))) };
  }
  const folder = path.join(dataDir, 'mail');
  const writer = createTransport({ streamTransport: true, buffer: true, ...noFilesOrAddresses }, { from: mailFrom });
  return {
    async send(message) {
      const { message: bytes } = await writer.sendMail(toOne(message));
      // A mail may contain a password, so only the server's user may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), bytes as Buffer, { mode: 0o600 });
    },
  };
}
