// npm start: the whole product on this machine, until Ctrl-C.
import { runUntilStopped } from './foreground.ts';

await runUntilStopped();
