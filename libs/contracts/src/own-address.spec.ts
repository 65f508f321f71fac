import { isOwnHost, isOwnOrigin } from './own-address.ts';

const LOCAL = { port: 8080 };
const PUBLISHED = { port: 8080, publicUrl: 'https://premise.example' };

describe('addresses of a local server', () => {
  it.each(['localhost:8080', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'the loopback name %s with the right port names the server',
    (host) => {
      expect(isOwnHost(host, LOCAL)).toBe(true);
      expect(isOwnOrigin(`http://${host}`, LOCAL)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'localhost',
    'localhost:8081',
    'localhost.:8080',
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example:8080',
    'evil.example@localhost:8080',
    '127.0.0.2:8080',
    '0.0.0.0:8080',
  ])('the host %s does not name the server', (host) => {
    expect(isOwnHost(host, LOCAL)).toBe(false);
  });

  it.each(['null', '', 'http://evil.example', 'http://localhost:8081', 'https://localhost:8080', 'localhost:8080'])(
    'the origin %s is not one of the server',
    (origin) => {
      expect(isOwnOrigin(origin, LOCAL)).toBe(false);
    },
  );

  it('a request without an origin comes from no page of another site', () => {
    expect(isOwnOrigin(undefined, LOCAL)).toBe(true);
  });

  it('the public address names the server, with or without its default port', () => {
    for (const host of ['premise.example', 'premise.example:443', 'localhost:8080'])
      expect([host, isOwnHost(host, PUBLISHED)]).toEqual([host, true]);
    for (const host of ['premise.example:80', 'premise.example:8080', 'www.premise.example'])
      expect([host, isOwnHost(host, PUBLISHED)]).toEqual([host, false]);
    expect(isOwnOrigin('https://premise.example', PUBLISHED)).toBe(true);
    expect(isOwnOrigin('http://premise.example', PUBLISHED)).toBe(false);
  });

  it('port 80 may be left out', () => {
    expect(isOwnHost('localhost', { port: 80 })).toBe(true);
    expect(isOwnOrigin('http://localhost', { port: 80 })).toBe(true);
  });
});
