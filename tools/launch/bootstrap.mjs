// The door to every command: runs on whatever Node the machine has, makes sure that the dependencies are there, and
// hands over to the Node 24 that came with them. Old syntax only, so that an old Node can still say what is wrong.
import childProcess from 'child_process';
import fs from 'fs';
import path from 'path';
import url from 'url';

const root = path.resolve(path.dirname(url.fileURLToPath(import.meta.url)), '..', '..');
const REQUIRED_BOOTSTRAP = [20, 19];
const REQUIRED_NODE = 24;

const COMMANDS = {
  start: 'tools/launch/src/start.ts',
  dev: 'tools/launch/src/dev.ts',
  test: 'tools/launch/src/test.ts',
  build: 'tools/launch/src/build.ts',
  nx: 'tools/launch/src/nx.ts',
  bench: 'tools/launch/src/bench.ts',
  corpus: 'tools/launch/src/corpus.ts',
  analyze: 'tools/analyze/src/analyze.ts',
  'super-user': 'tools/launch/src/super-user.ts',
  'rotate-answer-keys': 'tools/launch/src/rotate-answer-keys.ts',
  'spec-coverage': 'tools/workspace/src/spec-coverage.ts',
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${error && error.message ? error.message : error}\n`);
    process.exitCode = 1;
  },
);

async function main() {
  const version = process.versions.node.split('.').map(Number);
  const [major, minor] = REQUIRED_BOOTSTRAP;
  if (version[0] < major || (version[0] === major && version[1] < minor)) {
    throw new Error(
      `Premise needs Node ${major}.${minor} or newer to begin with; this is Node ${process.versions.node}. Get a current one from https://nodejs.org and run the command again.`,
    );
  }
  const command = process.argv[2];
  const target = Object.prototype.hasOwnProperty.call(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (target === undefined) throw new Error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);

  const why = whyInstall();
  if (why !== undefined) await install(why);
  return handOver(findNode(), target, process.argv.slice(3), command);
}

/** Why the dependencies must be installed; undefined when what is installed is what the lockfile says. */
function whyInstall() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (wanted === undefined) throw new Error('package-lock.json is missing or damaged; the clone is not complete.');
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return 'Installing dependencies';
  for (const place of Object.keys(wanted)) {
    if (place.split('node_modules/').length < 2) continue;
    const want = wanted[place];
    const have = installed[place];
    if (have === undefined) {
      // Packages of other platforms stay out.
      if (want.optional || want.peer || want.devOptional) continue;
      return 'Installing new dependencies';
    }
    if (have.version !== want.version || have.integrity !== want.integrity) return 'Installing changed dependencies';
  }
  return undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch (error) {
    return undefined;
  }
}

/** Runs npm ci, without the install scripts of any package (docs/adr/0020-install-scripts.md). Its output is shown only when it fails. */
function install(title) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const script = process.env.npm_execpath;
  const useScript = script !== undefined && /npm-cli\.c?js$/.test(script);
  const output = [];
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const live = process.stderr.isTTY;
  const tick = setInterval(
    () => {
      if (live) process.stderr.write(`\r  ${title} (npm ci) … ${seconds()} `);
      else process.stderr.write(`  ${title} (npm ci) … ${seconds()}\n`);
    },
    live ? 1000 : 15000,
  );
  if (!live) process.stderr.write(`  ${title} (npm ci), about a minute …\n`);
  return new Promise((resolve, reject) => {
    const child = useScript
      ? childProcess.spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      : childProcess.spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      clearInterval(tick);
      reject(
        new Error(
          error.code === 'ENOENT'
            ? 'npm was not found. Install Node with npm from https://nodejs.org and run the command again.'
            : error.message,
        ),
      );
    });
    child.on('close', (code, signal) => {
      clearInterval(tick);
      process.removeListener('SIGINT', pass);
      process.removeListener('SIGTERM', pass);
      const end = live ? '\r\x1b[K' : '';
      if (code === 0) {
        process.stderr.write(`${end}✓ ${title} · ${seconds()}\n`);
        resolve();
        return;
      }
      process.stderr.write(`${end}✗ ${title} · ${seconds()}\n${Buffer.concat(output).toString()}`);
      reject(
        new Error(
          signal
            ? 'The installation was interrupted. Run the command again.'
            : `The dependencies could not be installed${explain(Buffer.concat(output).toString())}. Run the command again when that is mended.`,
        ),
      );
    });
  });
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return ': the disk is full';
  if (/EROFS/i.test(output)) return ': this folder lies on a read-only disk';
  if (/EACCES|EPERM/i.test(output)) return ': this folder may not be written by this user';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/i.test(output))
    return ': the npm registry cannot be reached';
  return '';
}

/** The Node 24 that is among the dependencies; where there is none for this machine, its own when that is new enough. */
function findNode() {
  const packaged = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (fs.existsSync(packaged)) {
    const probe = childProcess.spawnSync(packaged, ['--version'], { encoding: 'utf8' });
    if (probe.status === 0) return packaged;
  }
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_NODE) return process.execPath;
  throw new Error(
    `Premise runs on Node ${REQUIRED_NODE}. There is no packaged one for ${process.platform}-${process.arch} here, and this is Node ${process.versions.node}: install Node ${REQUIRED_NODE} from https://nodejs.org and run the command again.`,
  );
}

function handOver(node, target, args, command) {
  const env = Object.assign({}, process.env, {
    PATH: [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH || ''].join(path.delimiter),
    NX_DAEMON: process.env.NX_DAEMON || 'false',
  });
  // A file named on the command line means the caller's folder, not the root that npm changes to.
  const cwd = command === 'analyze' && process.env.INIT_CWD ? process.env.INIT_CWD : root;
  return new Promise((resolve, reject) => {
    const child = childProcess.spawn(
      node,
      ['--conditions=source', '--disable-warning=ExperimentalWarning', path.join(root, target), ...args],
      { cwd, env, stdio: 'inherit' },
    );
    const pass = (signal) => child.kill(signal);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, pass);
    // npm that was killed without warning cannot pass anything on; then nobody would be left to stop what was started.
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event) {
      const watch = setInterval(() => {
        if (process.ppid !== parent) {
          clearInterval(watch);
          child.kill('SIGTERM');
        }
      }, 1000);
      watch.unref();
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal === null) {
        resolve(code);
        return;
      }
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, pass);
      process.kill(process.pid, signal);
      setTimeout(() => resolve(1), 1000);
    });
  });
}
