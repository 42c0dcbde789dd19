import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { referencePage } from './page.ts';

const contractFile = fileURLToPath(import.meta.resolve('@seguia/openapi/openapi.yaml'));
/** No scripts, nothing from other origins, no frames: the page is text. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the contract as a page for people (`/v2/docs`), and as the file for tools (`/v2/openapi.yaml`). */
export function addReference(app: FastifyInstance) {
  let page: Promise<string> | undefined;
  const files = {
    '/v2/docs': ['text/html; charset=utf-8', () => (page ??= readFile(contractFile, 'utf8').then(referencePage))],
    '/v2/docs/style.css': [
      'text/css; charset=utf-8',
      () => readFile(path.join(import.meta.dirname, 'style.css'), 'utf8'),
    ],
    '/v2/openapi.yaml': ['application/yaml; charset=utf-8', () => readFile(contractFile, 'utf8')],
  } as const;
  for (const [url, [type, read]] of Object.entries(files)) {
    app.get(url, async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=300' })
        .type(type)
        .send(await read()),
    );
  }
}
