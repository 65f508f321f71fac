import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

describe('the build of services and their libraries', () => {
  let project: string;
  beforeEach(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'premise-build-'));
    await mkdir(path.join(project, 'src', 'inner'), { recursive: true });
    await writeFile(path.join(project, 'src', 'index.ts'), `export { one } from './inner/one.ts';\n`);
    await writeFile(path.join(project, 'src', 'inner', 'one.ts'), 'export const one: number = 1;\n');
    await writeFile(path.join(project, 'src', 'inner', 'one.spec.ts'), 'it.todo("nothing");\n');
  });
  afterEach(async () => {
    await rm(project, { recursive: true, force: true });
  });

  const build = () => run(process.execPath, [path.join(__dirname, 'swc-build.mjs'), project]);
  const built = async () => (await readdir(path.join(project, 'dist'), { recursive: true })).sort();

  it('writes one file for each source, tests left out, and removes what has no source any more', async () => {
    await build();
    expect(await built()).toEqual(['index.js', 'index.js.map', 'inner', 'inner/one.js', 'inner/one.js.map']);
    expect(await readFile(path.join(project, 'dist', 'index.js'), 'utf8')).toContain('./inner/one.js');
    await rm(path.join(project, 'src', 'inner'), { recursive: true });
    await writeFile(path.join(project, 'src', 'index.ts'), 'export const one = 1;\n');
    await build();
    expect((await built()).filter((name) => name.endsWith('.js'))).toEqual(['index.js']);
  });

  it('leaves every file in place for those who run it meanwhile, also when it runs several times at once', async () => {
    await build();
    const file = path.join(project, 'dist', 'inner', 'one.js');
    let building = true;
    const builds = Promise.all([build(), build(), build()]).finally(() => {
      building = false;
    });
    let gaps = 0;
    while (building) {
      if (!existsSync(file) || !(await readFile(file, 'utf8')).endsWith('.map\n')) gaps += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await builds;
    expect(gaps).toBe(0);
  });
});
