import type { FastifyReply } from 'fastify';
import type { Problem } from '../problems/problems.ts';

/** The headers that a problem brings along. */
export function problemHeaders({ more: { retryAfter, allow }, status }: Problem): Record<string, string> {
  return {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(allow ? { allow: allow.join(', ') } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    // Browsers try a 408 again by themselves on a connection that was left open.
    ...(status === 408 ? { connection: 'close' } : {}),
  };
}

/** Answers as application/problem+json. */
export function answerProblem(reply: FastifyReply, problem: Problem) {
  // Fastify would cut a connection over which the rest of a body still comes, and with it this answer. Node reads that rest and throws it
  // away, within the time that a request may take.
  if (problem.code === 'too_large') reply.removeHeader('connection');
  return reply.code(problem.status).headers(problemHeaders(problem)).send(JSON.stringify(problem.body()));
}
