import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveVariables, theme } from './theme.ts';

type Palette = Record<string, string>;

function paletteOf(css: string, selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--premise-([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  );
}

/** Relative luminance and contrast ratio of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const light = paletteOf(css, ':root');
const dark = { ...light, ...paletteOf(css, ":root[data-mantine-color-scheme='dark']") };

const SURFACES = ['ground', 'raised', 'sunken'];
const ROLES = ['conclusion', 'premise', 'assumption', 'flaw', 'counter', 'quantifier'];
const TONES = ['success', 'warning', 'error', 'accent'];

/** Text needs 4.5 to 1. */
const TEXT: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', ...TONES].flatMap((ink) =>
    SURFACES.map((surface): [string, string] => [ink, surface]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'error'],
  ['on-accent', 'error-hover'],
  ['on-accent', 'success'],
  ['on-accent', 'success-hover'],
  ['ground', 'ink'],
  ...TONES.flatMap((tone): [string, string][] => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
    ['ink-soft', `${tone}-wash`],
  ]),
  ...ROLES.flatMap((role): [string, string][] => [
    ...SURFACES.map((surface): [string, string] => [`role-${role}`, surface]),
    [`role-${role}`, `role-${role}-wash`],
    ['ink', `role-${role}-wash`],
    ['raised', `role-${role}`],
  ]),
];

/** Borders of what can be written in, and focus rings, need 3 to 1. */
const SHAPES: [string, string][] = ['control', 'accent'].flatMap((shape) =>
  SURFACES.map((surface): [string, string] => [shape, surface]),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s palette', (_name, palette) => {
  const ratio = (one: string, other: string) => {
    const first = palette[one];
    const second = palette[other];
    if (!first || !second) throw new Error(`No colour for ${one} or ${other}`);
    return contrast(first, second);
  };

  it.each(TEXT)('%s on %s can be read (WCAG AA)', (ink, surface) => {
    expect(ratio(ink, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s on %s can be seen (WCAG AA)', (shape, surface) => {
    expect(ratio(shape, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('names every colour of the light palette again in the dark one', () => {
  expect(Object.keys(paletteOf(css, ":root[data-mantine-color-scheme='dark']")).sort()).toEqual(
    Object.keys(light).sort(),
  );
});

it('every filled button has a hover color of this palette', () => {
  const { light: variables } = resolveVariables(theme as Parameters<typeof resolveVariables>[0]);
  const filled = Object.keys(variables).filter((name) => name.endsWith('-filled'));
  expect(filled).toContain('--mantine-color-green-filled');
  for (const name of filled)
    expect(variables).toHaveProperty([`${name}-hover`], expect.stringMatching(/^var\(--premise-/));
});
