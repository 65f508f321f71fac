import { FileLinks, type LinkedFile } from './file-links.ts';

const FILE: LinkedFile = { bucket: 'patent-images', key: 'u/a/1_x.png', fileName: '1_x.png', download: false };
const HOUR = 3_600_000;
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

describe('addresses of files', () => {
  let now = 500_000 * HOUR + 1000;
  const links = new FileLinks('a secret of the service', () => now);

  it('lead to their file for one to two hours', () => {
    const { url, expiresAt } = links.link(FILE);
    expect(links.read(tokenOf(url))).toEqual(FILE);
    expect(Date.parse(expiresAt)).toBe(500_002 * HOUR);
    now = 500_002 * HOUR - 1;
    expect(links.read(tokenOf(url))).toEqual(FILE);
    now += 1;
    expect(() => links.read(tokenOf(url))).toThrow(expect.objectContaining({ code: 'LINK_EXPIRED', status: 403 }));
  });

  it('are the same within an hour, so that what they lead to can be cached', () => {
    const { url } = links.link(FILE);
    now += 1000;
    expect(links.link(FILE).url).toBe(url);
    now += HOUR;
    expect(links.link(FILE).url).not.toBe(url);
  });

  it('cannot be made, bent or lengthened by anybody else', () => {
    const token = tokenOf(links.link(FILE).url);
    const [payload = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify(['patent-images', 'u/b/2_y.png', 'y.png', 0, 9_999_999])).toString(
      'base64url',
    );
    const foreign = tokenOf(new FileLinks('another secret', () => now).link(FILE).url);
    for (const bent of [`${other}.${signature}`, payload, `${token}.x`, `${token}x`, foreign, '', '.', 'a.b'])
      expect(() => links.read(bent)).toThrow(expect.objectContaining({ code: 'LINK_EXPIRED' }));
  });
});
