import { describe, expect, test } from 'vitest';
import { clockFrom } from './clock.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('without any, the server listens on this machine only, with a SQLite file', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      demo: false,
      production: false,
      smtpUrl: null,
    });
    expect(readSettings({ DATA_DIR: '/d' }).database).toBe('/d/seguia.db');
  });

  test('the demo has a file of its own', () => {
    expect(readSettings({ DATA_DIR: '/d', DEMO: '1' }).database).toBe('/d/demo.db');
    expect(readSettings({ DATA_DIR: '/d', DEMO: '1', DEMO_DATE: '2026-06-30' })).toMatchObject({
      database: '/d/demo-2026-06-30.db',
      clock: new Date('2026-06-30T12:00:00Z'),
    });
  });

  test.each([
    ['the demo in production', { DEMO: '1', NODE_ENV: 'production' }, /^DEMO/],
    ['the demo for other machines', { DEMO: '1', HOST: '0.0.0.0' }, /^DEMO/],
    ['the demo on a name that only looks like this machine', { DEMO: '1', HOST: '127.evil.example' }, /^DEMO/],
    ['a clock in production', { CLOCK: '2026-01-01T00:00:00Z', NODE_ENV: 'production' }, /^CLOCK/],
    ['a clock that is none', { CLOCK: 'noon' }, /^CLOCK/],
    ['a port that is none', { API_PORT: 'http' }, /^API_PORT/],
    ['a day that is none', { DEMO_DATE: '30.6.2026' }, /^DEMO_DATE/],
    ['a limit that is none', { LOGIN_LIMIT: '10' }, /^LOGIN_LIMIT/],
    ['a switch that is none', { DEMO: 'yes' }, /^DEMO/],
    ['an address of the app that is none', { WEB_ADDRESS: 'farm.example' }, /^WEB_ADDRESS/],
    ['an address without its scheme', { PUBLIC_ADDRESS: 'api.farm.example:443' }, /^PUBLIC_ADDRESS/],
    ['an origin without its scheme', { CORS_ORIGINS: 'https://a.example, app.farm.example' }, /^CORS_ORIGINS/],
    ['a database of another kind', { DATABASE_URL: 'mysql://db/seguia' }, /^DATABASE_URL/],
    ['a file that is looked for where one is', { DATABASE_URL: 'seguia.db' }, /^DATABASE_URL/],
    ['a bucket that is a file', { PHOTOS_BUCKET: 'file:///etc' }, /^PHOTOS_BUCKET/],
    ['a mail server that is a web page', { SMTP_URL: 'http://169.254.169.254/latest' }, /^SMTP_URL/],
    [
      'an address without a share of the connections',
      { MAX_CONNECTIONS_PER_ADDRESS: '0' },
      /^MAX_CONNECTIONS_PER_ADDRESS/,
    ],
    ['a mail server that is none', { SMTP_URL: 'mail.farm.example' }, /^SMTP_URL/],
    ['a port that no machine has', { API_PORT: '70000' }, /^API_PORT/],
    ['a server that nobody may connect to', { MAX_CONNECTIONS: '0' }, /^MAX_CONNECTIONS/],
    ['a call that may take for ever', { REQUEST_SECONDS: '0' }, /^REQUEST_SECONDS/],
    ['a session that has ended', { SESSION_SECONDS: '0' }, /^SESSION_SECONDS/],
    ['a limit within no time', { LOGIN_LIMIT: '10/0' }, /^LOGIN_LIMIT/],
    ['a level that the log has not', { LOG_LEVEL: 'verbose' }, /^LOG_LEVEL/],
    ['a proxy that is none', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY/],
    ['a proxy that is everybody', { TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY/],
    ['a network that is too narrow', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
  ])('%s is refused, by the name of the setting', (_name, env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  test('the password of a wrong address is not printed', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL'])
      expect(() => readSettings({ [name]: 'postgre://seguia:secret@db/seguia' })).toThrow(/^(?!.*secret)/);
  });

  test('the web app’s address may call, and the first allowed one is used if none is set', () => {
    const address = 'https://farm.example/';
    expect(readSettings({ WEB_ADDRESS: address, CORS_ORIGINS: 'https://other.example' })).toMatchObject({
      webAddress: 'https://farm.example',
      corsOrigins: ['https://other.example', 'https://farm.example'],
    });
    expect(readSettings({ CORS_ORIGINS: 'https://other.example' }).webAddress).toBe('https://other.example');
    expect(readSettings({ CORS_ORIGINS: '*' }).webAddress).toBeNull();
  });

  test('missing settings have these values', () => {
    expect(readSettings({ DATA_DIR: '/d' })).toEqual({
      serverName: 'Seguia data server',
      host: '127.0.0.1',
      port: 4000,
      dataDir: '/d',
      database: '/d/seguia.db',
      production: false,
      demo: false,
      demoLarge: false,
      demoDate: null,
      clock: null,
      corsOrigins: [],
      webAddress: null,
      publicAddress: null,
      trustProxy: 0,
      requestSeconds: 30,
      connections: 5000,
      connectionsPerAddress: 500,
      sessionSeconds: 30 * 86_400,
      oneTimePasswordSeconds: 3600,
      limits: {
        login: { count: 10, seconds: 300 },
        forgotPassword: { count: 5, seconds: 900 },
        general: { count: 6000, seconds: 60 },
      },
      photoLimit: { count: 300, seconds: 3600 },
      photos: null,
      smtpUrl: null,
      mailFrom: 'Seguia <no-reply@seguia.localhost>',
      metricsToken: null,
      auditSeconds: 365 * 86_400,
      tombstoneSeconds: 180 * 86_400,
      logLevel: 'warn',
    });
  });

  test('photos need a folder, or a bucket with all its settings', () => {
    expect(readSettings({ PHOTOS_FOLDER: '/srv/photos' }).photos).toEqual({ folder: '/srv/photos' });
    const bucket = { PHOTOS_BUCKET: 'https://s3.example/photos/', PHOTOS_KEY: 'key', PHOTOS_SECRET: 'secret' };
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
    const photos = { endpoint: 'https://s3.example/photos', region: 'auto', ...keys };
    expect(readSettings(bucket).photos).toEqual(photos);
    expect(readSettings({ ...bucket, PHOTOS_REGION: 'gra' }).photos).toEqual({ ...photos, region: 'gra' });
    expect(() => readSettings({ ...bucket, PHOTOS_KEY: '' })).toThrow('PHOTOS_KEY');
    expect(() => readSettings({ ...bucket, PHOTOS_SECRET: '' })).toThrow('PHOTOS_SECRET');
    expect(() => readSettings({ ...bucket, PHOTOS_FOLDER: '/srv' })).toThrow('PHOTOS_FOLDER');
  });

  test('each setting is read from its variable', () => {
    const env = {
      SERVER_NAME: 'Oasis',
      HOST: '0.0.0.0',
      PORT: '5000',
      DATABASE_URL: 'postgres://db',
      NODE_ENV: 'production',
      TRUST_PROXY: '1',
      SESSION_SECONDS: '60',
      AUDIT_DAYS: '2',
      METRICS_TOKEN: 'scraper',
      FORGOT_PASSWORD_LIMIT: '1/2',
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'a@b.test',
      LOG_LEVEL: 'error',
    };
    expect(readSettings(env)).toMatchObject({
      serverName: 'Oasis',
      host: '0.0.0.0',
      port: 5000,
      database: 'postgres://db',
      production: true,
      trustProxy: 1,
      sessionSeconds: 60,
      auditSeconds: 2 * 86_400,
      metricsToken: 'scraper',
      limits: { forgotPassword: { count: 1, seconds: 2 } },
      smtpUrl: 'smtp://mail',
      mailFrom: 'a@b.test',
      logLevel: 'error',
    });
    expect(readSettings({ PORT: '5000', API_PORT: '6000' }).port).toBe(6000);
    expect(readSettings({ DATA_DIR: '/d', DEMO: '1', DEMO_LARGE: '1' })).toMatchObject({
      database: '/d/demo-large.db',
      demoLarge: true,
    });
    expect(readSettings({ DEMO_LARGE: '1' }).demoLarge).toBe(false);
    for (const host of ['localhost', '::1', '127.0.0.2'])
      expect(readSettings({ DEMO: '1', HOST: host }).demo).toBe(true);
  });

  test.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s', (text, proxies) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });

  test('limits and origins are read', () => {
    const { limits, corsOrigins } = readSettings({
      LOGIN_LIMIT: '3/60',
      GENERAL_LIMIT: '0/1',
      CORS_ORIGINS: 'https://a.b, https://c.d/, capacitor://localhost',
    });
    expect(limits).toMatchObject({ login: { count: 3, seconds: 60 }, general: { count: 0 } });
    expect(corsOrigins).toEqual(['https://a.b', 'https://c.d', 'capacitor://localhost']);
  });

  test('a set clock ticks on', () => {
    const now = clockFrom(new Date('2026-03-22T01:30:00Z'));
    expect(Math.abs(now().getTime() - Date.parse('2026-03-22T01:30:00Z'))).toBeLessThan(1000);
  });
});
