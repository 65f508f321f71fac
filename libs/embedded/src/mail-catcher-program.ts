import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Arguments of Node that run the mail catcher. It is never imported: its packages load in a process of their own only. */
export const mailCatcherProgram = [
  '--conditions=source',
  '--disable-warning=ExperimentalWarning',
  path.join(path.dirname(fileURLToPath(import.meta.url)), 'mail-catcher.ts'),
];
