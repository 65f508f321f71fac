// A program for those who change a template: writes every mail as HTML and plain text. usage: write-sample-mails.js FOLDER
import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startOrExit } from '@premise/service-platform';
import { ComposeMail } from '../mail/compose-mail.ts';
import { MAIL_KINDS } from '../mail/mail-kinds.ts';
import { SAMPLE_REPORT } from '../mail/sample-report.ts';

await startOrExit(async () => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Name the folder to write the mails to.');
  await mkdir(folder, { recursive: true });
  const composeMail = new ComposeMail({ publicUrl: 'https://premise.example', contactEmail: 'help@premise.example' });
  for (const kind of MAIL_KINDS) {
    const contents = {
      to: 'ada@example.com',
      firstName: 'Ada',
      secret: 'a-token-of-the-same-length-as-those-we-send',
      details: {
        newEmail: 'ada.king.countess.of.lovelace@analytical-engines.example',
        report: JSON.stringify(SAMPLE_REPORT),
      },
    };
    const { html, text } = await composeMail.compose(kind, contents, new Date());
    await writeFile(path.join(folder, `${kind}.html`), html);
    await writeFile(path.join(folder, `${kind}.txt`), text);
  }
  process.stdout.write(`${MAIL_KINDS.length} mails are in ${path.resolve(folder)}.\n`);
});
