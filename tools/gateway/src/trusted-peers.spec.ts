import { readTrustedPeers } from './trusted-peers.ts';

describe('a peer', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['uniquelocal', '172.20.0.3', true],
    ['uniquelocal', '172.32.0.3', false],
    ['linklocal', 'fe80::1%eth0', true],
    ['203.0.113.0/24, 2001:db8::/32', '203.0.113.9', true],
    ['203.0.113.0/24, 2001:db8::/32', '2001:db8::9', true],
    ['203.0.113.0/24, 2001:db8::/32', '203.0.114.9', false],
    ['203.0.113.9', '203.0.113.9', true],
    ['', '127.0.0.1', false],
    ['loopback', '', false],
  ])('by the list %j: %s is trusted: %s', (list, peer, trusted) => {
    expect(readTrustedPeers(list)(peer)).toBe(trusted);
  });

  it('is refused as a name that is none', () => {
    expect(() => readTrustedPeers('everyone')).toThrow('TRUSTED_PROXIES holds "everyone"');
  });
});
