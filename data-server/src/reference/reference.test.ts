import { expect, test } from 'vitest';
import { loadContract } from '../http/contract.ts';
import { testServer } from '../../testing/test-server.ts';
import { escapeText, prose } from './markup.ts';

const server = await testServer();
const get = (url: string) => server.app.inject({ method: 'GET', url });

test('the reference names every operation of the contract, and each of its links leads somewhere', async () => {
  const { body, headers } = await get('/v2/docs');
  expect(headers['content-type']).toContain('text/html');
  for (const { id } of await loadContract()) expect(body).toContain(`<article id="${id}">`);
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(100);
  for (const target of targets) expect(body).toContain(`id="${target}"`);
});

test('a parameter that an operation describes itself is there once', async () => {
  const { body } = await get('/v2/docs');
  const article = body.slice(body.indexOf('<article id="putReading">')).split('</article>')[0] ?? '';
  expect(article.split('<code>id</code>')).toHaveLength(2);
  expect(article).toContain('A UUID that the client made');
});

test('the reference runs no script, loads nothing from elsewhere, and says so in its policy', async () => {
  const { body, headers } = await get('/v2/docs');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
  expect(body).not.toMatch(/<script|<img|<iframe|<style|\son\w+=|\sstyle=/);
  const loaded = [...body.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, address]) => address ?? '');
  for (const address of loaded) expect((await get(address)).statusCode, address).toBe(200);
  expect(loaded.every((address) => address.startsWith('/v2/'))).toBe(true);
});

test('the contract itself can be fetched as it is', async () => {
  const { body, headers } = await get('/v2/openapi.yaml');
  expect(body).toMatch(/^openapi: 3\.1/);
  expect(headers['content-type']).toContain('yaml');
});

test('nothing that a description says is read as markup', () => {
  expect(escapeText('<b onclick="x">&')).toBe('&lt;b onclick=&quot;x&quot;&gt;&amp;');
  expect(prose('a `b<c` **d**\n\ne')).toBe('<p>a <code>b&lt;c</code> <b>d</b></p><p>e</p>');
});
