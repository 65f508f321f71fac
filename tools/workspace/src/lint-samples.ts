import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listProjects, workspaceRoot } from './workspace-projects.ts';

export interface LintSample {
  name: string;
  /** Where the text pretends to be, from the workspace root. */
  file: string;
  code: string;
}

/**
 * Lints texts with the workspace's own configuration and answers the rules that reported each, by the sample's name. The
 * linter reads files, so it gets a copy of the workspace's skeleton: a text that breaks rules never lies in the real one.
 */
export async function lintSamples(samples: readonly LintSample[]): Promise<Record<string, string[]>> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'premise-lint-'));
  try {
    copySkeleton(root);
    const names = new Map<string, string>();
    samples.forEach(({ name, file, code }, index) => {
      const place = file.replace(/sample(?=\.[\w.]+$)/, `sample-${index}`);
      names.set(place, name);
      mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
      writeFileSync(path.join(root, place), `${code}\n`);
    });
    const output = await lint(root, [...names.keys()]);
    const { diagnostics } = JSON.parse(output) as {
      diagnostics: { filename: string; code?: string; message: string }[];
    };
    const reported: Record<string, string[]> = Object.fromEntries(samples.map(({ name }) => [name, []]));
    for (const { filename, code, message } of diagnostics) {
      const name = names.get(filename);
      if (name === undefined) throw new Error(`Lint reports something else: ${filename} ${message}`);
      reported[name]?.push(toRuleName(code ?? message));
    }
    return reported;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** `typescript(no-var)` is the rule `typescript/no-var` of the configuration, `eslint(no-var)` is `no-var`. */
const toRuleName = (code: string): string =>
  code
    .replace(/^(.+)\((.+)\)$/, '$1/$2')
    .replace(/^eslint\//, '')
    .replace(/^react-hooks\//, 'react/');

function copySkeleton(root: string): void {
  const copy = (file: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(path.join(workspaceRoot, file), path.join(root, file));
  };
  for (const name of readdirSync(workspaceRoot)) if (/\.(json|ts)$/.test(name)) copy(name);
  for (const { folder } of listProjects()) {
    copy(`${folder}/package.json`);
    if (existsSync(path.join(workspaceRoot, folder, 'tsconfig.json'))) copy(`${folder}/tsconfig.json`);
  }
  for (const name of readdirSync(path.join(workspaceRoot, 'tools/workspace'))) {
    if (name.endsWith('.mjs')) copy(`tools/workspace/${name}`);
  }
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(modules, '@premise'), { recursive: true });
  for (const name of readdirSync(path.join(workspaceRoot, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@premise') {
      symlinkSync(path.join(workspaceRoot, 'node_modules', name), path.join(modules, name));
    }
  }
  for (const { folder, manifest } of listProjects())
    symlinkSync(path.join(root, folder), path.join(modules, manifest.name));
}

/** Nx's variables of the running task name the real workspace; the linter shall see the copy alone. */
function lint(root: string, files: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));
  const { bin } = JSON.parse(readFileSync(path.join(root, 'node_modules/oxlint/package.json'), 'utf8')) as {
    bin: { oxlint: string };
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(root, 'node_modules/oxlint', bin.oxlint), '--format', 'json', ...files],
      { cwd: root, maxBuffer: 64 * 1024 * 1024, env: { ...env, NODE_OPTIONS: '', NX_DAEMON: 'false' } },
      (error, stdout, stderr) => {
        if (stdout.trimStart().startsWith('{')) resolve(stdout);
        else reject(new Error(`The linter did not run: ${stdout}${stderr}`, { cause: error }));
      },
    );
  });
}
