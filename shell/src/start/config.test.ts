import { describe, expect, test } from 'vitest';
import { ConfigError, defaults, parseConfig } from './config.ts';

describe('config.json', () => {
  test('every constant of the specification is the default', () => {
    expect(parseConfig('{}')).toEqual(defaults);
    expect(defaults).toMatchObject({
      startDelay: 1000,
      restoreRetries: 3,
      restoreBackoff: 500,
      farmsPageSize: 25,
      reloadGuard: 10_000,
      errorReportingCap: 10,
    });
  });

  test.each([
    ['{"domainSuffix": "seguia.example"}', 'domainSuffix'],
    ['{"startDelay": "1000"}', 'startDelay'],
    ['{"errorReportingCap": 101}', 'errorReportingCap'],
    ['{"errorReportingCap": 0}', 'errorReportingCap'],
    ['{"errorReporting": "no address"}', 'errorReporting'],
    ['{"startDelai": 1000}', 'startDelai'],
    ['{"toString": 1}', 'toString'],
    ['{"remoteOverrides": true}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example/r"]}', 'remoteOverrides'],
    ['<!doctype html>', 'config.json'],
    ['[]', 'config.json'],
  ])('%s is refused, naming %s', (text, key) => {
    expect(() => parseConfig(text)).toThrow(new ConfigError(key));
  });
});
