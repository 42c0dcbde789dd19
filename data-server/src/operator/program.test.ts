import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { openDatabase } from '../database/open-database.ts';
import { prepareServer } from '../server.ts';
import { readSettings } from '../services/settings.ts';
import { Person } from '../../testing/person.ts';
import { freshDatabase, skipWithoutPostgres } from '../../testing/test-database.ts';
import { runProgram } from './program.ts';
import { verbs } from './verbs.ts';

skipWithoutPostgres();
const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-operator-'));

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** The program on a new database. `run` takes the words of the command line and the text of the standard input. */
async function anOperator(address?: string) {
  const fresh = address ?? (await freshDatabase());
  const database = fresh === ':memory:' ? path.join(folder, `${newId()}.db`) : fresh;
  const settings = { ...readSettings({}), database, logLevel: 'error' };
  const run = async (line: readonly string[], input = ''): Promise<Ran> => {
    const ran = { code: 0, out: '', err: '' };
    ran.code = await runProgram(line, {
      settings: () => settings,
      print: (text) => void (ran.out += text),
      complain: (text) => void (ran.err += text),
      readLine: async () => input,
    });
    return ran;
  };
  const json = async <T>(line: string, ...more: string[]): Promise<T> => {
    const ran = await run([...line.split(' '), ...more, '--json']);
    expect(ran.err, line).toBe('');
    return JSON.parse(ran.out) as T;
  };
  return { settings, run, json };
}

const init = [
  'init',
  '--farm',
  'Ferme du Léon',
  '--zone',
  'Europe/Paris',
  '--email',
  'Ana@Ferme.test',
  '--firstname',
  'Ana',
  '--lastname',
  'Le Goff',
];

async function aFarm() {
  const operator = await anOperator();
  const made = JSON.parse((await operator.run([...init, '--json'])).out) as {
    farm_id: string;
    one_time_password: string;
  };
  return { ...operator, farm: made.farm_id, password: made.one_time_password };
}

/** Starts a server on the operator's database, and returns a way to log in there. */
async function serve({ settings }: Awaited<ReturnType<typeof anOperator>>) {
  const server = await prepareServer(settings, () => new Date(), true);
  const anybody = new Person(server.app, null, '');
  const login = async (email: string, password: string, device = 'phone') => {
    const body = { email, password, device_name: device };
    const { status, body: session } = await anybody.call<Wire['Session']>('POST', '/auth/login', { body });
    return { status, person: new Person(server.app, session.token ?? null, '') };
  };
  return { server, login };
}

type Listed = Record<string, string | number | boolean | null>[];

describe('the first farm', () => {
  test('is made with its manager, who gets in by the one-time password, once or for good', async () => {
    const operator = await aFarm();
    const { server, login } = await serve(operator);
    const { status, person } = await login('ana@ferme.test', operator.password);
    expect(status).toBe(200);
    expect((await person.get<Wire['Farm']>(`/farmers/${operator.farm}`)).body).toMatchObject({
      name: 'Ferme du Léon',
      role: 'manager',
    });
    expect((await login('ana@ferme.test', operator.password)).status).toBe(200);
    await server.close();
    expect((await operator.run(init)).err).toMatch(/already/);
  });

  test('takes the manager’s password from the standard input, and checks it by the rules', async () => {
    const operator = await anOperator();
    const line = [...init, '--password-stdin'];
    for (const [password, message] of [
      ['', /empty/],
      ['1', /at least 12/],
      ['qwertyqwerty', /many people use/],
      ['ana@ferme.test', /little more than/],
    ] as const) {
      const { code, out, err } = await operator.run(line, password);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(message);
    }
    const { out } = await operator.run(line, 'eau claire du puits');
    expect(out).not.toContain('eau claire');
    expect(out).not.toContain('password');
    const { server, login } = await serve(operator);
    expect((await login('ana@ferme.test', 'eau claire du puits')).status).toBe(200);
    await server.close();
  });

  test('is not created, nor a database, if something in the command is wrong', async () => {
    const database = path.join(folder, 'never', 'seguia.db');
    const operator = await anOperator(database);
    for (const [at, value, message] of [
      [4, 'Europe/Paree', /IANA zone "Europe\/Paree"/],
      [4, '+02:00', /IANA zone "\+02:00"/],
      [8, ' ', /--firstname: it is empty/],
      [6, 'ana', /address like/],
    ] as const) {
      const { code, err } = await operator.run(init.with(at, value));
      expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    }
    expect(await readdir(folder)).not.toContain('never');
  });
});

describe('an address without a database', () => {
  const reading = verbs.filter(({ database, argument }) => database === undefined && argument === undefined);

  test.each(reading.map(({ name, options = [] }) => [name, options] as const))(
    'is refused by "%s", which creates none',
    async (name, options) => {
      const operator = await anOperator(path.join(folder, 'mistyped', 'seguia.db'));
      const values = options
        .filter(({ isRequired }) => isRequired)
        .flatMap(({ flags, choices }) => [flags.split(' ')[0] ?? '', choices?.[0] ?? '2026-01-01']);
      const { code, err } = await operator.run([...name.split(' '), ...values]);
      expect([code, err]).toEqual([1, expect.stringMatching(/^There is no data server's database at .*mistyped/)]);
      expect(await readdir(folder)).not.toContain('mistyped');
    },
  );

  test('beside the demo names the setting by which a command reaches the demo', async () => {
    const place = path.join(folder, 'beside-demo');
    await mkdir(place);
    const operator = await anOperator(path.join(place, 'seguia.db'));
    expect((await operator.run(['farms', 'list'])).err).not.toContain('DEMO');
    await writeFile(path.join(place, 'demo.db'), '');
    expect((await operator.run(['farms', 'list'])).err).toContain('The demo that is there answers with DEMO=1');
  });
});

describe('every verb', () => {
  test.each(verbs.map((verb) => [verb.name, verb] as const))(
    '%s has help that names its options, and ends with 0',
    async (name, verb) => {
      const operator = await anOperator(path.join(folder, 'nowhere.db'));
      const { code, out, err } = await operator.run([...name.split(' '), '--help']);
      expect([code, err]).toEqual([0, '']);
      for (const { flags } of [...(verb.options ?? []), { flags: '--json' }]) expect(out).toContain(flags);
    },
  );

  test.each(verbs.map(({ name }) => name))(
    '%s refuses an unknown option, names its help, and ends with 2',
    async (name) => {
      const operator = await anOperator(path.join(folder, 'nowhere.db'));
      const { code, err } = await operator.run([...name.split(' '), '--colour', 'red']);
      expect(code).toBe(2);
      expect(err).toContain(`seguia ${name} --help`);
      expect(err).not.toMatch(/\n +at /);
    },
  );

  test.each([
    ['', 0, /Usage: seguia/],
    ['frams list', 2, /farms/],
    ['farms', 2, /farms/],
    ['farms lst', 2, /list/],
    ['farms add --zone Europe/Paris', 2, /--name <name>/],
    ['farms add --name --zone Europe/Paris', 2, /--name <name>.*missing/],
    ['farms add --name', 2, /--name <name>/],
    ['farms list more', 2, /too many arguments/],
    ['access grant --farm x --email y --role owner', 2, /viewer, recorder, manager/],
    ['backup', 2, /file/],
  ])('with the line "%s" ends with %i and says %s', async (line, expected, message) => {
    const operator = await anOperator(path.join(folder, 'nowhere.db'));
    const { code, out, err } = await operator.run(line === '' ? ['--help'] : line.split(' '));
    expect(code).toBe(expected);
    expect(out + err).toMatch(message);
  });
});

describe('a fault of the database', () => {
  test('is reported without a stack: a file that is none, an address that does not answer', async () => {
    await mkdir(path.join(folder, 'wrong'), { recursive: true });
    const file = path.join(folder, 'wrong', 'seguia.db');
    await writeFile(file, 'this is no database '.repeat(400));
    const cases = [
      [file, /not a database/],
      ['postgres://nobody:secret-word@127.0.0.1:9/none', /does not answer/],
    ] as const;
    for (const [database, message] of cases) {
      const { code, err } = await (await anOperator(database)).run(['farms', 'list']);
      expect([code, err]).toEqual([1, expect.stringMatching(message)]);
      expect(err).not.toMatch(/\n +at |secret-word/);
    }
  });
});

describe('people', () => {
  // Specification 6: a manager of the server links accounts to farms and takes them off
  test('are added, linked, listed and taken off a farm, and each step is in the audit log', async () => {
    const operator = await aFarm();
    const { json, farm } = operator;
    const added = await json<{ id: string; one_time_password: string }>(
      'accounts add --email Rio@ferme.test --firstname Rio --lastname Sol',
    );
    const { server, login } = await serve(operator);
    const { person } = await login('rio@ferme.test', added.one_time_password);
    expect((await person.get(`/farmers/${farm}`)).status).toBe(404);
    await json('access grant --email rio@ferme.test --role recorder --farm', 'Ferme du Léon');
    expect((await person.get<Wire['Farm']>(`/farmers/${farm}`)).body.role).toBe('recorder');
    await json(`access grant --farm ${farm} --email rio@ferme.test --role viewer --permissions farms.view`);
    expect((await person.get(`/farmers/${farm}/plots`)).status).toBe(403);
    const list = await json<Listed>(`access list --farm ${farm}`);
    expect(list.map(({ email, role, permissions }) => [email, role, permissions])).toEqual([
      ['ana@ferme.test', 'manager', 'of the role'],
      ['rio@ferme.test', 'viewer', 'farms.view'],
    ]);
    await json(`access remove --farm ${farm} --email rio@ferme.test`);
    expect((await person.get(`/farmers/${farm}`)).status).toBe(404);
    expect((await operator.run(['access', 'remove', '--farm', farm, '--email', 'rio@ferme.test'])).err).toMatch(
      /has no access/,
    );
    await server.close();
    const log = await json<Listed>('audit list --email rio@ferme.test');
    expect(log.map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual([
      'access_granted recorder',
      'access_granted viewer: farms.view',
      'access_removed null',
      'account_added null',
      'login phone',
      'password_changed null',
    ]);
    expect(
      log.filter(({ action }) => action === 'access_granted').every(({ actor }) => /^operator ./.test(String(actor))),
    ).toBe(true);
  });

  test('lose their sessions at once when they are disabled, and can log in again once they are enabled', async () => {
    const operator = await aFarm();
    const { server, login } = await serve(operator);
    const { person } = await login('ana@ferme.test', operator.password);
    expect(await operator.json('accounts disable --email ana@ferme.test')).toMatchObject({ sessions_ended: 1 });
    expect((await person.get('/account')).status).toBe(401);
    expect((await login('ana@ferme.test', operator.password)).status).toBe(422);
    expect((await operator.json<Listed>('accounts list'))[0]).toMatchObject({
      email: 'ana@ferme.test',
      disabled: true,
    });
    await server.idle();
    expect((await operator.json<Listed>('audit list --action login_refused')).length).toBe(1);
    await operator.json('accounts enable --email ana@ferme.test');
    expect((await login('ana@ferme.test', operator.password)).status).toBe(200);
    await server.close();
  });

  test('get a new one-time password, and lose the old one and its sessions', async () => {
    const operator = await aFarm();
    const { server, login } = await serve(operator);
    const { person } = await login('ana@ferme.test', operator.password);
    const reset = await operator.json<{ one_time_password: string; sessions_ended: number }>(
      'accounts reset-password --email ana@ferme.test',
    );
    expect(reset.sessions_ended).toBe(1);
    expect((await person.get('/account')).status).toBe(401);
    expect((await login('ana@ferme.test', operator.password)).status).toBe(422);
    expect((await login('ana@ferme.test', reset.one_time_password)).status).toBe(200);
    await server.close();
  });

  test('write no lines and no commands for a terminal into lists, by the name of a device', async () => {
    const operator = await aFarm();
    const { server, login } = await serve(operator);
    const name = 'phone\n2026-01-01T00:00:00Z  \u001b[2Jforged\u009b\u2028\u202e';
    await login('ana@ferme.test', operator.password, name);
    await server.close();
    for (const list of ['audit list', 'sessions list', 'devices list']) {
      const line = [...list.split(' '), '--email', 'ana@ferme.test'];
      const { out } = await operator.run(line);
      expect(out).toContain('phone�2026-01-01T00:00:00Z  �[2Jforged���');
      const entries = await operator.json<Listed>(line.join(' '));
      expect(out.trimEnd().split('\n')).toHaveLength(entries.length + 1);
      expect(JSON.stringify(entries)).toContain(JSON.stringify(name));
    }
  });

  test('have sessions and devices that are listed and ended one by one', async () => {
    const operator = await aFarm();
    const { server, login } = await serve(operator);
    const [first, second] = [
      await login('ana@ferme.test', operator.password),
      await login('ana@ferme.test', operator.password),
    ];
    const sessions = await operator.json<Listed>('sessions list --email ana@ferme.test');
    expect(sessions).toHaveLength(2);
    const devices = await operator.json<Listed>('devices list --email ana@ferme.test');
    expect(devices.map(({ name, open }) => [name, open])).toEqual([
      ['phone', true],
      ['phone', true],
    ]);
    // An empty id, as a script with an unset variable passes it.
    for (const line of ['sessions end --session', 'devices end --device'])
      expect((await operator.run([...line.split(' '), '', '--email', 'ana@ferme.test'])).err).toMatch(/no such open/);
    const { device } = sessions[0] ?? {};
    expect(await operator.json(`devices end --email ana@ferme.test --device ${device}`)).toMatchObject({
      sessions_ended: 1,
    });
    const statuses = [(await first.person.get('/account')).status, (await second.person.get('/account')).status];
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    const { session } = (await operator.json<Listed>('sessions list --email ana@ferme.test'))[0] ?? {};
    await operator.json(`sessions end --email ana@ferme.test --session ${session}`);
    expect((await operator.run(['sessions', 'end', '--email', 'ana@ferme.test', '--all'])).err).toMatch(
      /no such open session/,
    );
    expect((await operator.run(['sessions', 'end', '--email', 'ana@ferme.test'])).code).toBe(2);
    await server.close();
  });
});

describe('a farm', () => {
  test('is renamed, moved before its first reading, and subscribed to a module or none', async () => {
    const operator = await aFarm();
    const { json, farm } = operator;
    await json(`farms edit --farm ${farm} --name Oasis --zone Africa/Casablanca --place Agadir`);
    expect(await json<Listed>('farms list')).toMatchObject([
      { id: farm, name: 'Oasis', time_zone: 'Africa/Casablanca', place: 'Agadir', people: 1, plots: 0 },
    ]);
    await json('modules edit --farm Oasis --modules', '');
    expect(await json('modules list --farm Oasis')).toEqual([]);
    const { server, login } = await serve(operator);
    const { person } = await login('ana@ferme.test', operator.password);
    expect((await person.get(`/farmers/${farm}`)).status).toBe(416);
    const twice = await json<{ modules: string[] }>(
      'modules edit --farm Oasis --modules fertirrigation,fertirrigation',
    );
    expect(twice.modules).toEqual(['fertirrigation']);
    expect((await person.get(`/farmers/${farm}`)).status).toBe(200);
    expect((await operator.run(['modules', 'edit', '--farm', 'Oasis', '--modules', 'x'])).code).toBe(2);
    await server.close();
  });

  test('has a name, and so have its people and its plots', async () => {
    const { run, json, farm } = await aFarm();
    await json('plots add --name A1 --farm', farm);
    const person = ['accounts', 'add', '--email', 'b@ferme.test', '--firstname', 'Bo', '--lastname', 'Li'];
    for (const line of [
      ['farms', 'edit', '--farm', farm, '--name', ' '],
      ['farms', 'add', '--zone', 'Europe/Paris', '--name', ''],
      person.with(5, ''),
      person.with(7, ' '),
      ['plots', 'edit', '--farm', farm, '--plot', 'A1', '--units', '2', '--name', ''],
    ])
      expect(await run(line)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^--(first|last)?name: it is empty/),
      });
    expect(await run(['farms', 'edit', '--farm', farm, '--name', 'o'.repeat(121)])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--name: it has 121 characters/),
    });
    for (const [option, value] of [
      ['--name', 'Oasis\nof others'],
      ['--place', 'Agadir\r\nBcc: x'],
    ] as const)
      expect(await run(['farms', 'edit', '--farm', farm, option, value])).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${option}: it has a line break`),
      });
    expect((await run(['plots', 'add', '--farm', farm, '--name', 'A\u20282'])).err).toContain('a name has one line');
    await json(`farms edit --farm ${farm} --name`, ' Oasis ');
    expect((await json<Listed>('farms list')).map(({ name }) => name)).toEqual(['Oasis']);
  });

  test('has plots that are edited, closed and replanted, and devices fetch each of these changes', async () => {
    const operator = await aFarm();
    const { json, farm } = operator;
    await json('plots add --name A1 --units 3 --crop Tomate --crop-type Torry --from 2026-01-01 --farm', farm);
    const { server, login } = await serve(operator);
    const { person } = await login('ana@ferme.test', operator.password);
    const pull = async (mark: string) => {
      const headers = { 'sync-date': mark, 'sync-is-possible': 'true' };
      const { body } = await person.get<Wire['PlotPage']>(`/farmers/${farm}/plots`, headers);
      return { mark: body.meta.sync_date ?? '', plots: body.data };
    };
    let { mark } = await pull('0');
    const changed = async (...line: string[]) => {
      const { code, err } = await operator.run([...line, '--farm', farm]);
      expect([code, err]).toEqual([0, '']);
      const { mark: next, plots } = await pull(mark);
      mark = next;
      return plots[0];
    };
    expect(await changed('plots', 'edit', '--plot', 'A1', '--name', 'B1', '--area', '1200')).toMatchObject({
      name: 'B1',
      area: 1200,
      irrigation_units: 3,
    });
    expect(await changed('plots', 'close', '--plot', 'B1')).toMatchObject({ closed: true });
    expect(await changed('plots', 'reopen', '--plot', 'B1')).toMatchObject({ closed: false });
    const replanted = await changed(
      'plantings',
      'replant',
      '--plot',
      'B1',
      '--crop',
      'Tomate',
      '--crop-type',
      'Pristyla',
      '--from',
      '2026-06-01',
    );
    expect(replanted?.crops.map(({ crop_type_name: name, from, to }) => [name, from, to])).toEqual([
      ['Pristyla', '2026-06-01', null],
      ['Torry', '2026-01-01', '2026-05-31'],
    ]);
    expect((await changed('crops', 'edit', '--crop', 'Tomate', '--name', 'Tomate ronde'))?.crops[0]).toMatchObject({
      crop_name: 'Tomate ronde',
    });
    expect((await changed('crop-types', 'edit', '--crop-type', 'Torry', '--name', 'Torry F1'))?.crops[1]).toMatchObject(
      { crop_type_name: 'Torry F1' },
    );
    expect((await changed('plantings', 'end', '--plot', 'B1', '--to', '2026-09-30'))?.crops[0]).toMatchObject({
      to: '2026-09-30',
    });
    await server.close();
    expect(await json<Listed>(`plantings list --farm ${farm}`)).toHaveLength(2);
    expect(await json<Listed>(`crop-types list --farm ${farm}`)).toHaveLength(2);
    const tooEarly = [
      'plantings',
      'replant',
      '--plot',
      'B1',
      '--crop',
      'Tomate ronde',
      '--crop-type',
      'X',
      '--farm',
      farm,
    ];
    expect((await operator.run([...tooEarly, '--from', '2026-02-30'])).code).toBe(2);
    expect((await operator.run(['crops', 'edit', '--farm', farm, '--crop', 'none', '--name', 'x'])).err).toMatch(
      /^--crop: there is none/,
    );
  });

  test('ends a planting though its last day is planned, and leaves earlier plantings', async () => {
    const { json, run, farm } = await aFarm();
    await json('plots add --name A1 --crop Tomate --crop-type Torry --from 2026-01-01 --farm', farm);
    const planting = (verb: string, type: string, from: string) =>
      run(`plantings ${verb} --farm ${farm} --plot A1 --crop Tomate --crop-type ${type} --from ${from}`.split(' '));
    const end = (to: string) => run(`plantings end --farm ${farm} --plot A1 --to ${to}`.split(' '));
    expect((await end('2026-03-31')).err).toBe('');
    await planting('add', 'Alta', '2026-04-01');
    expect((await end('2026-12-31')).err).toBe('');
    expect((await planting('replant', 'Berta', '2026-06-01')).out).toContain('1 plantings ended the day before');
    expect((await end('2026-05-20')).err).toMatch(/^What grows there was planted or is in a stage since 2026-06-01/);
    const rows = await json<Listed>(`plantings list --farm ${farm}`);
    expect(rows.map(({ crop_type: type, from, to }) => [type, from, to])).toEqual([
      ['Berta', '2026-06-01', null],
      ['Alta', '2026-04-01', '2026-05-31'],
      ['Torry', '2026-01-01', '2026-03-31'],
    ]);
  });

  test('lists today’s plantings: not ended or future ones, but also those with a planned end', async () => {
    const { json, farm } = await aFarm();
    const year = new Date().getFullYear();
    await json('plots add --name A1 --crop Tomate --crop-type Torry --from 2020-01-01 --farm', farm);
    await json(`plantings end --plot A1 --to ${year + 1}-12-31 --farm`, farm);
    await json(`plantings add --plot A1 --crop Tomate --crop-type Alta --from ${year + 2}-01-01 --farm`, farm);
    expect(await json<Listed>(`plots list --farm ${farm}`)).toMatchObject([{ growing: 'Tomate Torry' }]);
  });

  test('has a variety once in a plot on a day, in whatever capitals it is typed', async () => {
    const operator = await aFarm();
    const { json, run, farm } = operator;
    await json('plots add --name A1 --crop Tomate --crop-type Torry --from 2026-01-01 --farm', farm);
    const planting = (verb: string, from: string, type = 'torry') =>
      run(`plantings ${verb} --farm ${farm} --plot A1 --crop tomate --crop-type ${type} --from ${from}`.split(' '));
    for (const from of ['2025-06-01', '2026-01-01', '2026-06-01'])
      expect(await planting('add', from)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^tomate torry grows/),
      });
    expect((await planting('add', '2026-06-01', 'x'.repeat(81))).err).toBe('The crop type: The name is too long.\n');
    expect((await planting('replant', '2026-06-01')).err).toBe('');
    const rows = await json<Listed>(`plantings list --farm ${farm}`);
    expect(rows.map(({ crop, crop_type: type, from, to }) => [crop, type, from, to])).toEqual([
      ['Tomate', 'Torry', '2026-06-01', null],
      ['Tomate', 'Torry', '2026-01-01', '2026-05-31'],
    ]);
  });

  test('ends no planting before a day that is noted of its stages', async () => {
    const operator = await aFarm();
    const { json, run, farm } = operator;
    await json('plots add --name A1 --crop Tomate --crop-type Torry --from 2026-01-01 --farm', farm);
    const { db, close } = await openDatabase(operator.settings.database);
    await db.updateTable('plot_crops').set({ first_harvest: '2026-03-20' }).where('farmer_id', '=', farm).execute();
    await close();
    const end = (to: string) => run(`plantings end --farm ${farm} --plot A1 --to ${to}`.split(' '));
    expect((await end('2026-03-19')).err).toMatch(/2026-03-20, after 2026-03-19: give a later day/);
    expect((await end('2026-03-20')).code).toBe(0);
  });
});
