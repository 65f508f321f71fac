import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'premise-install-'));
const at = (...parts: string[]): string => path.join(folder, ...parts);
const traces = ['preinstall', 'install', 'postinstall'];
const writeJson = (file: string, content: object): void => writeFileSync(file, JSON.stringify(content));
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const left = (): string[] => traces.filter((trace) => existsSync(at(trace)));

/** A workspace whose only dependency leaves a file behind with each of its install scripts. */
beforeAll(() => {
  mkdirSync(at('loud'));
  const leave = (trace: string): string => `node -e "require('fs').writeFileSync(process.argv[1], '')" "${at(trace)}"`;
  const scripts = Object.fromEntries(traces.map((trace) => [trace, leave(trace)]));
  writeJson(at('loud', 'package.json'), { name: 'loud', version: '1.0.0', scripts });
  run('npm', 'pack', './loud', '--ignore-scripts');
  writeJson(at('package.json'), { name: 'sample', private: true, dependencies: { loud: 'file:loud-1.0.0.tgz' } });
  run('npm', 'install', '--package-lock-only', '--ignore-scripts');
  mkdirSync(at('tools', 'launch', 'src'), { recursive: true });
  copyFileSync(path.join(workspaceRoot, 'tools/launch/bootstrap.mjs'), at('tools', 'launch', 'bootstrap.mjs'));
  writeFileSync(at('tools', 'launch', 'src', 'build.ts'), "console.log('handed over');");
}, 60_000);

beforeEach(() => {
  rmSync(at('node_modules'), { recursive: true, force: true });
  for (const trace of traces) rmSync(at(trace), { force: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('installing dependencies', () => {
  it('runs no install script of a package at the first command', () => {
    expect(run(process.execPath, at('tools', 'launch', 'bootstrap.mjs'), 'build')).toBe('handed over\n');
    expect(existsSync(at('node_modules', 'loud', 'package.json'))).toBe(true);
    expect(left()).toEqual([]);
  });

  it('runs no install script of a package when npm ci is typed by hand, unless it is asked to', () => {
    copyFileSync(path.join(workspaceRoot, '.npmrc'), at('.npmrc'));
    run('npm', 'ci');
    expect(existsSync(at('node_modules', 'loud', 'package.json'))).toBe(true);
    expect(left()).toEqual([]);
    run('npm', 'ci', '--ignore-scripts=false');
    expect(left()).toEqual(traces);
  });
});
