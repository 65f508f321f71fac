import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DARK, LIGHT, STYLE_SHEET } from './palette.ts';

const sheet = readFileSync(path.resolve(__dirname, '../../../../../../libs/ui/src/theme/tokens.css'), 'utf8');
const [lightPart = '', darkPart = ''] = sheet.split(":root[data-mantine-color-scheme='dark']");
const token = (part: string, name: string): string =>
  new RegExp(`--premise-${name}: (#[0-9a-f]{6})`).exec(part)?.[1] ?? 'none';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe('the colours of mails', () => {
  it.each(Object.keys(LIGHT) as (keyof typeof LIGHT)[])('%s is the colour the product has', (name) => {
    expect([LIGHT[name], DARK[name]]).toEqual([token(lightPart, name), token(darkPart, name)]);
  });

  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('can be read by everyone: %s', (_, colours) => {
    for (const ground of [colours.ground, colours.raised, colours.sunken]) {
      for (const ink of [colours.ink, colours['ink-soft'], colours.accent]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('name every dark colour in the style sheet', () => {
    for (const colour of Object.values(DARK)) expect(STYLE_SHEET).toContain(colour);
  });
});
