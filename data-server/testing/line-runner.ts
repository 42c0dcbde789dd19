import { runProgram } from '../src/operator/program.ts';
import type { Settings } from '../src/services/settings.ts';

/** Runs lines of the operator's program on a database; returns its output, and throws its errors. */
export const lineRunner =
  (settings: Settings) =>
  async (line: string, ...more: string[]): Promise<string> => {
    let [printed, complaint] = ['', ''];
    await runProgram([...line.split(' '), ...more], {
      settings: () => settings,
      print: (text) => void (printed += text),
      complain: (text) => void (complaint += text),
      readLine: async () => '',
    });
    if (complaint !== '') throw new Error(complaint);
    return printed.trim();
  };
