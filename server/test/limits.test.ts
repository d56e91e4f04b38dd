import { expect, test } from 'vitest';
import { networkOf } from '../limits.ts';

test('limits count a network of IPv6 as one address, however it is written, and an IPv4 address as itself', () => {
  expect(
    [
      '192.0.2.7',
      '::ffff:192.0.2.7',
      '2001:db8:1:2:3:4:5:6',
      '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
      '2001:db8:1:2::',
      '2001:db8:1::9',
      '2001:db8::5:6:7:8:9',
      '::1',
      'fe80::1%eth0',
      '::192.0.2.7',
      'not an address',
    ].map(networkOf),
  ).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:0::/64',
    '2001:db8:0:5::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
    '0:0:0:0::/64',
    'not an address',
  ]);
});
