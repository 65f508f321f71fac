// A program: receives mail over SMTP, keeps it in a folder and shows it on a web page; on 127.0.0.1 alone.
// Environment: MAIL_SMTP_PORT, MAIL_WEB_PORT, MAIL_DIR.
import { chmodSync, mkdirSync } from 'node:fs';
import process from 'node:process';
import { MailDev } from 'maildev';
import { adaptMailPage } from './mail-page.ts';

const mailDirectory = process.env['MAIL_DIR'];
if (mailDirectory === undefined) throw new Error('MAIL_DIR is missing.');
// Mails hold links that set passwords: what is written from here on is its owner's alone.
process.umask(0o077);
mkdirSync(mailDirectory, { recursive: true });
chmodSync(mailDirectory, 0o700);

adaptMailPage();
const mailDev = new MailDev({
  smtp: Number(process.env['MAIL_SMTP_PORT']),
  ip: '127.0.0.1',
  web: Number(process.env['MAIL_WEB_PORT']),
  webIp: '127.0.0.1',
  mailDirectory,
  maxEmails: 500,
  // It would write down to whom each mail goes.
  silent: true,
  mcp: false,
});
await mailDev.start();

for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.once(name, () => {
    // An open page keeps its socket; nothing of it is worth waiting for.
    setTimeout(() => process.exit(0), 1500).unref();
    void mailDev.stop().then(() => process.exit(0));
  });
}
