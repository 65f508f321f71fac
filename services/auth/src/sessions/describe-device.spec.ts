import { describeDevice } from './describe-device.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';

describe('a device', () => {
  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.9.1', 'Unknown device'],
  ])('with the user agent %s is called %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });

  it.each([undefined, '', '   ', '\u0001', '()', '/'])('that says nothing (%j) is unknown', (userAgent) => {
    expect(describeDevice(userAgent)).toBe('Unknown device');
  });

  it.each([
    ['markup', '<script>alert(1)</script>/1.0 <img src=x onerror=alert(1)>'],
    ['line breaks', 'Evil\r\nSet-Cookie: a=b/1'],
    ['a template', '{{7*7}}${7*7}/1'],
    ['one long word', `${'x'.repeat(16_000)}/1`],
    ['many spaces', `Mozilla/5.0 ${' '.repeat(16_000)}`],
    ['many brackets', '('.repeat(16_000)],
    ['many versions', 'Version/1.'.repeat(1_600)],
    ['prototype members', '__proto__/1 constructor/2'],
  ])('with a hostile user agent (%s) is a short plain name, at once', (_what, userAgent) => {
    // processor time: what else the machine does is not counted
    const start = process.cpuUsage();
    const words = describeDevice(userAgent);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(200);
    expect(words).toMatch(/^[\p{L}\p{N} .+/-]{1,84}$/u);
  });
});
