import { runAuthProgram } from './run-auth-command.ts';

// npm run super-user -- make|promote|reset EMAIL
await runAuthProgram('super-user.js');
