// TypeScript with its JavaScript API, which its newest major version does not have yet: the version that makes the contract's types.
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from '../../openapi/node_modules/typescript/lib/typescript.d.ts';

const from = createRequire(path.resolve(import.meta.dirname, '../../openapi/package.json'));

export type SyntaxNode = TypeScript.Node;

export const typescript = from('typescript') as typeof TypeScript;
