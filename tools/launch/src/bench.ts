// npm run bench -- <name>: runs one measurement of tools/bench; without a name it lists them.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { workspaceRoot } from './workspace-root.ts';

const folder = path.join(workspaceRoot, 'tools', 'bench', 'src');
const programs = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.endsWith('.d.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const [name, ...args] = process.argv.slice(2);

if (name === undefined || !programs.includes(name)) {
  process.stdout.write(`Measurements: npm run bench -- <name>\n${programs.map((known) => `  ${known}\n`).join('')}`);
  process.exitCode = name === undefined ? 0 : 1;
} else {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', path.join(folder, `${name}.ts`), ...args],
    { cwd: workspaceRoot, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
