import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: tmpdir(), SECRET: 'long enough for a test', ...env });

test('TRUST_PROXY is a number of proxies, or on and off; anything else is named', () => {
  expect(read({}).trustProxy).toBe(0);
  for (const [said, proxies] of [
    ['on', 1],
    ['true', 1],
    ['yes', 1],
    ['off', 0],
    ['0', 0],
    ['1', 1],
    ['2', 2],
  ] as const)
    expect(read({ TRUST_PROXY: said }).trustProxy).toBe(proxies);
  for (const said of ['maybe', '-1', '9', '1.5'])
    expect(() => read({ TRUST_PROXY: said })).toThrow(`setting TRUST_PROXY: a number of proxies from 0 to 8, or on or off, not '${said}'`);
});
test('a setting that cannot be read is named with what it may be', () => {
  expect(() => read({ PORT: 'http' })).toThrow("setting PORT: a whole number from 0 to 65535, not 'http'");
  expect(() => read({ SECRET: 'short' })).toThrow('setting SECRET: at least 16 characters');
  expect(() => read({ NEW_SECRET: 'perhaps' })).toThrow("setting NEW_SECRET: on or off, not 'perhaps'");
});
test('days of expiry; 0 is never', () => {
  expect(read({}).expiry).toEqual({
    waitingMs: 7 * 86_400_000,
    playingMs: 90 * 86_400_000,
    finishedMs: Number.POSITIVE_INFINITY,
    guestMs: 90 * 86_400_000,
  });
  expect(read({ FINISHED_DAYS: '365' }).expiry.finishedMs).toBe(365 * 86_400_000);
});
