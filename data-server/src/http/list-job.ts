import type { ListJob } from '../services/read-job.ts';
import type { OperationId } from './contract.ts';
import type { Call } from './operation.ts';

/** The job type of a list, by its operation's name. */
export type JobOf<Op extends OperationId> = ListJob<Call<Op>['query'], Call<Op>['headers']>;
