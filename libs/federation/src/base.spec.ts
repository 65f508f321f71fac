import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** How the style sheets of an app's build name their classes, asked of Node itself, as a build runs there. */
function classNaming(name: string, folder: string): unknown {
  const program = `
    const { baseConfig } = require(${JSON.stringify(path.join(__dirname, 'base.cjs'))});
    const { module } = baseConfig({ dir: process.argv[2], name: process.argv[1], mode: 'production' });
    const rule = module.rules.find(({ test }) => test.test('a.module.css'));
    const { auto, ...naming } = rule.use[1].options.modules;
    console.log(JSON.stringify(naming));`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', program, name, path.join(root, 'apps', folder)], { encoding: 'utf8' }),
  );
}

it('the classes of a library are named alike in every app, so that the shell styles what a remote rendered [D-52]', () => {
  const shell = classNaming('shell', 'shell');
  expect(shell).toMatchObject({ localIdentContext: root });
  expect(classNaming('patent_mf', 'patent-mf')).toEqual(shell);
});

/** A page with its styles written into it, as a production build leaves it. */
function builtPage(css: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-page-'));
  const program = `
    const webpack = require('webpack');
    const HtmlWebpackPlugin = require('html-webpack-plugin');
    const [dir, folder, css] = process.argv.slice(1);
    const { baseConfig } = require(${JSON.stringify(path.join(__dirname, 'base.cjs'))});
    const { mode, optimization, experiments } = baseConfig({ dir, name: 'shell', mode: 'production' });
    const page = new HtmlWebpackPlugin({ templateContent: '<style>' + css + '</style>', minify: false });
    const output = { path: folder };
    webpack({ mode, optimization, experiments, entry: 'data:text/javascript,0', output, plugins: [page] }).run((error) => {
      if (error) throw error;
    });`;
  try {
    execFileSync(process.execPath, ['-e', program, path.join(root, 'apps', 'shell'), folder, css], { cwd: __dirname });
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('styles written into a page keep the spaces around a minus, without which the text of a field lies under its sign', () => {
  expect(builtPage('a{--room:calc(var(--height) - 2px)}')).toContain('calc(var(--height) - 2px)');
});
