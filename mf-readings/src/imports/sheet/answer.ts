import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';

/** Gives an answer: receives those that were given before, and returns what changes. */
export type Answer = (change: (given: ImportAnswers) => Partial<ImportAnswers>) => void;
