import { describe, expect, test } from 'vitest';
import { defaultTrustedProxies, parseTrustedProxies } from './parse-trusted-proxies.ts';

test.each(['66.102.8.69', '66.102.8.201', '2001:4860:4801::1'])(
  '%s is trusted by default',
  (ip) => {
    const family = ip.includes(':') ? 'ipv6' : 'ipv4';
    expect(parseTrustedProxies(defaultTrustedProxies).check(ip, family)).toBe(true);
  },
);

test.each(['203.0.113.7', '34.96.0.1', '151.101.1.1'])(
  '%s is not trusted by default, because anybody may rent or call from it',
  (ip) => {
    expect(parseTrustedProxies(defaultTrustedProxies).check(ip)).toBe(false);
  },
);

test('no address is trusted if no network is given', () => {
  expect(parseTrustedProxies('').check('66.102.8.69')).toBe(false);
});

describe('an invalid network', () => {
  test.each(['66.102.0.0', '66.102.0.0/33', '66.102/16', '::/129', 'google.com/8', '1.2.3.4/x'])(
    '%s is refused',
    (text) => {
      expect(() => parseTrustedProxies(text)).toThrow('TRUSTED_PROXIES');
    },
  );
});
