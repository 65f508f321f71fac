import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGES } from '@premise/contracts';
import type { GatewayConfiguration } from './configuration.ts';
import { JWKS_PATH } from '@premise/contracts';
import { createGateway } from './gateway.ts';
import { SECURITY_HEADERS, TIMEOUTS } from './routes-table.ts';
import { hashForPolicy } from './shell-page.ts';
import { readTrustedPeers } from './trusted-peers.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-gateway-'));
const SHELL_PAGE =
  '<!doctype html><title>Premise</title><link rel=preload href=/a.js as=script><link rel=preload href=/home.js as=script data-page=/><style data-href=/all.css>a > b{}</style><style data-href=/home.css data-page=/>c > d{}</style>';
const FIRST_PAINT_SCRIPT = path.resolve(__dirname, '../../../apps/shell/public/first-paint.js');
let configuration: GatewayConfiguration;
let gateway: Server;
let service: Server;
let seen: { url: string; headers: IncomingHttpHeaders }[] = [];
let port = 0;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function ask(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: Buffer; on?: number } = {},
): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const req = request(
      { host: '127.0.0.1', port: options.on ?? port, path: url, method: options.method, headers: options.headers },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
        res.on('error', reject);
      },
    );
    req.on('error', reject);
    req.end(options.body);
  });
}

/** As builds are put in place: whole, by renaming, so that an answer under way keeps the file it began with. */
function put(file: string, content: string | Buffer): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(`${full}.new`, content);
  renameSync(`${full}.new`, full);
}

beforeAll(async () => {
  put('shell/dist/index.html', SHELL_PAGE);
  put('shell/dist/main.0123abcd.js', 'console.log("shell")'.repeat(20));
  put('shell/dist/main.0123abcd.js.br', brotliCompressSync('console.log("shell")'.repeat(20)));
  put('shell/dist/main.0123abcd.js.map', '{}');
  put('shell/dist/.git/config', 'secret');
  put('analyzer-mf/package.json', '{"version":"0.1.0"}');
  put('analyzer-mf/dist/mf-manifest.json', '{"id":"analyzer_mf"}');

  service = createServer((req, res) => {
    seen.push({ url: req.url ?? '', headers: req.headers });
    if (req.url?.startsWith('/api/analysis/events')) {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Powered-By': 'Express' });
      res.write('id: 1\ndata: first\n\n');
      req.on('close', () => res.end());
      return;
    }
    if (req.url === '/api/analysis/large') {
      res.writeHead(200, { 'Content-Type': 'application/json', ETag: '"x"' });
      res.end(JSON.stringify({ text: 'word '.repeat(2000) }));
      return;
    }
    req.resume();
    if (req.url === '/api/auth/silent') {
      res.once('close', () => service.emit('hung-up'));
      service.emit('silent');
      return;
    }
    if (req.url === '/api/patents/research/search') {
      setTimeout(() => res.end('{"success":true}'), TIMEOUTS.answerHead + 500);
      return;
    }
    req.on('end', () => {
      if (req.url === '/api/patents/files/signed') {
        res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
        res.setHeader('X-Frame-Options', 'SAMEORIGIN');
      }
      res.writeHead(200, { 'Content-Type': 'application/json', 'X-Powered-By': 'Express' });
      res.end(JSON.stringify({ url: req.url }));
    });
  });
  const upstream = `http://127.0.0.1:${await listen(service)}`;
  configuration = {
    host: '127.0.0.1',
    port: 0,
    upstreams: { auth: upstream, analysis: upstream, patent: 'http://127.0.0.1:9' },
    appsDir: folder,
    publicUrl: 'https://premise.example',
    contactEmail: 'someone@premise.example',
    mailPage: null,
    demoLogin: true,
    behindTls: false,
    isTrustedPeer: readTrustedPeers('loopback'),
    liveReload: false,
  };
  gateway = createGateway(configuration);
  port = await listen(gateway);
});

beforeEach(() => {
  seen = [];
});

afterAll(() => {
  for (const server of [gateway, service]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('what services call among themselves', () => {
  it.each(['/internal', '/internal/accounts/erase', '/internal/accounts/erase?x=1'])(
    'is passed on for nobody and is no page: %s',
    async (url) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const headers = { accept: 'text/html,*/*', 'content-type': 'application/json' };
        expect((await ask(url, { method, headers })).status).toBe(404);
      }
      expect(seen).toEqual([]);
    },
  );

  it.each([
    '/api/analysis/../../internal/accounts/erase',
    '/api/analysis/%2e%2e/%2e%2e/internal/accounts/erase',
    '/api/analysis/.%2E/%2e./internal/accounts/erase',
    '/api/auth/%2e%2e/analysis/history',
  ])('is reached by no climbing address: %s', async (url) => {
    seen = [];
    for (const method of ['GET', 'POST']) expect((await ask(url, { method })).status).toBe(404);
    expect(seen).toEqual([]);
  });
});

describe('requests that name another server or come from another website', () => {
  const PAGES_AND_CALLS = ['/', '/main.0123abcd.js', '/config.json', '/api/auth/session'];
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };

  it.each(PAGES_AND_CALLS)('are refused at %s, upgrades too', async (url) => {
    for (const method of ['GET', 'POST']) {
      for (const host of ['evil.example', `evil.example:${port}`, 'localhost', `127.0.0.1:${port + 1}`]) {
        for (const more of [{}, upgrade]) {
          const answer = await ask(url, { method, headers: { host, ...more } });
          expect([host, answer.status]).toEqual([host, 421]);
          expect(answer.body.toString()).toContain('https://premise.example');
        }
      }
      for (const origin of ['https://evil.example', `http://evil.example:${port}`, 'null', 'http://premise.example']) {
        for (const more of [{}, upgrade]) {
          expect([origin, (await ask(url, { method, headers: { origin, ...more } })).status]).toEqual([origin, 403]);
        }
      }
    }
    expect(seen).toEqual([]);
  });

  it('are answered at the public address and at the loopback names', async () => {
    for (const host of ['premise.example', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect([host, (await ask('/config.json', { headers: { host } })).status]).toEqual([host, 200]);
    }
    for (const origin of ['https://premise.example', `http://localhost:${port}`]) {
      const headers = { origin };
      expect([origin, (await ask('/api/auth/x', { method: 'POST', headers })).status]).toEqual([origin, 200]);
    }
  });
});

describe('hidden names', () => {
  it('are refused below /api as well, but for the keys that tokens are verified with', async () => {
    seen = [];
    for (const url of ['/api/auth/.git/config', '/api/auth/.well-known/other', '/api/patents/main.js.map']) {
      expect([url, (await ask(url)).status]).toEqual([url, 404]);
    }
    expect(seen).toEqual([]);
    expect((await ask(JWKS_PATH)).status).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual([JWKS_PATH]);
  });
});

describe('pages', () => {
  it('answer navigations with the page, and only those', async () => {
    const page = await ask('/analysis/some-id', { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html;charset=utf-8',
      'no-cache',
    ]);
    expect(page.body.toString()).toContain('<title>Analysis · Premise</title>');
    expect((await ask('/missing.js', { headers: { accept: '*/*' } })).status).toBe(404);
    expect((await ask('/page', { headers: { accept: 'text/html', 'sec-fetch-mode': 'cors' } })).status).toBe(404);
    expect((await ask('/mf/analyzer/missing', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('say at each address what a shared link and a search engine show', async () => {
    const html = { headers: { accept: 'text/html' } };
    const home = (await ask('/', html)).body.toString();
    expect(home).toContain('<title>Argument analysis for inventors · Premise</title>');
    expect(home).toContain('<link rel="canonical" href="https://premise.example/">');
    expect(home).toContain('<meta property="og:image" content="https://premise.example/social-card.png">');
    expect(home).toContain('href=/home.js');
    expect(home).toContain('<style data-href=/home.css data-page=/>c > d{}</style>');
    const about = await ask('/about?from=x', html);
    // what only the home page needs is fetched early there alone
    expect(about.body.toString()).toContain('href=/a.js');
    expect(about.body.toString()).toContain('<style data-href=/all.css>a > b{}</style>');
    expect(about.body.toString()).not.toMatch(/home|c > d/);
    expect(about.body.toString()).toContain('<meta property="og:url" content="https://premise.example/about">');
    const again = await ask('/about', { headers: { ...html.headers, 'if-none-match': about.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const script = await ask('/about', { headers: { accept: 'text/html', 'sec-fetch-mode': 'cors' } });
    expect([script.status, script.body.toString()]).toEqual([200, about.body.toString()]);
    const profile = (await ask('/profile', html)).body.toString();
    expect(profile).toContain('<meta name="robots" content="noindex">');
    expect(profile).not.toContain('canonical');
  });

  describe('that were rendered at build time', () => {
    const html = { headers: { accept: 'text/html' } };
    const shellPage = '<!doctype html><head><title>Premise</title></head><body><div id=root></div></body>';
    beforeAll(() => {
      put('shell/dist/index.html', shellPage);
      put(
        'shell/dist/prerendered.json',
        JSON.stringify({
          pages: {
            '/about': { html: '<h1>About $& us</h1>' },
            '/analyzer': { html: '<nav></nav><premise-remote></premise-remote><footer></footer>' },
            '/patent-buddy': { html: '<nav></nav><premise-remote></premise-remote><footer></footer>' },
          },
        }),
      );
      put(
        'analyzer-mf/dist/prerendered.json',
        JSON.stringify({ pages: { '/analyzer': { html: '<h1>Costs $1</h1>', css: '.a{color:red}' } } }),
      );
    });
    afterAll(() => {
      for (const app of ['shell', 'analyzer-mf']) rmSync(path.join(folder, app, 'dist/prerendered.json'));
      put('shell/dist/index.html', SHELL_PAGE);
    });

    it('are served within the page, the shell’s own and a remote’s in its frame [D-52]', async () => {
      const about = (await ask('/about', html)).body.toString();
      expect(about).toContain('<div id="root" data-prerendered><h1>About $& us</h1></div>');
      const analyzer = (await ask('/analyzer', html)).body.toString();
      expect(analyzer).toContain('<nav></nav><h1>Costs $1</h1><footer></footer></div>');
      expect(analyzer).toContain('<style>.a{color:red}</style></head>');
      // the remote's build has rendered none, and this page is nobody's
      for (const at of ['/patent-buddy', '/profile', '/no-such-page']) {
        expect((await ask(at, html)).body.toString()).toContain('<div id=root></div>');
      }
    });

    it('carry the script that runs before the first paint, so that the paint waits for no other file [D-52]', async () => {
      const script = readFileSync(FIRST_PAINT_SCRIPT, 'utf8');
      const tag = '<script src=/first-paint.js></script>';
      put('shell/dist/index.html', shellPage.replace('</head>', `${tag}</head>`));
      put('shell/dist/first-paint.js', script);
      const known = (await ask('/about', html)).body.toString();
      expect(known).toContain(`<script>${script}</script></head>`);
      expect(known).not.toContain('src=/first-paint.js');
      // another script than the one that the policy knows: it stays a file, which runs
      put('shell/dist/first-paint.js', 'window.other = true;');
      expect((await ask('/about', html)).body.toString()).toContain(`${tag}</head>`);
      put('shell/dist/index.html', shellPage);
    });

    it('show what a remote alone delivers anew, the shell left as it is [D-52]', async () => {
      const first = await ask('/analyzer', html);
      put(
        'analyzer-mf/dist/prerendered.json',
        JSON.stringify({ pages: { '/analyzer': { html: '<h1>Delivered</h1>', css: '' } } }),
      );
      const second = await ask('/analyzer', {
        headers: { accept: 'text/html', 'if-none-match': first.headers.etag ?? '' },
      });
      expect([second.status, second.body.toString().includes('<h1>Delivered</h1>')]).toEqual([200, true]);
      put('analyzer-mf/dist/prerendered.json', 'half a fi');
      expect((await ask('/analyzer', html)).body.toString()).toContain('<div id=root></div>');
    });

    it('are compressed as the browser can take it, the same for everybody', async () => {
      const long = '<h1>About</h1>'.repeat(200);
      put('shell/dist/prerendered.json', JSON.stringify({ pages: { '/about': { html: long } } }));
      const plain = await ask('/about', html);
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      const as = (encodings: string) =>
        ask('/about', { headers: { accept: 'text/html', 'accept-encoding': encodings } });
      const br = await as('gzip, br');
      expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      const gzip = await as('gzip;q=0.8, br;q=0');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(gzip.headers.etag).toBe(plain.headers.etag);
    });
  });

  it('answer an address without a page with the page and 404 [S1-034]', async () => {
    for (const url of ['/no-such-page', '/about/more', '/research']) {
      const answer = await ask(url, { headers: { accept: 'text/html' } });
      expect([url, answer.status]).toEqual([url, 404]);
      expect(answer.body.toString()).toContain('<title>Page Not Found · Premise</title>');
    }
  });

  it('tell search engines where the pages are, and only those to be found', async () => {
    const robots = await ask('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body.toString()).toContain('Sitemap: https://premise.example/sitemap.xml');
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...sitemap.body.toString().matchAll(/<loc>https:\/\/premise\.example(.*?)<\/loc>/g)].map(
      ([, at]) => at,
    );
    expect(listed).toEqual(PAGES.filter(({ indexed }) => indexed).map(({ path: at }) => at));
    expect(listed).toContain('/research/clarity-infrastructure');
    expect(listed).not.toContain('/profile');
  });

  it('serve hashed files for ever, precompressed where the browser can', async () => {
    const plain = await ask('/main.0123abcd.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask('/main.0123abcd.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
  });

  it.each([
    '/.git/config',
    '/main.0123abcd.js.map',
    '/%2egit/config',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/mf/analyzer/../../shell/dist/.git/config',
    '/%00',
    '/%',
  ])('never serve %s', async (url) => {
    const answer = await ask(url);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('survive a nonsensical range', async () => {
    expect((await ask('/main.0123abcd.js', { headers: { range: 'bytes=9-2' } })).status).toBe(200);
  });

  it('show a swapped build at once, under a new version', async () => {
    const remotes = async (): Promise<string> => (await ask('/remotes.json')).body.toString();
    const before = await remotes();
    expect(JSON.parse(before)).toEqual({
      remotes: [
        {
          name: 'analyzer_mf',
          version: expect.stringMatching(/^0\.1\.0\+[0-9a-f]{8}$/) as string,
          manifest: '/mf/analyzer/mf-manifest.json',
        },
        { name: 'patent_mf', version: 'unavailable', manifest: '/mf/patent/mf-manifest.json' },
        { name: 'admin_mf', version: 'unavailable', manifest: '/mf/admin/mf-manifest.json' },
      ],
    });
    expect((await ask('/mf/analyzer/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
    put('analyzer-mf/dist/mf-manifest.json', '{"id":"analyzer_mf","swapped":true}');
    expect((await ask('/mf/analyzer/mf-manifest.json')).body.toString()).toContain('swapped');
    expect(await remotes()).not.toBe(before);
  });

  it('learn the public settings', async () => {
    const answer = await ask('/config.json');
    expect(JSON.parse(answer.body.toString())).toEqual({
      contactEmail: 'someone@premise.example',
      mailPage: null,
      demoLogin: true,
    });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

describe('headers', () => {
  it('keep the policy of a stored file beside the product’s own, so that both apply', async () => {
    const { auth, analysis } = configuration.upstreams;
    const whole = createGateway({ ...configuration, upstreams: { auth, analysis, patent: auth } });
    const { headers } = await ask('/api/patents/files/signed', { on: await listen(whole) });
    whole.close();
    const own = SECURITY_HEADERS['Content-Security-Policy'];
    expect(headers['content-security-policy']).toBe(`${own}, default-src 'none'; sandbox`);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it.each(['/', '/main.0123abcd.js', '/remotes.json', '/api/auth/x', '/api/nowhere', '/.git/config', '/api/patents/x'])(
    'protect the answer of %s',
    async (url) => {
      const { headers } = await ask(url);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(['/reset-password?token=secret', '/verify-email-change?token=secret', '/verify?token=secret'])(
    'keep the address of %s from going anywhere',
    async (url) => {
      const { headers } = await ask(url, { headers: { accept: 'text/html' } });
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['content-security-policy']).toBe(SECURITY_HEADERS['Content-Security-Policy']);
    },
  );

  it('carry the policy that forbids inline scripts but one, known by its hash, and evaluated scripts', () => {
    const script = readFileSync(FIRST_PAINT_SCRIPT, 'utf8');
    expect(SECURITY_HEADERS['Content-Security-Policy']).toBe(
      `default-src 'self'; script-src 'self' '${hashForPolicy(script)}'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
  });

  it('tell the services who really called', async () => {
    await ask('/api/auth/x', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-forwarded-proto': 'https',
      },
    });
    expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(seen[0]?.headers['x-real-ip']).toBeUndefined();
    expect(seen[0]?.headers['forwarded']).toBeUndefined();
  });

  it('take the word of the proxy in front about the caller, and nobody else’s', async () => {
    const forwardedOf = async (trusted: string): Promise<unknown> => {
      const gateway = createGateway({ ...configuration, behindTls: true, isTrustedPeer: readTrustedPeers(trusted) });
      const on = await listen(gateway);
      seen.length = 0;
      await ask('/api/auth/x', {
        on,
        headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.4', 'x-forwarded-proto': 'https' },
      });
      gateway.closeAllConnections();
      gateway.close();
      const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol } = seen[0]?.headers ?? {};
      return [address, protocol];
    };
    expect(await forwardedOf('loopback')).toEqual(['198.51.100.4', 'https']);
    expect(await forwardedOf('198.51.100.0/24')).toEqual(['127.0.0.1', 'http']);
    expect(await forwardedOf('')).toEqual(['127.0.0.1', 'http']);
  });

  it('demand TLS for the future where a proxy in front ends it', async () => {
    const behind = createGateway({
      host: '127.0.0.1',
      port: 0,
      upstreams: { auth: 'http://127.0.0.1:9', analysis: 'http://127.0.0.1:9', patent: 'http://127.0.0.1:9' },
      appsDir: folder,
      publicUrl: '',
      contactEmail: '',
      mailPage: null,
      demoLogin: false,
      behindTls: true,
      isTrustedPeer: readTrustedPeers('loopback'),
      liveReload: true,
    });
    const on = await listen(behind);
    const secure = await ask('/', { on, headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await ask('/', { on })).headers['strict-transport-security']).toBeUndefined();
    const page = await ask('/x', { on, headers: { accept: 'text/html' } });
    expect(page.body.toString()).toContain('Premise');
    behind.closeAllConnections();
    behind.close();
  });
});

describe('calls', () => {
  it.each(['/api/auth/login', '/api/admin/users', '/api/health', '/api/analysis/history?page=2'])(
    'pass on %s',
    async (url) => {
      const answer = await ask(url);
      expect(JSON.parse(answer.body.toString())).toEqual({ url });
    },
  );

  it('answer unknown addresses in the common shape', async () => {
    for (const url of ['/api/nowhere', '/api', '/api/analysisx']) {
      const answer = await ask(url);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, code: 'NOT_FOUND' });
    }
  });

  it('say so in the common shape when a service is down', async () => {
    const answer = await ask('/api/patents/health');
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  });

  it('do not wait for ever for a service that says nothing', async () => {
    const answer = await ask('/api/auth/silent');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  });

  it('of a caller who hangs up end at the service, too', async () => {
    const gone = new Promise<void>((resolve) => service.once('hung-up', resolve));
    const req = request({ host: '127.0.0.1', port, path: '/api/auth/silent', method: 'POST' });
    req.on('error', () => undefined);
    const there = once(service, 'silent');
    req.end('{}');
    await there;
    req.destroy();
    await gone;
  });

  it('wait longer where several sources of patents are asked one after the other', async () => {
    const { auth, analysis } = configuration.upstreams;
    const patient = createGateway({ ...configuration, upstreams: { auth, analysis, patent: auth } });
    const answer = await ask('/api/patents/research/search', { method: 'POST', on: await listen(patient) });
    patient.close();
    expect([answer.status, answer.body.toString()]).toEqual([200, '{"success":true}']);
  });

  it('refuse bodies beyond the limit, declared or not', async () => {
    const body = Buffer.alloc(300 * 1024, 'a');
    const declared = await ask('/api/auth/login', { method: 'POST', body });
    const streamed = await ask('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'transfer-encoding': 'chunked' },
    });
    for (const answer of [declared, streamed]) {
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'BODY_TOO_LARGE' });
    }
    expect((await ask('/api/analysis/analyze', { method: 'POST', body })).status).toBe(200);
  });

  it('compress large JSON answers, but none that can hold a credential', async () => {
    const large = await ask('/api/analysis/large', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([large.headers['content-encoding'], large.headers['vary'], large.headers['etag']]).toEqual([
      'br',
      'Accept-Encoding',
      'W/"x"',
    ]);
    expect(JSON.parse(brotliDecompressSync(large.body).toString())).toMatchObject({
      text: expect.any(String) as string,
    });
    const refused = await ask('/api/analysis/large', { headers: { 'accept-encoding': 'br;q=0, identity' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const login = await ask('/api/auth/login', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(login.headers['content-encoding']).toBeUndefined();
  });

  it('pass events through as they happen, uncompressed, and end with the caller', async () => {
    const first = await new Promise<{ text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const req = request(
        { host: '127.0.0.1', port, path: '/api/analysis/events', headers: { 'accept-encoding': 'gzip, br' } },
        (res) => {
          res.once('data', (chunk: Buffer) => {
            resolve({ text: chunk.toString(), headers: res.headers });
            req.destroy();
          });
        },
      );
      req.on('error', reject);
      req.end();
    });
    expect(first.text).toBe('id: 1\ndata: first\n\n');
    expect(first.headers['content-encoding']).toBeUndefined();
    expect(first.headers['x-accel-buffering']).toBe('no');
    const connections = (): Promise<number> =>
      new Promise((resolve) => service.getConnections((_error, count) => resolve(count)));
    const deadline = Date.now() + 3000;
    while ((await connections()) > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await connections()).toBe(0);
  });

  const onTheWire = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
    });

  it('answer nonsense on the wire with 400', async () => {
    expect(await onTheWire('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('answer a connection that was opened in advance and never used with 408, so that a browser asks again', async () => {
    const arrived = once(gateway, 'connection') as Promise<[Socket]>;
    const answer = onTheWire('');
    const [socket] = await arrived;
    gateway.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(['/', '/api/auth/session'])('answer %s with 400 when two hosts are named', async (url) => {
    seen = [];
    const head = `GET ${url} HTTP/1.1\r\nHost: premise.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n`;
    expect(await onTheWire(head)).toMatch(/^HTTP\/1\.1 400/);
    expect(seen).toEqual([]);
  });
});
