// TypeScript with its JavaScript API, which its newest major version does not have yet: the one that the contract's types are made with.
import { createRequire } from 'node:module';
import path from 'node:path';

const from = createRequire(path.resolve(import.meta.dirname, '../../openapi/package.json'));

type TypeScript = typeof import('../../openapi/node_modules/typescript/lib/typescript.d.ts');

export type SyntaxNode = import('../../openapi/node_modules/typescript/lib/typescript.d.ts').Node;

export const typescript = from('typescript') as TypeScript;
