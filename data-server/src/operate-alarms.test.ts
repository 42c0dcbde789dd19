// docs/operate/prometheus/alertmanager.yml, read by Alertmanager itself, which sends mails to a mail server of this test.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../tools/test-world/free-port.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';

const file = path.resolve(import.meta.dirname, '../../docs/operate/prometheus/alertmanager.yml');
const hasAlertmanager = ['prometheus-alertmanager', 'amtool'].every(
  (name) => spawnSync(name, ['--version']).status === 0,
);
if (!hasAlertmanager && process.env['CI']) throw new Error('Debian’s package prometheus-alertmanager is missing.');

describe.skipIf(!hasAlertmanager)('an operator who is told of alarms by Alertmanager', async () => {
  const mails = await mailReceiver();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-alertmanager-'));
  let alertmanager = '';
  let stop = async () => {};

  beforeAll(async () => {
    const port = await freePort();
    alertmanager = `http://127.0.0.1:${port}/api/v2`;
    const config = readFileSync(file, 'utf8')
      .replace('127.0.0.1:25', new URL(mails.url).host)
      .replaceAll(/group_wait: \w+/g, 'group_wait: 1s')
      .replaceAll(/group_interval: \d+m/g, 'group_interval: 1s');
    writeFileSync(path.join(folder, 'alertmanager.yml'), config);
    const words = [
      '--config.file=alertmanager.yml',
      '--storage.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
      '--cluster.listen-address=',
    ];
    const program = spawn('prometheus-alertmanager', words, { cwd: folder, stdio: 'ignore' });
    const ended = once(program, 'exit');
    stop = async () => {
      program.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    await vi.waitUntil(async () => (await fetch(`${alertmanager}/status`).catch(() => null))?.ok, { timeout: 20_000 });
  });
  afterAll(() => stop());

  /** Sends an alarm as Prometheus does, or says that it is over. */
  const sendAlarm = async (alertname: string, severity: string, { isOver = false, operation = '' } = {}) => {
    const alarm = {
      labels: { alertname, severity, job: 'seguia', ...(operation && { operation }) },
      annotations: { summary: `${alertname} happened.` },
      ...(isOver && { endsAt: new Date().toISOString() }),
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${alertmanager}/alerts`, { method: 'POST', headers, body: JSON.stringify([alarm]) });
    expect(answer.status).toBe(200);
  };
  const subjects = () =>
    mails.received.map(({ to, text }) => `${to.join()}: ${/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''}`);

  test('has a mail for whoever is on call, one for the operators, and another when the first is over', async () => {
    await sendAlarm('SeguiaBackupOld', 'page');
    await sendAlarm('SeguiaSlow', 'ticket');
    await vi.waitUntil(() => mails.received.length === 2, { timeout: 20_000 });
    expect(subjects().toSorted()).toEqual([
      expect.stringMatching(/^on-call@farm\.example: \[FIRING:1\] SeguiaBackupOld/),
      expect.stringMatching(/^operators@farm\.example: \[FIRING:1\] SeguiaSlow/),
    ]);
    await sendAlarm('SeguiaBackupOld', 'page', { isOver: true });
    await vi.waitUntil(() => mails.received.length === 3, { timeout: 20_000 });
    expect(subjects()[2]).toMatch(/^on-call@farm\.example: \[RESOLVED\] SeguiaBackupOld/);
  });

  test('has a mail of another operation’s fault at once, though a mail of the first has just come', async () => {
    mails.received.length = 0;
    await sendAlarm('SeguiaFault', 'ticket', { operation: 'putReading' });
    await vi.waitUntil(() => mails.received.length === 1, { timeout: 20_000 });
    await sendAlarm('SeguiaFault', 'ticket', { operation: 'putReading', isOver: true });
    await sendAlarm('SeguiaFault', 'ticket', { operation: 'login' });
    await vi.waitUntil(() => mails.received.length === 2, { timeout: 20_000 });
    expect(subjects()[1]).toMatch(/^operators@farm\.example: \[FIRING:1\] \(?SeguiaFault.*login/);
  });

  test('hears nothing of other alarms while the server does not answer at all', async () => {
    mails.received.length = 0;
    await sendAlarm('SeguiaDown', 'page');
    await vi.waitUntil(() => mails.received.length === 1, { timeout: 20_000 });
    await sendAlarm('SeguiaTurnsAway', 'page');
    // A mail about it would come after a second.
    await new Promise((resolve) => {
      setTimeout(resolve, 4000);
    });
    expect(subjects()).toEqual([expect.stringMatching(/^on-call@farm\.example: \[FIRING:1\] SeguiaDown/)]);
  });
});
