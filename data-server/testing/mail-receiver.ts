import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A mail server for one test file, which keeps all received mails. `refuse` is its answer to the next mail, instead of accepting it. */
export async function mailReceiver() {
  const received: { to: string[]; text: string }[] = [];
  const state: { refuse: { code: number } | null } = { refuse: null };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (state.refuse === null) return done();
      return done(Object.assign(new Error('Not now'), { responseCode: state.refuse.code }));
    },
    onData(stream, { envelope }, done) {
      stream.setEncoding('utf8');
      let text = '';
      stream.on('data', (part: string) => (text += part));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received, state };
}

/** A part of a mail as a reader sees it, with its transfer encoding decoded. */
export function partOf(mail: string, type: string): string {
  const part = mail.split(/^--.*$/m).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n').trim();
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
