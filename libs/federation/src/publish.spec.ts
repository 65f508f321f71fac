import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish } from './publish.cjs';

describe('publishing a build into the folder that is served', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'premise-publish-'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fs.rmSync(root, { recursive: true, force: true });
  });

  const dist = () => path.join(root, 'dist');
  const served = () => fs.readdirSync(dist()).sort();
  /** Publishes a build of these files, as webpack would have left them. */
  const build = async (files: Record<string, string>, options: { compress?: boolean; stamp?: string } = {}) => {
    const staged = path.join(root, 'staged');
    fs.rmSync(staged, { recursive: true, force: true });
    fs.mkdirSync(staged, { recursive: true });
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(staged, name), content);
    return publish({ staged, publicDir: path.join(root, 'public'), dist: dist(), compress: false, ...options });
  };
  const version = (n: number) => ({ [`main.0000000${n}.js`]: `build ${n}`, 'index.html': `page ${n}` });

  it('puts a hashed file there before the page that names it, and never half a file', async () => {
    const put = jest.spyOn(fs, 'renameSync');
    const written = jest.spyOn(fs, 'writeFileSync');
    fs.mkdirSync(path.join(root, 'public'));
    fs.writeFileSync(path.join(root, 'public', 'favicon.svg'), '<svg/>');
    const files = await build({ 'index.html': 'page', 'mf-manifest.json': '{}', 'main.0a1b2c3d.js': 'code' });
    expect(files).toEqual(['favicon.svg', 'index.html', 'main.0a1b2c3d.js', 'mf-manifest.json']);
    const order = put.mock.calls.map(([, target]) => path.basename(String(target)));
    expect(order.indexOf('main.0a1b2c3d.js')).toBe(0);
    expect(order.indexOf('index.html')).toBeGreaterThan(order.indexOf('favicon.svg'));
    expect(order.indexOf('mf-manifest.json')).toBeGreaterThan(order.indexOf('favicon.svg'));
    const straightIntoPlace = written.mock.calls.filter(
      ([target]) => String(target).startsWith(dist()) && !String(target).endsWith('.part'),
    );
    expect(straightIntoPlace).toEqual([]);
  });

  it('keeps the hashed files of three builds for open tabs, and one page', async () => {
    for (const n of [1, 2, 3]) await build(version(n));
    expect(served()).toEqual([
      '.builds.json',
      'index.html',
      'main.00000001.js',
      'main.00000002.js',
      'main.00000003.js',
    ]);
    expect(fs.readFileSync(path.join(dist(), 'index.html'), 'utf8')).toBe('page 3');
    await build(version(4));
    expect(served()).not.toContain('main.00000001.js');
    expect(served()).toContain('main.00000002.js');
  });

  it('does not count the same build twice', async () => {
    for (const n of [1, 2, 2, 2, 2]) await build(version(n));
    expect(served()).toContain('main.00000001.js');
  });

  it('leaves compressed copies beside what it compresses, and none that are older than the file', async () => {
    await build(version(1), { compress: true });
    expect(served()).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'main.00000001.js.br']));
    await build({ ...version(1), 'index.html': 'another page' }, { compress: false });
    expect(served()).not.toContain('index.html.br');
    expect(served()).not.toContain('index.html.gz');
  });

  it('leaves a stamp for development pages', async () => {
    await build(version(1), { stamp: 'abc' });
    expect(JSON.parse(fs.readFileSync(path.join(dist(), 'build.json'), 'utf8'))).toEqual({ hash: 'abc' });
  });
});
