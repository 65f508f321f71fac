import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the mail catcher's program. It is run, never imported: its packages load in a process of their own only. */
export const mailCatcherProgram = path.join(path.dirname(fileURLToPath(import.meta.url)), 'mail-catcher.ts');
