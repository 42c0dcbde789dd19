import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appVersion } from '../../shared/src/app-version.ts';
import { locales } from '../../shared/src/i18n/locales.ts';
import { browsers } from '../bundle/browsers.ts';
import { readJson } from '../release/files.ts';
import { associationFiles } from './association.ts';
import { linkHost, nativeFolder, nativeOrigins, nativeSettings } from './origins.ts';

const read = (file: string) => readFileSync(path.join(nativeFolder, file), 'utf8');
const android = (file: string) => read(`android/app/src/main/${file}`);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

const { dependencies } = readJson(path.join(nativeFolder, 'package.json')) as { dependencies: object };
const { version, build } = appVersion;
const manifest = android('AndroidManifest.xml');
const plist = read('ios/App/App/Info.plist');
const project = read('ios/App/App.xcodeproj/project.pbxproj');

test('the Android app may use the network, and nothing else of the phone', () => {
  expect(found(manifest, /<uses-permission android:name="([^"]+)"/g)).toEqual(['android.permission.INTERNET']);
  const paths = android('res/xml/file_paths.xml');
  expect(paths.match(/<[\w-]+-path /g)).toEqual(['<cache-path ', '<external-files-path ']);
});

test('the Android app finds the camera app, which writes a picture where the app may read it', () => {
  expect(manifest).toMatch(/<queries>\s*<intent>\s*<action android:name="android.media.action.IMAGE_CAPTURE" \/>/);
  // Capacitor’s web view writes it into the app’s own folder of pictures.
  const capacitor = read(
    'node_modules/@capacitor/android/capacitor/src/main/java/com/getcapacitor/BridgeWebChromeClient.java',
  );
  expect(capacitor).toContain('getExternalFilesDir(Environment.DIRECTORY_PICTURES)');
  expect(android('res/xml/file_paths.xml')).toContain('<external-files-path name="camera" path="Pictures/" />');
});

test('no plug-in adds a permission other than looking whether there is a network', () => {
  const brought = Object.keys(dependencies).flatMap((name) => {
    const own = ['android/src', 'capacitor/src'].map((at) => `node_modules/${name}/${at}/main/AndroidManifest.xml`);
    const manifests = own.filter((file) => existsSync(path.join(nativeFolder, file)));
    return manifests.flatMap((file) => found(read(file), /<uses-permission[^>]*android:name="([^"]+)"/g));
  });
  expect(brought).toEqual(['android.permission.ACCESS_NETWORK_STATE']);
});

// Specification 1: also run natively: few permissions, no plain http, no backup of the session
test('no backup and no move to another phone copies the session', () => {
  expect(manifest).toContain('android:allowBackup="false"');
  expect(manifest).toContain('android:fullBackupContent="false"');
  expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
  const rules = android('res/xml/data_extraction_rules.xml');
  for (const part of ['cloud-backup', 'device-transfer']) {
    const [, excluded = ''] = rules.split(new RegExp(`</?${part}>`));
    expect(found(excluded, /<exclude domain="(\w+)"/g)).toEqual(['root', 'file', 'database', 'sharedpref', 'external']);
  }
});

test('Android opens a link once: not again when it makes the app anew, or from the recent apps', () => {
  const [before = ''] = android('java/app/seguia/MainActivity.java').split('super.onCreate(');
  expect(before).toContain('Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY');
  expect(before).toContain('if (saved != null || fromHistory) getIntent().setData(null);');
});

test('neither app calls over plain http', () => {
  expect(manifest).toContain('android:usesCleartextTraffic="false"');
  expect(plist).not.toContain('NSAppTransportSecurity');
  expect(nativeSettings).toMatchObject({ server: { cleartext: false }, android: { allowMixedContent: false } });
  expect(nativeSettings.server).not.toHaveProperty('url');
});

test('the pages come from origins that no web server has', () => {
  expect(nativeOrigins).toEqual({ android: 'https://localhost', ios: 'capacitor://localhost' });
});

test('the iPhone app asks for the camera alone, in every language of the product', () => {
  expect(found(plist, /<key>(NS\w+UsageDescription)<\/key>/g)).toEqual(['NSCameraUsageDescription']);
  const languages = [...new Set(locales.map(({ locale }) => locale.split('-')[0]!))];
  const [, listed = ''] = plist.split(/<key>CFBundleLocalizations<\/key>\s*<array>|<\/array>/);
  expect(found(listed, /<string>(\w+)<\/string>/g).toSorted()).toEqual(languages.toSorted());
  for (const language of languages) {
    expect(read(`ios/App/App/${language}.lproj/InfoPlist.strings`)).toMatch(/^"NSCameraUsageDescription" = ".+";$/m);
    expect(project).toContain(`path = ${language}.lproj/InfoPlist.strings`);
  }
});

test('both have the version of the product, its name and its identity', () => {
  expect(found(android('../../build.gradle'), /versionName "([^"]+)"/g)).toEqual([version]);
  expect(new Set(found(project, /MARKETING_VERSION = ([^;]+);/g))).toEqual(new Set([version]));
  const builds = [
    /versionCode (\d+)/g.exec(android('../../build.gradle'))?.[1],
    ...found(project, /CURRENT_PROJECT_VERSION = (\d+);/g),
  ];
  expect(Math.min(...builds.map(Number))).toBeGreaterThanOrEqual(build);
  expect(found(android('../../build.gradle'), /applicationId "([^"]+)"/g)).toEqual([nativeSettings.appId]);
  expect(new Set(found(project, /PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g))).toEqual(new Set([nativeSettings.appId]));
});

test('the iPhones that may install it have an engine that the builds support', () => {
  const [, safari] = /safari >= ([\d.]+)/.exec(browsers)!;
  expect(new Set(found(project, /IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);/g))).toEqual(new Set([safari]));
});

test('the projects name the installed plug-ins, by paths of this checkout only', () => {
  const plugins = Object.keys(dependencies).filter((name) => !/\/(?:core|android|ios)$/.test(name));
  for (const file of ['android/capacitor.settings.gradle', 'ios/App/CapApp-SPM/Package.swift']) {
    const named = found(read(file), /node_modules\/(@capacitor\/[\w-]+)(?:\/android)?['"]/g);
    expect([...new Set(named)].toSorted(), file).toEqual(plugins);
    expect(read(file), file).not.toContain(path.resolve(nativeFolder, '..'));
  }
});

test('links of one site and of the app’s own scheme open both apps', () => {
  const [, , verified = '', own = ''] = manifest.split('<intent-filter');
  expect(verified).toMatch(/^ android:autoVerify="true">/);
  expect(found(verified, /<data android:(\w+="[^"]+")/g)).toEqual(['scheme="https"', 'host="@string/link_host"']);
  expect(found(own, /<data android:(\w+="[^"]+")/g)).toEqual(['scheme="seguia"', 'host="open"']);
  expect(found(android('res/values/strings.xml'), /name="link_host">([^<]+)</g)).toEqual([linkHost]);
  expect(found(read('ios/App/App/App.entitlements'), /<string>([^<]+)</g)).toEqual([`applinks:${linkHost}`]);
  expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  expect(plist).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>seguia<\/string>\s*<\/array>/);
});

test('the site says which apps may open its links, and no others', () => {
  const fingerprint = Array.from({ length: 32 }, () => 'A0').join(':');
  const files = associationFiles({ fingerprints: [fingerprint], team: 'ABCDE12345' });
  expect(JSON.parse(files['assetlinks.json']!)).toMatchObject([
    { target: { package_name: nativeSettings.appId, sha256_cert_fingerprints: [fingerprint] } },
  ]);
  expect(JSON.parse(files['apple-app-site-association']!)).toMatchObject({
    applinks: { details: [{ appIDs: [`ABCDE12345.${nativeSettings.appId}`] }] },
  });
  expect(() => associationFiles({ fingerprints: [], team: 'ABCDE12345' })).toThrow('fingerprint');
  expect(() => associationFiles({ fingerprints: ['a0:b1'], team: 'ABCDE12345' })).toThrow('fingerprint');
  expect(() => associationFiles({ fingerprints: [fingerprint], team: '' })).toThrow('team');
});
