/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countedFindings } from '../counted-findings.ts';
import { SAMPLE_RESULTS } from '../../../testing/sample-results.ts';
import { linePath } from './line-path.ts';
import { MEASURES } from './map-boxes.ts';
import { fitScale, layoutFor, READABLE, type MapLayout } from './map-layout.ts';
import { mapModel } from './map-model.ts';
import { LIGHT, LIGHT_ROLES, mapSvg } from './map-svg.ts';
import { pageLayout } from './page-layout.ts';
import { treeLayout } from './tree-layout.ts';
import { wrapWords } from './wrap-words.ts';

const HOSTILE = 'A & B <script>alert(1)</script> "quoted" \u0007 \ud800 end';
const results = { ...SAMPLE_RESULTS, counterpoint: HOSTILE };
const model = mapModel(results, countedFindings(results));
const WIDE = { width: 1000, height: 600 };

const overlapping = ({ nodes }: MapLayout): string[] =>
  nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2)
      .map((b) => `${a.node.id} and ${b.node.id}`),
  );

/** An argument with as many reasons as this. */
function manyReasons(count: number) {
  const many = Array.from({ length: count }, (_, i) => `Reason ${i + 1} is told in a sentence of some length.`);
  const { argumentStructure } = results;
  const large = { ...results, argumentStructure: { ...argumentStructure, premise: many } };
  return mapModel(large, countedFindings(large));
}

/** Nodes that a line runs through on its way; where it starts and ends does not count. */
const crossedNodes = ({ nodes, lines }: MapLayout): string[] =>
  lines.flatMap(({ from, to, points }) =>
    nodes.flatMap(({ node, x, y, width, height }) => {
      if (node.id === from || node.id === to) return [];
      const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
      const through = points.slice(1).some((end, i) => {
        const start = points[i] ?? end;
        return (
          Math.max(start.x, end.x) > left &&
          Math.min(start.x, end.x) < right &&
          Math.max(start.y, end.y) > top &&
          Math.min(start.y, end.y) < bottom
        );
      });
      return through ? [`${from} to ${to} through ${node.id}`] : [];
    }),
  );

describe('the layout of the map', () => {
  it.each([
    ['as a tree', treeLayout(model, 232)],
    ['as a tree of wide boxes', treeLayout(model, 320)],
    ['as a page of four columns', pageLayout(model, 1200)],
    ['as a page of two', pageLayout(model, 600)],
    ['as a page of one', pageLayout(model, 300)],
    ['as a page of many reasons', pageLayout(manyReasons(40), 1000)],
    ['as a page of many reasons in one column', pageLayout(manyReasons(40), 320)],
  ])('%s puts no node on another, and all of them inside', (_name, layout) => {
    expect(overlapping(layout)).toEqual([]);
    for (const { x, y, width, height } of layout.nodes) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(layout.width);
      expect(y + height / 2).toBeLessThanOrEqual(layout.height);
    }
    expect(layout.lines.every((line) => linePath(line).startsWith('M'))).toBe(true);
  });

  it.each([300, 600, 1000, 1200])('leads no line through a node on a page of %d px', (room) => {
    for (const argument of [model, manyReasons(3), manyReasons(40)]) {
      expect(crossedNodes(pageLayout(argument, room))).toEqual([]);
    }
  });

  it('gives each statement of a tree the height of its own text, reasons on one line and objections close below', () => {
    const uneven = { ...results, counterpoint: 'No.' };
    uneven.argumentStructure = { ...uneven.argumentStructure, premise: ['It is cheap.', 'word '.repeat(30)] };
    const argument = mapModel(uneven, countedFindings(uneven));
    const { nodes, lines } = treeLayout(argument, 320);
    const textOf = (text: string) => nodes.find(({ node }) => node.text.startsWith(text));
    const [short, long] = [textOf('It is cheap.'), textOf('Word word')];
    if (!short || !long) throw new Error('Both premises are drawn.');
    expect(short.lines).toHaveLength(1);
    expect(long.height - short.height).toBe((long.lines.length - 1) * MEASURES.lineHeight);
    expect(long.width).toBeGreaterThanOrEqual(short.width);
    expect(short.y + short.height / 2).toBeCloseTo(long.y + long.height / 2);
    // lines begin and end at the rims of the boxes
    for (const { from, to, points } of lines) {
      for (const [id, point] of [
        [from, points[0]],
        [to, points.at(-1)],
      ] as const) {
        const box = nodes.find(({ node }) => node.id === id);
        if (box && point) expect(Math.abs(point.y - box.y)).toBeCloseTo(box.height / 2);
      }
    }
    expect(crossedNodes(treeLayout(argument, 232))).toEqual([]);
  });

  it('is the same each time, and never wider than the window can show readably', () => {
    expect(layoutFor(model, WIDE)).toEqual(layoutFor(model, WIDE));
    for (const width of [288, 326, 640, 1024]) {
      for (const argument of [model, manyReasons(40)]) {
        const drawn = layoutFor(argument, { width, height: 600 });
        expect(width / drawn.width).toBeGreaterThan(READABLE);
      }
    }
  });

  it('begins a large map at its conclusion, in the upper left', () => {
    const { nodes } = layoutFor(manyReasons(40), WIDE);
    const conclusion = nodes.find(({ node }) => node.role === 'conclusion');
    expect(Math.min(...nodes.map(({ y, height }) => y - height / 2))).toBe(
      (conclusion?.y ?? 0) - (conclusion?.height ?? 0) / 2,
    );
    expect(fitScale(layoutFor(manyReasons(2), WIDE), WIDE)).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('the map as a file', () => {
  const file = mapSvg(model, layoutFor(model, WIDE));
  const parsed = new DOMParser().parseFromString(file.svg, 'image/svg+xml');

  it('is well-formed whatever the text holds, and draws text as text', () => {
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.querySelector('script')).toBeNull();
    expect(parsed.querySelector('[data-node="counter"] > title')?.textContent).toContain('<script>alert(1)</script>');
  });

  it('stands alone: nothing is fetched, no class needs a style sheet, fonts are named', () => {
    expect(file.svg).not.toMatch(/class=|style=|href=|url\((?!#)|var\(/);
    expect(file.svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(parsed.querySelectorAll('text:not([font-family])')).toHaveLength(0);
  });

  it('starts what reads from the right at the right, line by line, and everything else at the left', () => {
    const arabic = {
      ...results,
      counterpoint: 'يجب على المدينة أن تغلق الجسر القديم أمام السيارات قبل الشتاء because of ice.',
    };
    const drawn = layoutFor(mapModel(arabic, countedFindings(arabic)), WIDE);
    const { svg } = mapSvg(mapModel(arabic, countedFindings(arabic)), drawn);
    const texts = (id: string) =>
      Array.from(
        new DOMParser()
          .parseFromString(svg, 'image/svg+xml')
          .querySelectorAll(`[data-node="${id}"] > text[font-size="15"]`),
        (text) => [text.getAttribute('x'), text.getAttribute('direction')],
      );
    const counter = drawn.nodes.find(({ node }) => node.role === 'counter');
    expect(texts('counter').length).toBeGreaterThan(1);
    for (const line of texts('counter'))
      expect(line).toEqual([String((counter?.width ?? 0) - MEASURES.padding), 'rtl']);
    for (const line of texts('premise-1')) expect(line).toEqual([String(MEASURES.padding), null]);
  });

  it('holds the nodes, steps and lines of the map', () => {
    const held = (name: string) =>
      Array.from(parsed.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)).sort();
    expect(held('data-node')).toEqual(model.nodes.map(({ id }) => id).sort());
    expect(held('data-step')).toEqual(model.steps.map(({ id }) => id));
    expect(held('data-line')).toHaveLength(
      model.steps.reduce((sum, { from }) => sum + from.length + 1, 0) + model.attacks.length + model.undercuts.length,
    );
  });

  it('has the colours of the light scheme', () => {
    const css = readFileSync(path.join(__dirname, '../../../../../../libs/ui/src/theme/tokens.css'), 'utf8');
    const light = css.slice(0, css.indexOf("data-mantine-color-scheme='dark'"));
    for (const [name, colour] of Object.entries(LIGHT)) expect(light).toContain(`--premise-${name}: ${colour};`);
    for (const [role, { hue, wash }] of Object.entries(LIGHT_ROLES)) {
      expect(light).toContain(`--premise-role-${role}: ${hue};`);
      expect(light).toContain(`--premise-role-${role}-wash: ${wash};`);
    }
  });
});

describe('wrapWords', () => {
  it('keeps short text whole and clamps long text with an ellipsis', () => {
    expect(wrapWords('Homes are loud.', 200, 15, 5)).toEqual({ lines: ['Homes are loud.'], cut: false });
    const long = wrapWords('word '.repeat(4000), 200, 15, 5);
    expect(long).toMatchObject({ cut: true });
    expect(long.lines).toHaveLength(5);
    expect(long.lines[4]).toMatch(/…$/);
  });

  it('begins no line with a closing mark, and parts no letter from its accents', () => {
    const chinese = wrapWords('这座城市应该对汽车，关闭旧桥。', 136, 15, 20).lines;
    expect(chinese).toEqual(['这座城市应该对汽', '车，关闭旧桥。']);
    const hindi = wrapWords('निर्माणकार्यसमाप्तिपर्यन्तम्'.repeat(3), 60, 15, 40).lines;
    expect(hindi.length).toBeGreaterThan(2);
    expect(hindi.filter((line) => /^\p{M}/u.test(line))).toEqual([]);
  });

  it('breaks a word that is longer than a line, and never within a character', () => {
    const { lines } = wrapWords('😀'.repeat(40), 100, 15, 20);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => /^(😀)+$/u.test(line))).toBe(true);
  });
});
