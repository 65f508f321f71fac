import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const README = readFileSync(join(__dirname, '../../../libs/argument-graph/README.md'), 'utf8');

describe('the README of the argument graph', () => {
  it('edits a graph, undoes the edit and computes the analysis', () => {
    const example = /<!-- example: edit -->\s*```ts\n([\s\S]*?)```/.exec(README)?.[1] ?? '';
    const code = `${example}\nprocess.stdout.write(JSON.stringify({ graph, undone, problems, premise }));`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--conditions=source', '--input-type=module', '-e', code],
      { cwd: join(__dirname, '..'), encoding: 'utf8' },
    );
    expect([stderr, status]).toEqual(['', 0]);
    const { graph, undone, problems, premise } = JSON.parse(stdout) as Record<string, unknown>;
    expect(undone).toMatchObject({ graph });
    expect(problems).toEqual([]);
    expect(premise).toEqual(['All men are mortal.']);
  });
});
