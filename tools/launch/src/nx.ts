// Passes its arguments to Nx, on the packaged Node.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { nxProgram } from './build-output.ts';
import { workspaceRoot } from './workspace-root.ts';

const child = spawn(process.execPath, [nxProgram, ...process.argv.slice(2)], {
  cwd: workspaceRoot,
  stdio: 'inherit',
  env: { ...process.env, NX_TUI: 'false' },
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => child.kill(name));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
