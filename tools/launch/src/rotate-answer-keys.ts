import { runAuthProgram } from './run-auth-command.ts';

// npm run rotate-answer-keys, after a new key was put first in AUTH_ANSWER_KEYS
await runAuthProgram('rotate-answer-keys.js');
