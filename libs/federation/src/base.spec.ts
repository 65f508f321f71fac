import { execFileSync } from 'node:child_process';
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
