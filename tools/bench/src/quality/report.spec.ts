import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { qualityReport } from './report.ts';

describe('the report on quality', () => {
  let folder = '';
  const write = (name: string, rows: readonly object[], inside = folder): void =>
    writeFileSync(path.join(inside, `${name}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'quality-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says of an empty folder which files it looked for', () => {
    const { text, measured } = qualityReport(folder);
    expect(measured).toBe(false);
    expect(text).toContain('holds none of the files');
    expect(text).toContain('argotario.jsonl');
  });

  it('says of a folder that is not there that it is not there', () => {
    const { text, measured } = qualityReport(path.join(folder, 'nowhere'));
    expect(measured).toBe(false);
    expect(text).toContain('is not there');
  });

  it('measures what there is, in the part "arguments" too, and names what is skipped', () => {
    const inner = path.join(folder, 'arguments');
    mkdirSync(inner);
    write(
      'bbh_formal_fallacies',
      [
        {
          id: '1',
          text: 'All dogs are mammals. All mammals are animals. Therefore, all dogs are animals.',
          deductively_valid: true,
        },
      ],
      inner,
    );
    const { text, measured } = qualityReport(folder);
    expect(measured).toBe(true);
    // file, metric, n, figure, interval, baseline, goal
    expect(text).toMatch(/bbh_formal_fallacies +validity +1 +1\.000 +0\.\d{3}-1\.000 +1\.000 +0\.97 +met/);
    expect(text).toContain('skipped: argotario');
    expect(text).not.toContain('skipped: bbh_formal_fallacies');
  });

  it('judges rows that the weights have not seen as shipped, without the other set', () => {
    write('argotario', [
      {
        id: 'a',
        text: 'You are just too stupid and lazy to understand it, as always.',
        intended_fallacy: 'Ad Hominem',
        gold: 'Ad Hominem',
      },
      {
        id: 'b',
        text: 'The shop opens at nine. It closes at six. There is a car park behind it.',
        intended_fallacy: 'No Fallacy',
        gold: 'No Fallacy',
      },
    ]);
    const { text } = qualityReport(folder);
    expect(text).toMatch(/argotario +flaw class \(gold\), macro-F1 +2 +1\.000/);
    expect(text).toContain('2 rows judged as shipped, 0 by weights');
    expect(text).toContain('Confidence of flaws told by learned weights');
    expect(text).toMatch(/expected calibration error \d\.\d{3} \(n = \d\)/);
    expect(text).toContain('skipped: reddit_fallacies');
  });

  it('passes over empty files and names the line that is no JSON', () => {
    write('argotario', []);
    expect(qualityReport(folder).measured).toBe(false);
    writeFileSync(path.join(folder, 'argotario.jsonl'), '\n{"id": 1');
    expect(() => qualityReport(folder)).toThrow(/argotario\.jsonl, line 2: not a JSON document/);
  });
});
