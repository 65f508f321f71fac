import { analyzeArgument } from './analyze.ts';
import everyday from './everyday-texts.json';

interface Everyday {
  name: string;
  text: string;
  /** Exact words; null where the text leaves its conclusion unsaid. */
  conclusion: string | null;
  /** Label of the key flaw; null where none is to be found. */
  flaw: string | null;
}

const TEXTS: readonly Everyday[] = everyday;
const labelled = (text: string, label: string): string[] =>
  analyzeArgument(text)
    .findings.filter((finding) => finding.label === label)
    .map((finding) => finding.text);

describe.each(TEXTS)('everyday text: $name', ({ text, conclusion, flaw }) => {
  const results = analyzeArgument(text);
  const flaws = results.findings.filter((finding) => finding.role === 'flaw');

  it('has the conclusion that a careful reader would name', () => {
    expect(results.findings.find((finding) => finding.role === 'conclusion')?.text ?? null).toBe(conclusion);
  });

  it('is charged with no other flaw than its own', () => {
    expect([undefined, flaw ?? undefined]).toContain(flaws[0]?.label);
  });

  it('is described in whole sentences that say nothing twice', () => {
    const { unstatedAssumptions } = results.argumentStructure;
    expect(unstatedAssumptions.length).toBeLessThanOrEqual(4);
    expect(new Set(unstatedAssumptions).size).toBe(unstatedAssumptions.length);
    for (const sentence of [
      ...unstatedAssumptions,
      ...results.parsed.sufficientAssumption,
      results.counterpoint,
      results.improvedArgument,
    ]) {
      expect(sentence).toMatch(/^[“\p{Lu}][^]*[.!?”]$/u);
      expect(sentence).not.toMatch(/\.\.(?!\.)|,,| {2}|,\.|\bthat that\b|\bplay and,|undefined|null/);
    }
    const said = results.findings.filter((finding) => finding.role === 'premise' || finding.role === 'conclusion');
    for (const assumption of unstatedAssumptions) expect(said.map((finding) => finding.text)).not.toContain(assumption);
    expect(results.counterpoint.split(/(?<!\bMr)[.!?] (?=\p{Lu})/u).length).toBeLessThanOrEqual(2);
    expect(results.improvedArgument).not.toMatch(/^\d+\./m);
  });

  it('cites words that stand in the text', () => {
    for (const finding of results.findings.filter((candidate) => candidate.role !== 'assumption'))
      for (const { start, end } of finding.spans) expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
    for (const finding of results.findings.filter((candidate) => candidate.role === 'premise'))
      expect(finding.text).not.toMatch(/^(?:as a result|therefore|thus|so|hence|however|and|but)[.,]?$/i);
  });
});

const textOf = (name: string): string => TEXTS.find((entry) => entry.name === name)?.text ?? '';

describe('parts of everyday texts', () => {
  it('keep a claim on the way as an intermediate conclusion', () => {
    expect(labelled(textOf('buses'), 'Intermediate conclusion')).toEqual(['the whole fleet is obviously a failure.']);
    expect(labelled(textOf('company week'), 'Intermediate conclusion')).toEqual([
      'Teams that tried it last year finished as much work as before',
      'the change will pay off everywhere.',
    ]);
  });

  it('tell objection and answer from reasons', () => {
    const text = textOf('company week');
    expect(labelled(text, 'Objection')).toEqual(['Some managers fear that customers will wait longer on Fridays']);
    expect(labelled(text, 'Answer to an objection')).toEqual(['a rota solves that.']);
  });

  it('tell a plan that is argued against from reasons', () => {
    const text = textOf('library');
    expect(labelled(text, 'Opposed position')).toEqual([
      'The city wants to close the library on Sundays to save money.',
    ]);
    expect(analyzeArgument(text).parsed.ifThenStructure).not.toContain('save money');
  });

  it('have assumptions one can dispute', () => {
    const assumptionsOf = (name: string): string[] =>
      analyzeArgument(textOf(name)).argumentStructure.unstatedAssumptions;
    expect(assumptionsOf('company week')).toContain('The results of teams that tried it carry over to our company.');
    expect(assumptionsOf('library')[0]).toMatch(/^Saving money matters less than the fact that most families/);
    expect(assumptionsOf('wet street')).toEqual(['The street is wet only if it rained.']);
    expect(assumptionsOf('mortal')).toEqual([]);
  });

  it('are rewritten as a careful writer would', () => {
    expect(analyzeArgument(textOf('company week')).improvedArgument).toBe(
      'Teams that tried it last year finished as much work as before, because people rested more and made fewer mistakes. ' +
        'Since every department does similar work, the change will pay off in most places. ' +
        'Some managers fear that customers will wait longer on Fridays, but a rota solves that. ' +
        'Therefore, provided that the results of teams that tried it carry over to our company, our company should move to a four-day week.',
    );
  });

  it('leave greetings, signatures and speakers out', () => {
    const parts = JSON.stringify(analyzeArgument(`${textOf('meeting email')}\n\n${textOf('dialogue')}`).findings);
    for (const words of ['Hi all', 'Best,', 'Ben:']) expect(parts).not.toContain(words);
  });
});
