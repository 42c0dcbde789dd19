import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startUp, type Steps } from './start-up.ts';

const timing = { startDelay: 1000, restoreRetries: 3, restoreBackoff: 500 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Steps of a person who is logged in and has chosen a farm. `calls` has their order and times. */
function person(overrides: Partial<Steps> = {}) {
  const calls: [string, number][] = [];
  const began = Date.now();
  const note = (name: string) => calls.push([name, Date.now() - began]);
  const own: Steps = {
    loadLocale: async () => {},
    loadCustomParams: () => {},
    forgetEarly: () => {},
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    loadServer: () => true,
    clearServer: () => {},
    clearSession: () => {},
    isLoggedIn: () => true,
    checkSession: async () => 'valid',
    fetchProfile: async () => {},
    fetchFarms: async () => {},
    loadFarm: async () => 'chosen',
    holdsEnough: () => false,
    opensAtOnce: () => false,
    noAnswer: () => false,
    notSubscribed: () => false,
    showNotSubscribed: async () => {},
    checkLater: () => {},
    endedSession: () => null,
    offerRetry: async () => 'cancel',
    ...overrides,
  };
  const steps = Object.fromEntries(
    Object.entries(own).map(([name, step]) => [
      name,
      (...args: never[]) => (note(name), (step as (...args: never[]) => unknown)(...args)),
    ]),
  ) as unknown as Steps;
  return { steps, calls, names: () => calls.map(([name]) => name) };
}

/** Runs a whole start, and returns the place to which it has led in the end. */
async function run(steps: Steps): Promise<string> {
  const end = startUp(steps, timing).then(({ to, checked = to }) => checked);
  await vi.runAllTimersAsync();
  return end;
}

describe('start-up', () => {
  // Specification 4: startup: load locale
  // Specification 4: startup: then load custom params
  // Specification 4: startup: then wait 1 second
  // Specification 4: startup: then load the server setting
  test('load locale; load custom params; wait 1 second; load the server setting', async () => {
    const { steps, calls } = person();
    await run(steps);
    expect(calls.slice(0, 4)).toEqual([
      ['wait', 0],
      ['loadLocale', 0],
      ['loadCustomParams', 0],
      ['loadServer', 1000],
    ]);
  });

  test('loads within the second instead of adding to it', async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 900));
    const { steps, calls } = person({ loadLocale: slow });
    await run(steps);
    expect(calls.find(([name]) => name === 'loadServer')?.[1]).toBe(1000);
  });

  test('a farm without the module opens one dialog, without retries, and then the list of farms', async () => {
    const { steps, names } = person({
      checkSession: () => Promise.reject(new Error('416')),
      notSubscribed: () => true,
    });
    expect(await run(steps)).toBe('/farmers');
    expect(names().slice(-5)).toEqual([
      'checkSession',
      'forgetEarly',
      'endedSession',
      'notSubscribed',
      'showNotSubscribed',
    ]);
  });

  test('no app opens behind the dialog of the module, however long it is read', async () => {
    const { steps } = person({
      opensAtOnce: () => true,
      checkSession: () => Promise.reject(new Error('416')),
      notSubscribed: () => true,
      showNotSubscribed: () => new Promise((resolve) => setTimeout(resolve, 60_000)),
    });
    const started = startUp(steps, timing);
    await vi.runAllTimersAsync();
    expect(await started).toEqual({ to: '/farmers' });
  });

  // Specification 4: no server defined: clear saved server
  // Specification 4: no server defined: clear session
  // Specification 4: no server defined: go to /start
  test('no server defined: clear saved server and session, go to /start', async () => {
    const { steps, names } = person({ loadServer: () => false });
    expect(await run(steps)).toBe('/start');
    expect(names().slice(-2)).toEqual(['clearServer', 'clearSession']);
  });

  // Specification 4: server defined, not logged in: clear session
  // Specification 4: server defined, not logged in: go to /login
  test('server defined, not logged in: clear session, go to /login', async () => {
    const { steps, names } = person({ isLoggedIn: () => false });
    expect(await run(steps)).toBe('/login');
    expect(names().slice(-2)).toEqual(['isLoggedIn', 'clearSession']);
  });

  // Specification 4: logged in: check the session
  // Specification 4: logged in: fetch the user profile
  // Specification 4: logged in: fetch the farmer list
  // Specification 4: logged in: load the farm setting
  test('logged in: check the session, fetch the user profile, fetch the farmer list, load the farm setting', async () => {
    const { steps, names } = person();
    expect(await run(steps)).toBe('/app');
    expect(names().slice(-4)).toEqual(['checkSession', 'fetchProfile', 'fetchFarms', 'loadFarm']);
  });

  // Specification 4: no farm set: go to /farmers
  test('no farm is set or ask-on-startup is on: go to /farmers', async () => {
    const { steps } = person({ loadFarm: async () => 'ask' });
    expect(await run(steps)).toBe('/farmers');
  });

  // Specification 4: logged out when the session check reports that the state is not valid
  test('the session check says that the state is not valid: logged out', async () => {
    const { steps, names } = person({ checkSession: async () => 'invalid' });
    expect(await run(steps)).toBe('/login');
    expect(names().at(-1)).toBe('clearSession');
  });
});

describe('an app that has all its data on the device', () => {
  const rich = { opensAtOnce: () => true, holdsEnough: () => true };

  // Specification 4: logged in: session check, profile, farms and farm setting come before /app
  test('opens after the checks of session, profile and farms, if the server answers within 2 s', async () => {
    const after = (milliseconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const checkSession = () => after(600)().then(() => 'valid' as const);
    const { steps, calls } = person({ ...rich, checkSession, fetchProfile: after(600), fetchFarms: after(600) });
    const start = startUp(steps, timing).then(({ to, checked }) => [to, checked, calls.at(-1)]);
    await vi.advanceTimersByTimeAsync(2800);
    expect(await start).toEqual(['/app', undefined, ['loadFarm', 2800]]);
  });

  // Specification 4: logged in: a session that the server ended opens no app
  test('does not open if the server says within 2 s that the session has ended', async () => {
    const checkSession = async () => (await new Promise((resolve) => setTimeout(resolve, 1500)), 'invalid' as const);
    const start = startUp(person({ ...rich, checkSession }).steps, timing);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await start).toEqual({ to: '/login' });
  });

  // Specification 4: logged in, with all on the device: the app opens 2 s after the server was asked, though it says nothing
  test('opens after 2 s more though the server says nothing', async () => {
    const silent = () => new Promise<never>(() => undefined);
    const { steps, calls } = person({ ...rich, checkSession: silent });
    const start = startUp(steps, timing);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await start).to).toBe('/app');
    expect(calls.slice(-3)).toEqual([
      ['opensAtOnce', 1000],
      ['checkSession', 1000],
      ['wait', 1000],
    ]);
  });

  // Specification 4: the session is checked behind it, with retries and the dialog
  test('checks the session in the background as ever: retries, the dialog, and the logout when it is over', async () => {
    const checkSession = vi.fn<Steps['checkSession']>().mockRejectedValue(new Error('500'));
    const offerRetry = vi.fn<Steps['offerRetry']>(async () => (checkSession.mockResolvedValue('invalid'), 'retry'));
    const { steps, names } = person({ ...rich, checkSession, offerRetry });
    const start = startUp(steps, timing);
    await vi.runAllTimersAsync();
    const { to, checked } = await start;
    expect([to, await checked]).toEqual(['/app', '/login']);
    expect([checkSession.mock.calls.length, offerRetry.mock.calls]).toEqual([5, [[true]]]);
    expect(names().at(-1)).toBe('clearSession');
  });
});

describe('session check failure', () => {
  const failing = () => vi.fn<Steps['checkSession']>().mockRejectedValue(new Error('500'));

  // Specification 4: session check failure: retried up to 3 times
  // Specification 4: with a delay of 500 ms times the attempt number
  test('retried up to 3 times, with a delay of 500 ms times the attempt number', async () => {
    const { steps, calls } = person({ checkSession: failing() });
    await run(steps);
    expect(calls.filter(([name]) => name === 'checkSession').map(([, at]) => at)).toEqual([1000, 1500, 2500, 4000]);
  });

  test('then Cancel clears the session and goes to /login', async () => {
    const { steps, names } = person({ checkSession: failing() });
    expect(await run(steps)).toBe('/login');
    expect(names().slice(-2)).toEqual(['offerRetry', 'clearSession']);
  });

  // Specification 4: Retry repeats the check
  test('then Retry repeats the check', async () => {
    const checkSession = failing();
    const offerRetry = vi.fn<Steps['offerRetry']>(async () => (checkSession.mockResolvedValue('valid'), 'retry'));
    const { steps, names } = person({ checkSession, offerRetry });
    expect(await run(steps)).toBe('/app');
    expect(offerRetry).toHaveBeenCalledOnce();
    expect(names().slice(names().indexOf('offerRetry') + 1)).toEqual([
      'checkSession',
      'fetchProfile',
      'fetchFarms',
      'loadFarm',
    ]);
  });

  test('tries again as often as at first', async () => {
    const checkSession = failing();
    const offerRetry = vi.fn<Steps['offerRetry']>(async () => 'cancel').mockResolvedValueOnce('retry');
    await run(person({ checkSession, offerRetry }).steps);
    expect([checkSession.mock.calls.length, offerRetry.mock.calls.length]).toEqual([8, 2]);
  });

  test('with no network but a stored session and data, the app opens after its 1,000 ms', async () => {
    const silent = { checkSession: failing(), noAnswer: () => true, holdsEnough: () => true };
    const { steps, calls, names } = person(silent);
    expect(await run(steps)).toBe('/app');
    expect(names()).not.toContain('offerRetry');
    expect(calls.at(-1)).toEqual(['checkLater', 1000]);
  });

  test('with no network on a device that holds too little, the retries and the dialog come', async () => {
    const { steps, names } = person({ checkSession: failing(), noAnswer: () => true });
    expect(await run(steps)).toBe('/login');
    expect(names()).toContain('offerRetry');
  });

  // Specification 2: a server that fails at the start: a third way, Work offline
  test('Work offline is offered only with enough data on the device, opens the app and checks in the background', async () => {
    const offerRetry = vi.fn<Steps['offerRetry']>(async (mayGoOn) => (mayGoOn ? 'offline' : 'cancel'));
    const rich = person({ checkSession: failing(), offerRetry, holdsEnough: () => true });
    expect(await run(rich.steps)).toBe('/app');
    expect(rich.names().slice(-2)).toEqual(['offerRetry', 'checkLater']);
    expect(rich.names()).not.toContain('clearSession');
    const poor = person({ checkSession: failing(), offerRetry });
    expect(await run(poor.steps)).toBe('/login');
    expect(offerRetry.mock.calls).toEqual([[true], [false]]);
  });

  test('401 and 408 end the session at once, without retries', async () => {
    const checkSession = failing();
    const { steps } = person({ checkSession, endedSession: () => '/login' });
    expect(await run(steps)).toBe('/login');
    expect(checkSession).toHaveBeenCalledOnce();
  });
});
