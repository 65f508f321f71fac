import { parsePatentNumber } from '@premise/patent-numbers';
import { CLASS_TITLES } from '../class-titles.ts';
import { classSymbol } from '../class-symbol.ts';
import { subclassOf } from '../corpus-document.ts';
import { SAMPLE_AREAS } from './areas/index.ts';
import { SAMPLE_END } from './later-day.ts';
import { makeSample } from './make-sample.ts';

describe('the sample of fictitious patents', () => {
  const sample = makeSample();
  const byId = new Map(sample.map((document) => [document.id, document]));

  it('has some 2,000 documents, the same each time, all of them marked', () => {
    expect(sample.length).toBeGreaterThan(1900);
    expect(sample.length).toBeLessThan(2200);
    expect(byId.size).toBe(sample.length);
    expect(sample.every(({ sample: marked }) => marked)).toBe(true);
    expect(JSON.stringify(makeSample()) === JSON.stringify(sample)).toBe(true);
  });

  it('numbers them where the office has not been, in numbers that can be read', () => {
    const wrong = sample.filter(
      ({ id }) => parsePatentNumber(id)?.id !== id || !/^US(?:99\d{6}|2099\d{7}|D99\d{5}|PP99\d{3})$/.test(id),
    );
    expect(wrong).toEqual([]);
  });

  it('cites only what was published before the filing', () => {
    const citations = sample.flatMap(({ filingDate, citations: named }) =>
      named.map((one) => ({ ...one, filingDate })),
    );
    const wrong = citations.filter(
      ({ id, date, filingDate }) => byId.get(id)?.publicationDate !== date || !((date ?? '') < (filingDate ?? '')),
    );
    expect(wrong).toEqual([]);
    expect(citations.length).toBeGreaterThan(2500);
  });

  it('keeps dates in order, and none later than the end', () => {
    const wrong = sample.filter(
      ({ filingDate, publicationDate, priorityDate }) =>
        !((filingDate ?? '') < (publicationDate ?? '')) ||
        !((publicationDate ?? '9999') <= SAMPLE_END) ||
        (priorityDate !== null && !(priorityDate < (filingDate ?? ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('claims only parts that were brought in before, and refers only to earlier claims', () => {
    const parts = SAMPLE_AREAS.flatMap(({ topics }) => topics.map((topic) => topic));
    const wrong: string[] = [];
    for (const { id, claims } of sample) {
      for (const { number, text, dependsOn } of claims) {
        if (!/^[A-Z].*\.$/s.test(text) || dependsOn.some((parent) => parent >= number)) wrong.push(`${id} ${number}`);
        const topic = parts.find(({ device }) => text.includes(` ${device.replace(/^an? /, '')} of claim`));
        for (const [name] of topic?.parts ?? []) {
          const bare = name.replace(/^an? /, '');
          if (!text.includes(`wherein the ${bare} `)) continue;
          if (!claims.slice(0, number - 1).some((claim) => claim.text.includes(bare)))
            wrong.push(`${id} ${number} ${bare}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('bears real classes with titles', () => {
    const bare = sample.filter(({ classes, type }) => type === 'utility' && classes.length < 2);
    const symbols = [...new Set(sample.flatMap(({ classes }) => classes.map(({ symbol }) => symbol)))];
    const untitled = symbols.filter(
      (symbol) => classSymbol(symbol) !== symbol || !(subclassOf(symbol) in CLASS_TITLES),
    );
    expect([bare, untitled]).toEqual([[], []]);
  });
});
