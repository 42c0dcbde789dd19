import type { FastifyReply } from 'fastify';
import type { Problem } from '../problems/problems.ts';

/** The headers of a problem's answer. */
export function problemHeaders({ more: { retryAfter, allow }, status }: Problem): Record<string, string> {
  return {
    'content-type': 'application/problem+json; charset=utf-8',
    ...(allow ? { allow: allow.join(', ') } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    // On a connection that stays open, browsers repeat a call by themselves after a 408.
    ...(status === 408 ? { connection: 'close' } : {}),
  };
}

/** A problem as it is logged: its rules and their fields, without values. A caller chooses how many and how long the fields are. */
const logged = ({ code, more: { errors } }: Problem) => ({
  problem: code,
  rules: errors?.slice(0, 10).map((error) => `${error.field}: ${error.code}`.slice(0, 100)),
});

/** Answers as application/problem+json, and says in the log why. */
export function answerProblem(reply: FastifyReply, problem: Problem) {
  reply.log.info(logged(problem), 'answered with a problem');
  // Fastify would close a connection on which the rest of a body still arrives, and this answer would be lost. Node reads and discards the
  // rest, within the time that a request may take.
  if (problem.code === 'too_large') reply.removeHeader('connection');
  return reply.code(problem.status).headers(problemHeaders(problem)).send(JSON.stringify(problem.body()));
}
