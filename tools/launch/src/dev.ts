// npm run dev [-- <app or service> ...]: the product, with watch and rebuild of what is named; of all apps and services
// when nothing is.
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runUntilStopped } from './foreground.ts';
import type { RunningProduct } from './product.ts';
import { workspaceRoot } from './workspace-root.ts';

const apps = readdirSync(path.join(workspaceRoot, 'apps'));
const services = readdirSync(path.join(workspaceRoot, 'services'));
const named = process.argv.slice(2).map((name) => name.replace(/^@premise\//, '').replace(/-service$/, ''));
const unknown = named.filter((name) => !apps.includes(name) && !services.includes(name));

if (unknown.length > 0) {
  process.stderr.write(
    `There is no app or service "${unknown.join(' ')}". Known: ${[...apps, ...services].join(', ')}.\n`,
  );
  process.exitCode = 1;
} else {
  const chosen = named.length === 0 ? [...apps, ...services] : named;
  await runUntilStopped({ env: { LIVE_RELOAD: '1' } }, (product) => {
    const closers = chosen.map((name) => (apps.includes(name) ? watchApp(name) : watchService(name, product)));
    return Promise.resolve(async () => {
      await Promise.all(closers.map((close) => close()));
    });
  });
}

/** Rebuilds the app on every change; the gateway tells open pages to load it. */
function watchApp(name: string): () => Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(workspaceRoot, 'libs', 'federation', 'src', 'build.cjs'), '--watch'],
    { cwd: path.join(workspaceRoot, 'apps', name), stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return async () => {
    child.kill();
    await ended;
  };
}

/** Rebuilds the service, and the libraries it runs on, and starts its programs again. */
function watchService(name: string, product: RunningProduct): () => Promise<void> {
  const folder = path.join(workspaceRoot, 'services', name);
  const libraries = ['contracts', 'contracts/dto', 'service-platform', 'argument-graph', 'argument-engine'].map(
    (library) => path.join(workspaceRoot, 'libs', library),
  );
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const rebuild = async (): Promise<void> => {
    const projects = [...changed];
    changed.clear();
    for (const project of projects) if (!(await build(project))) return;
    const programs = product.processes.map((program) => program.name);
    for (const program of [name, `${name}-worker`].filter((candidate) => programs.includes(candidate))) {
      await product.restart(program);
    }
    process.stdout.write(`${name}: built and started again\n`);
  };
  const watchers = [folder, ...libraries].map((project) =>
    watch(path.join(project, 'src'), { recursive: true }, (_event, file) => {
      if (file !== null && !/\.ts$/.test(file)) return;
      changed.add(project);
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(rebuild).catch((error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        });
      }, 150);
    }),
  );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await work;
  };
}

async function build(project: string): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(workspaceRoot, 'tools', 'build', 'src', 'swc-build.mjs'), project], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
