import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { mailCatcherProgram } from './mail-catcher-program.ts';

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

describe('page of the mail catcher', () => {
  it('lets links of a mail open in a tab, and no other origin read the mails', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-mail-'));
    const port = await freePort();
    const program = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', mailCatcherProgram], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        MAIL_DIR: folder,
        MAIL_WEB_PORT: String(port),
        MAIL_SMTP_PORT: String(await freePort()),
      },
    });
    try {
      const page = `http://127.0.0.1:${port}/`;
      const html = await (await get(page, { accept: 'text/html' })).text();
      expect(html).toMatch(/<style>[^<]*max-width: 640px[^<]*<\/style><\/head>/);
      const script = /assets\/[^"]+\.js/.exec(html)?.[0] ?? 'no script';
      const code = await (await get(page + script)).text();
      expect(code).toContain('sandbox:"allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
      expect(code).not.toContain('sandbox:"allow-same-origin"');
      const mails = await get(`${page}api/email`, { origin: 'http://elsewhere.example' });
      expect(mails.status).toBe(200);
      expect(mails.headers.get('access-control-allow-origin')).toBeNull();
    } finally {
      program.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('writes nobody’s address into its log', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-mail-'));
    const [web, smtp] = [await freePort(), await freePort()];
    const program = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', mailCatcherProgram], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], MAIL_DIR: folder, MAIL_WEB_PORT: String(web), MAIL_SMTP_PORT: String(smtp) },
    });
    let log = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    try {
      await get(`http://127.0.0.1:${web}/api/email`);
      const text = 'Subject: Hello\r\nTo: canary@example.com\r\n\r\nGood day.\r\n.\r\n';
      const lines = ['HELO here', 'MAIL FROM:<me@example.com>', 'RCPT TO:<canary@example.com>', 'DATA'];
      const steps = [...lines.map((line) => `${line}\r\n`), text, 'QUIT\r\n'];
      const socket = connect(smtp, '127.0.0.1');
      socket.on('data', () => socket.write(steps.shift() ?? ''));
      await once(socket, 'close');
      let mails: unknown[] = [];
      for (let left = 100; mails.length === 0 && left > 0; left -= 1) {
        await sleep(100);
        mails = (await (await get(`http://127.0.0.1:${web}/api/email`)).json()) as unknown[];
      }
      expect(JSON.stringify(mails)).toContain('canary@example.com');
      expect(log).not.toContain('canary');
    } finally {
      program.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
