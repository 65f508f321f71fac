import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole clone. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
