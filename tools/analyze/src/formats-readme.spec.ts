import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARGUMENT_FORMATS, writeAnalysis, type ArgumentFormat } from '@premise/argument-formats';
import { SAMPLE_ANALYSIS } from '@premise/content';

const README = readFileSync(join(__dirname, '../../../libs/argument-formats/README.md'), 'utf8');
const block = (after: string, language: string): string => {
  const found = new RegExp(`${after}[\\s\\S]*?\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(README)?.[1];
  if (found === undefined) throw new Error(`No ${language} block after ${after}.`);
  return found;
};

/** Runs an example as a reader would, with one line more that tells what came of it. */
function outcome(name: string, told: string): unknown {
  const code = `${block(`<!-- example: ${name} -->`, 'ts')}\nprocess.stdout.write(JSON.stringify(${told}));`;
  const words = ['--conditions=source', '--input-type=module', '-e', code];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    cwd: join(__dirname, '..'),
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
  return JSON.parse(stdout) as unknown;
}

describe('the README of the formats', () => {
  it('writes an analysis', () => {
    const written = outcome('write', '{ fileName, mediaType, text }') as { text: string };
    expect(written).toMatchObject({ fileName: 'premise-socrates-is-mortal.argdown', mediaType: 'text/plain' });
    expect(written.text).toContain('Socrates is mortal');
  });

  it('shows the edges of the diagram', () => {
    const drawn = outcome('diagram', 'drawn') as string[];
    const shown = JSON.parse(block('`drawn` begins with', 'json')) as string[];
    expect(drawn.slice(0, shown.length)).toEqual(shown);
  });

  it('names the scheme of the inference', () => {
    expect(outcome('xaif', 'inference')).toMatchObject({ scheme: 'Default Inference', schemeID: '72' });
  });

  it('lists every format with the end of its file names', () => {
    const rows = [...README.matchAll(/^\| `(\w+)` +\| `(\.[\w.]+)`/gm)].map(([, format, end]) => [format, end]);
    const real = ARGUMENT_FORMATS.map((format: ArgumentFormat) => {
      const { fileName } = writeAnalysis(SAMPLE_ANALYSIS, format);
      return [format, fileName.slice(fileName.indexOf('.'))];
    });
    expect(rows).toEqual(real);
  });
});
