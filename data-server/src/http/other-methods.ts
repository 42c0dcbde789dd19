import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problems.ts';
import type { Operation } from './contract.ts';

/** Answers 405 with `Allow` if a path exists but not with that method: a 404 would say that the path is wrong. */
export function refuseOtherMethods(app: FastifyInstance, contract: Operation[]) {
  const known = new Set<string>(app.supportedMethods);
  for (const method of METHODS) if (!known.has(method)) app.addHttpMethod(method);
  for (const [url, operations] of Map.groupBy(contract, (operation) => operation.url)) {
    const taken = operations.map(({ method }) => method.toUpperCase());
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    const others = app.supportedMethods.filter((method) => !allow.includes(method));
    // Runs before the body is read, whose faults would give another answer.
    const refuse = async () => {
      throw new Problem('wrong_method', { allow });
    };
    app.route({ method: others, url: `/v2${url}`, onRequest: refuse, handler: refuse });
  }
}
