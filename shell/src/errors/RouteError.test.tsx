// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import texts from '../../../locales/shell/en.json' with { type: 'json' };
import { defaults } from '../config/config.ts';
import { RemoteError } from '../remotes/remote-error.ts';
import { RouteError } from './RouteError.tsx';
import { FailureContext, FailureWatch } from './watch.ts';

const failures = new FailureWatch(defaults);
const failureOf = (cause: unknown) => new RemoteError('mf-campaigns', { inUse: true, cause });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens a page that fails with `fault`, in this browser. */
async function open(fault: unknown, userAgent: string, failed?: () => boolean): Promise<HTMLElement> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(console, 'error').mockReturnValue();
  const Failing = () => {
    throw fault;
  };
  const router = createMemoryRouter(
    [
      { path: '/app', element: <p>the layout stays</p> },
      {
        path: '*',
        Component: Failing,
        errorElement: <RouteError {...(failed && { remote: { failureOf, failed } })} />,
      },
    ],
    { initialEntries: ['/app/campaign'] },
  );
  const { container } = render(
    <FailureContext value={failures}>
      <IntlProvider locale="en" messages={texts}>
        <RouterProvider router={router} />
      </IntlProvider>
    </FailureContext>,
  );
  return container;
}

const person = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
];

// Specification 2: unhandled interface errors go to the error page
test('an unhandled error of a page goes to the error page', async () => {
  await open(new Error('broken'), person);
  expect(screen.getByRole('heading')).toHaveProperty('textContent', 'Internal Server Error');
});

test('a page that does not exist says so with its path', async () => {
  const place = await open(new Response(null, { status: 404 }), person);
  expect(place.textContent).toContain('Page Not Found: ');
  expect(place.textContent).toContain('/app/campaign');
});

// Specification 2: any other status is Internal Server Error
test('any other status is an internal error', async () => {
  await open(new Response(null, { status: 502 }), person);
  expect(screen.getByRole('heading')).toHaveProperty('textContent', 'Internal Server Error');
});

// Specification 2: search-engine and preview bots get none
test.each(bots)('search-engine and preview bots get no error page: %s', async (userAgent) => {
  expect((await open(new Error('broken'), userAgent)).textContent).toBe('');
  cleanup();
  expect((await open(new Response(null, { status: 404 }), userAgent)).textContent).toBe('');
});

test('reports a failing page, but not a missing one', async () => {
  const report = vi.spyOn(failures.reporter, 'report');
  const fault = new Error('broken');
  await open(new Response(null, { status: 404 }), person);
  expect(report).not.toHaveBeenCalled();
  cleanup();
  await open(fault, person);
  expect(report.mock.calls.every(([error]) => error === fault)).toBe(true);
  expect(report).toHaveBeenCalled();
});

test('reloads once a page whose code is gone after a release', async () => {
  sessionStorage.clear();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await open(Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }), person);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('a failing page of a remote reloads only online, if another version can replace it', async () => {
  const report = vi.spyOn(failures.reporter, 'report');
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await open(new Error('broken'), person, () => false);
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  await open(new Error('broken'), person, () => true);
  // The page reloads after the reports have left, because loading would break them off.
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(report).not.toHaveBeenCalled(); // the remotes report it, with its version
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(new Error('broken'), person, () => true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a card does not report again a remote that does not load', async () => {
  const report = vi.spyOn(failures.reporter, 'report');
  await open(new RemoteError('mf-campaigns', { cause: new Error('gone') }), person);
  expect(screen.getByRole('alert').textContent).toContain('mf-campaigns');
  expect(report).not.toHaveBeenCalled();
});

test('names a remote’s page that throws, with Retry; a missing page is not the remote’s fault', async () => {
  await open(new Error('broken'), person, () => false);
  expect(screen.getByRole('alert').textContent).toContain('mf-campaigns');
  expect(screen.getByRole('button').textContent).toBe('Retry');
  cleanup();
  await open(new Response(null, { status: 404 }), person, () => false);
  expect(screen.queryByRole('alert')).toBeNull();
});
