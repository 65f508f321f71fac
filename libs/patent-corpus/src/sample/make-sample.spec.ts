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
    expect(makeSample()).toEqual(sample);
  });

  it('numbers them where the office has not been, in numbers that can be read', () => {
    for (const { id } of sample) {
      expect(parsePatentNumber(id)?.id).toBe(id);
      expect(id).toMatch(/^US(?:99\d{6}|2099\d{7}|D99\d{5}|PP99\d{3})$/);
    }
  });

  it('cites only what was published before the filing', () => {
    let citations = 0;
    for (const document of sample) {
      for (const citation of document.citations) {
        const cited = byId.get(citation.id);
        expect(cited?.publicationDate).toBe(citation.date);
        expect((citation.date ?? '') < (document.filingDate ?? '')).toBe(true);
        citations += 1;
      }
    }
    expect(citations).toBeGreaterThan(2500);
  });

  it('keeps dates in order, and none later than the end', () => {
    for (const { filingDate, publicationDate, priorityDate } of sample) {
      expect((filingDate ?? '') < (publicationDate ?? '')).toBe(true);
      expect((publicationDate ?? '9999') <= SAMPLE_END).toBe(true);
      if (priorityDate !== null) expect(priorityDate < (filingDate ?? '')).toBe(true);
    }
  });

  it('claims only parts that were brought in before, and refers only to earlier claims', () => {
    const parts = SAMPLE_AREAS.flatMap(({ topics }) => topics.map((topic) => topic));
    for (const { claims } of sample) {
      for (const { number, text, dependsOn } of claims) {
        expect(text).toMatch(/^[A-Z].*\.$/s);
        for (const parent of dependsOn) expect(parent).toBeLessThan(number);
        const topic = parts.find(({ device }) => text.includes(` ${device.replace(/^an? /, '')} of claim`));
        for (const [name] of topic?.parts ?? []) {
          const bare = name.replace(/^an? /, '');
          if (!text.includes(`wherein the ${bare} `)) continue;
          const earlier = claims.slice(0, number - 1).map((claim) => claim.text);
          expect(earlier.some((other) => other.includes(bare))).toBe(true);
        }
      }
    }
  });

  it('bears real classes with titles', () => {
    for (const { classes, type } of sample) {
      if (type === 'utility') expect(classes.length).toBeGreaterThanOrEqual(2);
      for (const { symbol } of classes) {
        expect(classSymbol(symbol)).toBe(symbol);
        expect(CLASS_TITLES[subclassOf(symbol)]).toBeDefined();
      }
    }
  });
});
