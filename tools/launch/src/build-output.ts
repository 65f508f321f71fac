import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.ts';
import { failedTasks, finishedTask } from './nx-output.ts';
import type { Service } from './settings.ts';
import { workspaceRoot } from './workspace-root.ts';

const STAMP = path.join(workspaceRoot, 'node_modules', '.cache', 'premise', 'build.json');
const SOURCES = ['apps', 'services', 'libs', 'tools/build'];
const FILES = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'tsconfig.node.json'];
const SKIPPED = new Set(['node_modules', '.results', '.cache', 'coverage', '.nx']);

/** Path of Nx's own program. */
export const nxProgram = path.join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

/** Builds every project that changed. Nothing is even asked of Nx when no file has been touched since the last time. */
export async function buildWorkspace(detail: (text: string) => void): Promise<void> {
  if (readStamp() === fingerprint()) return;
  await build(['run-many', '-t', 'build'], detail);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ fingerprint: fingerprint() }));
}

/** Builds one service where anything has changed; not the rest, which takes minutes. */
export async function buildService(service: Service, detail: (text: string) => void): Promise<void> {
  if (readStamp() === fingerprint()) return;
  await build(['run', `@premise/${service}-service:build`], detail);
}

async function build(command: string[], detail: (text: string) => void): Promise<void> {
  const output = await runNx([...command, '--output-style=static'], (line) => {
    const task = finishedTask(line);
    if (task !== undefined) detail(`${task.project.replace('@premise/', '')} done`);
  });
  if (output.code !== 0) throw new LaunchError(describeFailure(output.text));
}

/** Names the projects whose build failed, and shows what they said. */
export function describeFailure(output: string): string {
  const failed = failedTasks(output);
  if (failed.length === 0) return `The build failed.\n\n${output.trim()}`;
  const names = failed.map(({ project }) => project).join(' and ');
  return [`The build of ${names} failed.`, ...failed.map((task) => `${task.project}:\n${task.output}`)].join('\n\n');
}

export interface NxOutput {
  code: number;
  text: string;
}

/** Runs Nx without its daemon and its terminal screen, and gathers what it says. */
export async function runNx(
  args: string[],
  onLine: (line: string) => void,
  env: NodeJS.ProcessEnv = {},
): Promise<NxOutput> {
  const child = spawn(process.execPath, [nxProgram, ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let rest = '';
  const take = (chunk: Buffer): void => {
    text += chunk.toString();
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  return { code, text };
}

function readStamp(): string | undefined {
  try {
    return (JSON.parse(readFileSync(STAMP, 'utf8')) as { fingerprint?: string }).fingerprint;
  } catch {
    return undefined;
  }
}

/** Changes when any source or built file is touched, added or removed: sizes and times, no contents. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of FILES) add(path.join(workspaceRoot, file));
  for (const folder of SOURCES) walk(path.join(workspaceRoot, folder));
  return hash.digest('hex');

  function walk(folder: string): void {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (SKIPPED.has(entry.name)) continue;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else add(full);
    }
  }

  function add(file: string): void {
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`${path.relative(workspaceRoot, file)}:${stat?.size}:${stat?.mtimeMs}\n`);
  }
}
