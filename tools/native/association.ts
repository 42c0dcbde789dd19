// node tools/native/association.ts <folder> --fingerprint <SHA-256 of the signing key> --team <Apple's team>: writes into <folder>/.well-known what the site of
// `plugins.App.linkHost` has to serve, so that both systems open its links in the app without a question (docs/native.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeWhole } from '../release/files.ts';
import { nativeSettings } from './origins.ts';

/** Who signs the apps: for Android one or several keys (Play's own and the upload key), for an iPhone the team. */
export interface Signers {
  fingerprints: readonly string[];
  team: string;
}

/** Both files by name. Throws if a fingerprint or the team is malformed. */
export function associationFiles({ fingerprints, team }: Signers): Record<string, string> {
  if (fingerprints.length === 0 || !fingerprints.every((text) => /^[\dA-F]{2}(?::[\dA-F]{2}){31}$/.test(text)))
    throw new Error('A fingerprint is 32 pairs of digits and capitals, with colons: keytool -list -v shows it');
  if (!/^[\dA-Z]{10}$/.test(team)) throw new Error('A team is 10 digits and capitals');
  const { appId } = nativeSettings;
  const android = [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: fingerprints },
    },
  ];
  const iphone = { applinks: { details: [{ appIDs: [`${team}.${appId}`], components: [{ '/': '*' }] }] } };
  return {
    'assetlinks.json': JSON.stringify(android, null, 2),
    'apple-app-site-association': JSON.stringify(iphone, null, 2),
  };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { fingerprint: { type: 'string', multiple: true }, team: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the site');
  const files = associationFiles({ fingerprints: values.fingerprint ?? [], team: values.team ?? '' });
  for (const [name, text] of Object.entries(files)) writeWhole(path.join(folder, '.well-known', name), text);
}
