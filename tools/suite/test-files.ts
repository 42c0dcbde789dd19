// Which files of tests belong to a part.
import path from 'node:path';
import { partNames, partOf } from './parts.ts';

/** The globs of all parts' tests. */
export const testsOfParts = partNames.flatMap((name) => partOf(name).tests ?? []);

/** Whether a file of tests belongs to the core. */
export const unlessInPart = (file: string): boolean => !testsOfParts.some((glob) => path.matchesGlob(file, glob));
