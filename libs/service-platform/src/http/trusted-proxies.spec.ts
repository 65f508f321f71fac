import { readTrustedProxies } from './trusted-proxies.ts';

describe('the list of trusted proxies', () => {
  it.each([
    ['loopback', ['loopback']],
    ['', []],
    [' 10.1.0.0/16 , 2001:db8::/32,, uniquelocal ', ['10.1.0.0/16', '2001:db8::/32', 'uniquelocal']],
    ['203.0.113.7', ['203.0.113.7']],
  ])('is read from %j', (text, list) => {
    expect(readTrustedProxies(text)).toEqual(list);
  });

  it.each(['everyone', '10.0.0.0/33', '2001:db8::/129', '10.0.0', '10.0.0.0/8/8', '10.0.0.0/', '*'])(
    'does not take %j',
    (text) => {
      expect(() => readTrustedProxies(`loopback,${text}`)).toThrow(/TRUSTED_PROXIES must hold .* is none of them/);
    },
  );
});
