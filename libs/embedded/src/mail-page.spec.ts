import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { mailCatcherProgram } from './mail-catcher-program.ts';

let folder: string;
let program: ChildProcess;
let webPort: number;
let smtpPort: number;
let log = '';

async function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await fetch(url, { headers });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'premise-mail-'));
  webPort = await freePort();
  smtpPort = await freePort();
  program = spawn(process.execPath, mailCatcherProgram, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      MAIL_DIR: path.join(folder, 'mail'),
      MAIL_WEB_PORT: String(webPort),
      MAIL_SMTP_PORT: String(smtpPort),
    },
  });
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  await get(`http://127.0.0.1:${webPort}/api/healthz`);
  await sendMail();
}, 60_000);

afterAll(() => {
  program.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A mail with a file, until it is listed. */
async function sendMail(): Promise<void> {
  const head = 'Subject: Hello\r\nTo: canary@example.com\r\nMIME-Version: 1.0\r\n';
  const parts = [
    'Content-Type: text/plain\r\n\r\nGood day.',
    'Content-Type: text/csv\r\nContent-Disposition: attachment; filename="a.csv"\r\n\r\n1,2',
  ];
  const body = `${parts.map((part) => `--part\r\n${part}\r\n`).join('')}--part--\r\n.\r\n`;
  const mail = `${head}Content-Type: multipart/mixed; boundary="part"\r\n\r\n${body}`;
  const lines = ['HELO here', 'MAIL FROM:<me@example.com>', 'RCPT TO:<canary@example.com>', 'DATA'];
  const steps = [...lines.map((line) => `${line}\r\n`), mail, 'QUIT\r\n'];
  const socket = connect(smtpPort, '127.0.0.1');
  socket.on('data', () => socket.write(steps.shift() ?? ''));
  await once(socket, 'close');
  let mails: unknown[] = [];
  for (let left = 100; mails.length === 0 && left > 0; left -= 1) {
    await sleep(100);
    mails = (await (await get(`http://127.0.0.1:${webPort}/api/email`)).json()) as unknown[];
  }
  expect(JSON.stringify(mails)).toContain('canary@example.com');
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Status and text of the answer to a request with exactly these headers; 101 for a WebSocket that was opened. */
async function ask(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const req = request({ host: '127.0.0.1', port: webPort, path: url, headers, agent: false });
  req.end();
  const [answer] = (await Promise.race([once(req, 'response'), once(req, 'upgrade')])) as [IncomingMessage];
  if (answer.statusCode === 101) {
    answer.socket.destroy();
    return { status: 101, body: '' };
  }
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const ROUTES: [string, Record<string, string>, number][] = [
  ['/', { accept: 'text/html' }, 200],
  ['/api/email', {}, 200],
  ['/socket.io/?EIO=4&transport=polling', {}, 200],
  ['/socket.io/?EIO=4&transport=websocket', UPGRADE, 101],
];

describe('page of the mail catcher', () => {
  it('lets links of a mail open in a tab, and no other origin read the mails', async () => {
    const page = `http://127.0.0.1:${webPort}/`;
    const html = await (await get(page, { accept: 'text/html' })).text();
    expect(html).toMatch(/<style>[^<]*max-width: 640px[^<]*<\/style><\/head>/);
    const script = /assets\/[^"]+\.js/.exec(html)?.[0] ?? 'no script';
    const code = await (await get(page + script)).text();
    expect(code).toContain('sandbox:"allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
    expect(code).not.toContain('sandbox:"allow-same-origin"');
    const mails = await get(`${page}api/email`, { origin: `http://localhost:${webPort}` });
    expect(mails.status).toBe(200);
    expect(mails.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(ROUTES)('answers %s at its loopback names', async (url, headers, status) => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${webPort}`;
      expect((await ask(url, { ...headers, host })).status).toBe(status);
      expect((await ask(url, { ...headers, host, origin: `http://${host}` })).status).toBe(status);
    }
  });

  it.each(ROUTES)('refuses %s at the name of another website that leads here', async (url, headers) => {
    for (const host of [`evil.example:${webPort}`, 'evil.example', 'localhost', `127.0.0.1:${webPort + 1}`]) {
      const answer = await ask(url, { ...headers, host });
      expect([host, answer]).toEqual([
        host,
        { status: 421, body: `This page is at http://127.0.0.1:${webPort} only.\n` },
      ]);
    }
  });

  it.each(ROUTES)('refuses %s to pages of other websites', async (url, headers) => {
    const host = `127.0.0.1:${webPort}`;
    for (const origin of ['http://evil.example', `http://evil.example:${webPort}`, 'http://127.0.0.1:1', 'null']) {
      const answer = await ask(url, { ...headers, host, origin });
      expect([origin, answer]).toEqual([
        origin,
        { status: 403, body: 'Pages of other websites get no answer here.\n' },
      ]);
    }
  });

  it('is shown in no other website’s frame, and runs no script of a mail or of what is attached to it', async () => {
    const page = `http://127.0.0.1:${webPort}`;
    const [mail] = (await (await get(`${page}/api/email`)).json()) as {
      id: string;
      attachments: { generatedFileName: string }[];
    }[];
    const policies = [
      ['/', /^script-src 'self'; .*frame-ancestors 'self'$/],
      [`/api/email/${mail?.id}/html`, /^sandbox allow-popups allow-popups-to-escape-sandbox$/],
      [`/api/email/${mail?.id}/attachment/${mail?.attachments[0]?.generatedFileName}`, /^sandbox /],
    ] as const;
    for (const [url, policy] of policies) {
      const { headers } = await get(page + url);
      expect([url, headers.get('content-security-policy')]).toEqual([url, expect.stringMatching(policy)]);
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('opens from a link of another website, which can fetch nothing of it', async () => {
    const host = `127.0.0.1:${webPort}`;
    const from = (dest: string) => ({ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest });
    expect((await ask('/', { ...from('document'), accept: 'text/html' })).status).toBe(200);
    expect((await ask('/', { ...from('iframe'), accept: 'text/html' })).status).toBe(403);
    expect((await ask('/api/reloadMailsFromDirectory', from('image'))).status).toBe(403);
    expect((await ask('/api/reloadMailsFromDirectory', from('document'))).status).toBe(403);
  });

  it('writes nobody’s address into its log', () => {
    expect(log).not.toContain('canary');
  });

  it('keeps mails and their files readable by their owner alone', () => {
    const mail = path.join(folder, 'mail');
    const kept = readdirSync(mail, { recursive: true, withFileTypes: true }).map((entry) => {
      const mode = (statSync(path.join(entry.parentPath, entry.name)).mode & 0o777).toString(8);
      return `${entry.isDirectory() ? 'folder' : 'file'} ${mode}`;
    });
    expect((statSync(mail).mode & 0o777).toString(8)).toBe('700');
    expect([...new Set(kept)].sort()).toEqual(['file 600', 'folder 700']);
  });
});
