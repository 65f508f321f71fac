/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countedFindings } from '../counted-findings.ts';
import { SAMPLE_RESULTS } from '../../../testing/sample-results.ts';
import { linePath } from './line-path.ts';
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
    ['as a tree', treeLayout(model)],
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

  it('breaks a word that is longer than a line, and never within a character', () => {
    const { lines } = wrapWords('😀'.repeat(40), 100, 15, 20);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => /^(😀)+$/u.test(line))).toBe(true);
  });
});
