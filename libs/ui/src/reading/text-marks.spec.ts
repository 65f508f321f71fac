import type { ArgumentRole, Finding } from '@premise/contracts';
import { placeNotes } from './place-notes.ts';
import { splitIntoBlocks } from './text-blocks.ts';
import { markBlocks, segmentBlock } from './text-marks.ts';

const finding = (role: ArgumentRole, ...spans: [number, number][]): Finding => ({
  role,
  text: '',
  spans: spans.map(([start, end]) => ({ start, end })),
});

describe('splitIntoBlocks', () => {
  it('keeps every character but line breaks and empty lines', () => {
    const text = 'one\n\ntwo\n  \nthree';
    expect(splitIntoBlocks(text).map(({ start, end }) => text.slice(start, end))).toEqual(['one', 'two', 'three']);
  });

  it('cuts a very long line between words and never inside a surrogate pair', () => {
    for (const text of ['word '.repeat(3_000), '😀'.repeat(6_001)]) {
      const blocks = splitIntoBlocks(text);
      expect(blocks.length).toBeGreaterThan(1);
      expect(blocks.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      for (const { start, end } of blocks) expect(() => encodeURIComponent(text.slice(start, end))).not.toThrow();
    }
  });
});

describe('marks', () => {
  it('nests overlapping spans and splits crossing ones', () => {
    const text = 'abcdefghij';
    const blocks = splitIntoBlocks(text);
    const [marks = []] = markBlocks(blocks, [finding('premise', [0, 6]), finding('flaw', [4, 9])], text.length);
    const segments = segmentBlock({ start: 0, end: 10 }, marks);
    expect(
      segments.map(({ start, end, marks: covering }) => [text.slice(start, end), covering.map((m) => m.finding)]),
    ).toEqual([
      ['abcd', [0]],
      ['ef', [0, 1]],
      ['ghi', [1]],
      ['j', []],
    ]);
  });

  it('carries a span over blocks, and gives its letter to the first only', () => {
    const text = 'one two\nthree';
    const marks = markBlocks(splitIntoBlocks(text), [finding('conclusion', [4, 13])], text.length);
    expect(marks.map((list) => list.map(({ start, end, first }) => [start, end, first]))).toEqual([
      [[4, 7, true]],
      [[8, 13, false]],
    ]);
  });

  it('leaves out spans that are empty, turned round or outside the text', () => {
    const marks = markBlocks([{ start: 0, end: 3 }], [finding('flaw', [2, 2], [3, 1], [9, 12], [Number.NaN, 2])], 3);
    expect(marks).toEqual([[]]);
  });
});

describe('placeNotes', () => {
  it('stands notes at their words and slides them down where they would touch', () => {
    expect(
      placeNotes(
        [
          { wanted: 0, height: 50 },
          { wanted: 20, height: 30 },
          { wanted: 200, height: 10 },
        ],
        10,
      ),
    ).toEqual([0, 60, 200]);
  });

  it('puts the anchored note exactly at its words and makes room around it', () => {
    const notes = [
      { wanted: 100, height: 50 },
      { wanted: 120, height: 30 },
      { wanted: 125, height: 10 },
    ];
    expect(placeNotes(notes, 10, 1)).toEqual([60, 120, 160]);
  });

  it('never pushes a note out at the top', () => {
    const notes = [
      { wanted: 0, height: 50 },
      { wanted: 10, height: 30 },
    ];
    expect(Math.min(...placeNotes(notes, 10, 1))).toBe(0);
  });
});
