import { claimOutline, type ClaimNode } from './claim-outline.ts';
import { parseClaims } from './parse-claims.ts';

const numbers = (text: string) => parseClaims(text).map(({ number }) => number);
const shape = (nodes: ClaimNode[]): unknown[] => nodes.map(({ claim, children }) => [claim.number, ...shape(children)]);

describe('taking claims apart', () => {
  it('reads numbers wherever the line breaks fell', () => {
    expect(numbers('1. A lever.\n2. The lever of claim 1.')).toEqual([1, 2]);
    expect(numbers('1. A lever. 2. The lever of claim 1, long. 3. A pin.')).toEqual([1, 2, 3]);
    expect(
      numbers('What is claimed is:\r\n\r\n 1.\tA lever\n comprising 2.5 mm of\n steel.\n\n2) The lever of claim 1.'),
    ).toEqual([1, 2]);
    expect(numbers('Claim 1: A lever.\nClaim 2: A pin.')).toEqual([1, 2]);
    expect(numbers('1.\nA lever.\n2.\nA pin.')).toEqual([1, 2]);
  });

  it('does not take a list inside a claim for claims', () => {
    expect(numbers('1. A method comprising:\n1) heating water;\n2) cooling it.\n2. The method of claim 1.')).toEqual([
      1, 2,
    ]);
    expect(numbers('1. A bar of length\n12. 5 mm, made of steel.')).toEqual([1]);
  });

  it('takes paragraphs where nothing is numbered', () => {
    const claims = parseClaims('A lever comprising a pin.\n\nThe lever of claim 1, wherein the pin is steel.');
    expect(claims.map(({ number, text }) => [number, text.slice(0, 9)])).toEqual([
      [null, 'A lever c'],
      [null, 'The lever'],
    ]);
    expect(shape(claimOutline(claims))).toEqual([[null, [null]]]);
  });

  it('keeps exact offsets', () => {
    const text = 'I claim:\n 1. “A lever”, comprising a pin.\n 2. The lever of any one of claims 1 to 1.';
    for (const claim of parseClaims(text)) {
      expect(text.slice(claim.textStart, claim.textStart + claim.text.length)).toBe(claim.text);
      if (claim.numberSpan) expect(text.slice(claim.numberSpan.start, claim.numberSpan.end)).toBe(`${claim.number}.`);
      if (claim.dependsOn)
        expect(text.slice(claim.dependsOn.span.start, claim.dependsOn.span.end)).toMatch(/claims 1 to 1$/);
      if (claim.transition)
        expect(text.slice(claim.transition.span.start, claim.transition.span.end)).toBe('comprising');
    }
  });

  it('answers nothing for nothing', () => {
    expect(parseClaims('')).toEqual([]);
    expect(parseClaims(' \n ')).toEqual([]);
    expect(parseClaims('CLAIMS\n')).toEqual([]);
  });
});

describe('what a claim refers to', () => {
  it.each([
    ['The lever of claim 1, wherein', [1], 'single', true],
    ['The lever as claimed in claim 1 or 2, wherein', [1, 2], 'alternative', true],
    ['The lever according to any one of claims 1 to 3, wherein', [1, 2, 3], 'alternative', true],
    ['The lever of claims 1 and 2, wherein', [1, 2], 'cumulative', true],
    ['The lever as in any of claims 1-3 and 5, wherein', [1, 2, 3, 5], 'alternative', true],
    ['A lever as claimed in claim 1 or claim 4 wherein', [1, 4], 'alternative', true],
    ['The lever of\nclaim\n2 in which', [2], 'single', true],
    ['A kit comprising the lever of claim 1 and', [1], 'single', false],
    ['Method of opening a container according to claim 19, comprising', [19], 'single', false],
    ['A lever as recited in claim 1, wherein the angle is 20 to 30', [1], 'single', true],
    ['The method of claim 6 further comprising 3', [6], 'single', true],
  ])('%s', (start, expected, manner, narrows) => {
    const claim = parseClaims(`20. ${start} the pin turns.`)[0];
    expect(claim?.dependsOn?.numbers).toEqual(expected);
    expect(claim?.dependsOn?.manner).toBe(manner);
    expect(claim?.narrows).toBe(narrows);
  });

  it('reads "any preceding claim" as all earlier ones', () => {
    const last = parseClaims('1. A lever.\n2. A pin.\n3. The lever of any preceding claim, wherein it is red.')[2];
    expect(last?.dependsOn).toMatchObject({ numbers: [1, 2], relative: true, manner: 'alternative' });
  });

  it('draws the tree without circles', () => {
    const tree = claimOutline(
      parseClaims(
        '1. A lever.\n2. The lever of claim 1.\n3. The lever of claim 2.\n4. A pin.\n5. The pin of claim 5.\n6. The pin of claim 9.',
      ),
    );
    expect(shape(tree)).toEqual([[1, [2, [3]]], [4], [5], [6]]);
  });
});

describe('kind and transition', () => {
  it.each([
    ['A method of folding a ladder, comprising: unfolding', 'method', 'comprising'],
    ['A lever consisting of a pin', 'apparatus', 'consisting of'],
    ['A system for sorting parcels, the system comprising a belt', 'system', 'comprising'],
    ['A composition consisting essentially of salt', 'composition', 'consisting essentially of'],
    ['A non-transitory computer-readable medium storing instructions, including', 'medium', 'including'],
    ['A pump for water having a lever', 'apparatus', 'having'],
    ['A software sharing method, comprising: downloading', 'method', 'comprising'],
  ])('%s', (text, kind, phrase) => {
    const claim = parseClaims(`1. ${text} salt.`)[0];
    expect(claim?.kind).toBe(kind);
    expect(claim?.transition?.phrase).toBe(phrase);
  });
});
