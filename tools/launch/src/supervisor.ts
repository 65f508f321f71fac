import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import {
  endProcess,
  identify,
  isRunning,
  parseIdentity,
  signal,
  waitForEnd,
  type ProcessIdentity,
} from '@premise/embedded';
import { writePrivately } from './secrets.ts';

export interface ProgramOptions {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
}

export interface RunningProgram {
  name: string;
  pid: number;
}

const LOG_BYTES = 10 * 1024 * 1024;
const STOP_MILLISECONDS = 8000;

/**
 * Keeps programs running: one that ends is started again after a pause that grows while it keeps ending. Each writes to
 * its own log, and to no pipe of ours, so that it outlives a killed launcher unharmed until the next start ends it.
 */
export class Supervisor {
  readonly #dataDir: string;
  readonly #programs = new Map<string, Program>();
  readonly #rotation: NodeJS.Timeout;
  #ending = false;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#rotation = setInterval(() => this.#rotateLogs(), 30_000);
    this.#rotation.unref();
  }

  start(options: ProgramOptions): void {
    const program = new Program(this.#dataDir, options);
    this.#programs.set(options.name, program);
    program.start();
  }

  get names(): string[] {
    return [...this.#programs.keys()];
  }

  get running(): RunningProgram[] {
    return [...this.#programs.values()].flatMap((program) =>
      program.identity === undefined ? [] : [{ name: program.name, pid: program.identity.pid }],
    );
  }

  /** How often the program ended by itself since it was started. */
  endings(name: string): number {
    return this.#find(name).endings;
  }

  logFile(name: string): string {
    return this.#find(name).logFile;
  }

  /** Does nothing once the end has begun. */
  async restart(name: string): Promise<void> {
    const program = this.#find(name);
    await program.stop();
    if (!this.#ending) program.start();
  }

  /** From now on nothing is started again: what is still being rebuilt must not outlive the rest. */
  beginEnding(): void {
    this.#ending = true;
  }

  /** Ends the named programs side by side; all of them when none is named. */
  async stop(names: string[] = [...this.#programs.keys()]): Promise<void> {
    await Promise.all(names.map((name) => this.#find(name).stop()));
  }

  close(): void {
    clearInterval(this.#rotation);
  }

  #find(name: string): Program {
    const program = this.#programs.get(name);
    if (program === undefined) throw new Error(`There is no program "${name}".`);
    return program;
  }

  #rotateLogs(): void {
    for (const program of this.#programs.values()) rotate(program.logFile);
  }
}

class Program {
  readonly name: string;
  readonly logFile: string;
  readonly #options: ProgramOptions;
  readonly #runFile: string;
  identity: ProcessIdentity | undefined;
  endings = 0;
  #wanted = false;
  #pause = 250;
  #timer: NodeJS.Timeout | undefined;

  constructor(dataDir: string, options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
    this.logFile = path.join(dataDir, 'logs', `${options.name}.log`);
    this.#runFile = path.join(dataDir, 'run', `program-${options.name}.json`);
  }

  start(): void {
    // Two restarts at once must not make two of it.
    if (this.identity !== undefined) return;
    this.#wanted = true;
    rotate(this.logFile);
    const log = openSync(this.logFile, 'a', 0o600);
    const started = performance.now();
    let child: ChildProcess;
    try {
      child = spawn(process.execPath, this.#options.args, {
        cwd: this.#options.cwd,
        env: this.#options.env,
        detached: true,
        stdio: ['ignore', log, log],
      });
    } finally {
      closeSync(log);
    }
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    this.identity = identity;
    if (identity !== undefined) writePrivately(this.#runFile, JSON.stringify(identity));
    let over = false;
    const ended = (): void => {
      if (over) return;
      over = true;
      // News of a process that was stopped can come after its successor has started; it says nothing of that one.
      if (this.identity !== identity) return;
      this.identity = undefined;
      rmSync(this.#runFile, { force: true });
      if (!this.#wanted) return;
      this.endings += 1;
      if (performance.now() - started > 30_000) this.#pause = 250;
      this.#timer = setTimeout(() => this.start(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 10_000);
    };
    child.once('error', ended);
    child.once('exit', ended);
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#timer);
    const { identity } = this;
    if (identity === undefined) return;
    signal(identity, 'SIGTERM');
    if (!(await waitForEnd(identity, STOP_MILLISECONDS))) {
      signal(identity, 'SIGKILL');
      await waitForEnd(identity, 1000);
    }
    if (this.identity !== identity) return;
    this.identity = undefined;
    rmSync(this.#runFile, { force: true });
  }
}

/** Programs append to the open file, so it is copied and emptied rather than renamed. One old copy is kept. */
function rotate(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_BYTES) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file, 0);
}

/** Ends what a killed launcher left running. Answers the names of those that still ran. */
export async function endLeftovers(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'run');
  const found: string[] = [];
  await Promise.all(
    readdirSync(folder)
      .filter((entry) => /^program-.*\.json$/.test(entry))
      .map(async (entry) => {
        const file = path.join(folder, entry);
        const identity = readIdentity(file);
        if (identity !== undefined && isRunning(identity)) {
          found.push(entry.slice('program-'.length, -'.json'.length));
          await endProcess(identity, 'SIGTERM', 5000);
        }
        rmSync(file, { force: true });
      }),
  );
  return found;
}

function readIdentity(file: string): ProcessIdentity | undefined {
  try {
    return parseIdentity(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
