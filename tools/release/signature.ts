// Signatures of releases by Ed25519 (RFC 8032): a team signs with its private key, and the release service and the shell know the public one.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { signedText } from '../../shell/src/remotes/registry/signed-text.ts';
import type { BuiltRemote, BuiltShell } from './build.ts';

/** A new pair of keys in base 64: the private one as PKCS #8, the public one as its 32 bytes. */
export function newKeys(): { privateKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicOf(privateKey),
  };
}

/** The signature of a build's description in base 64. Throws if the private key is none of Ed25519. */
export function signatureOf(build: BuiltRemote | BuiltShell, privateKey: string): string {
  return sign(null, textOf(build), readPrivate(privateKey)).toString('base64');
}

/** Whether the holder of a public key has signed this description. */
export function isSignedBy(publicKey: string, build: BuiltRemote | BuiltShell, signature: string): boolean {
  return verify(null, textOf(build), readPublic(publicKey), Buffer.from(signature, 'base64'));
}

/** Reads a public key of 32 bytes in base 64. Throws if it is none. */
export function readPublic(publicKey: string): KeyObject {
  if (!/^[A-Za-z\d+/]{43}=$/.test(publicKey)) throw new Error('A public key has 32 bytes in base 64: pnpm release-key');
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

function readPrivate(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below says what is wrong, and nothing of the key.
  }
  throw new Error('RELEASE_KEY is no private key of Ed25519: pnpm release-key makes one');
}

const publicOf = (privateKey: KeyObject) =>
  Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

const textOf = ({ name, ...build }: BuiltRemote | BuiltShell) => Buffer.from(signedText(name, build));
