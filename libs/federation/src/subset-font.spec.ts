import fs from 'node:fs';
import path from 'node:path';
import { charactersOf } from './subset-font.cjs';

it('a list of ranges names each of its characters once', () => {
  expect(charactersOf('U+0041-0043,U+00A0')).toBe('ABC\u00a0');
});

describe('the fonts of the pages', () => {
  const css = fs.readFileSync(path.join(__dirname, '../../ui/src/theme/fonts.css'), 'utf8');
  const faces = [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].flatMap(([, face = '']) => {
    const ranges = /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replaceAll(/\s/g, '');
    const file = /url\('([^'?]+)/.exec(face)?.[1] ?? '';
    return ranges === undefined ? [] : [{ file, ranges, subset: /\?subset=([^']+)/.exec(face)?.[1] }];
  });

  it('are cut to the very characters that their style sheet says', () => {
    const cut = faces.filter(({ subset }) => subset !== undefined);
    expect(cut).toHaveLength(3);
    for (const { ranges, subset } of cut) expect(subset).toBe(ranges);
  });

  it.each([...new Set(faces.map(({ file }) => file))])('have every Latin character once: %s', (file) => {
    const characters = faces.filter((face) => face.file === file).map(({ ranges }) => charactersOf(ranges));
    const all = characters.join('');
    expect(new Set(all).size).toBe(Array.from(all).length);
    const latin = charactersOf('U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+FFFD');
    expect([...latin].filter((character) => !all.includes(character))).toEqual([]);
  });
});
