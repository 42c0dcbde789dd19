// pnpm release-key: makes a team's pair of keys for releases (docs/deploy.md, "A release service"). The private key is for RELEASE_KEY in the
// team's CI, and for nobody else; the operator registers the public one.
import { answerHelp } from '../command-line/arguments.ts';
import { newKeys } from './signature.ts';

/** Prints a new pair of keys. */
export function printNewKeys(): void {
  const { privateKey, publicKey } = newKeys();
  console.log(`RELEASE_KEY=${privateKey}`);
  console.log(`public key, for the operator: ${publicKey}`);
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  printNewKeys();
}
