import { Problem } from '../problems/problems.ts';
import { SettingError } from '../services/settings.ts';

/** Runs work that may break a rule, and reports that to the operator after the name of what it is about. Throws SettingError. */
export async function withRulesAsSettings<T>(about: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [first] = error instanceof Problem ? (error.more.errors ?? []) : [];
    if (first) throw new SettingError(`${about}: ${first.message}`);
    throw error;
  }
}
