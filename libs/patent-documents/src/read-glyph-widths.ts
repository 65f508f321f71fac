import { FACES, type Face } from '@premise/patent-pages';
import * as fontkit from 'fontkit';
import { fontFile } from './font-files.ts';

export interface FaceWidths {
  unitsPerEm: number;
  /** `start:width*times,width;start:…`, numbers in base 36. */
  runs: string;
}

/** The advances in the font files, in the form the page model reads. Controls and format characters are left out. */
export function readGlyphWidths(): Record<Face, FaceWidths> {
  return Object.fromEntries(FACES.map((face) => [face, readFace(face)])) as Record<Face, FaceWidths>;
}

function readFace(face: Face): FaceWidths {
  const font = fontkit.openSync(fontFile(face));
  if (!('characterSet' in font)) throw new Error(`${face} is a collection.`);
  const codePoints = [...new Set(font.characterSet)]
    .filter((codePoint) => codePoint >= 0x20 && codePoint < 0x20000)
    .filter((codePoint) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(String.fromCodePoint(codePoint)))
    .filter((codePoint) => font.glyphForCodePoint(codePoint).id !== 0)
    .sort((left, right) => left - right);
  const runs: { start: number; widths: [width: number, times: number][]; next: number }[] = [];
  for (const codePoint of codePoints) {
    const width = Math.round(font.glyphForCodePoint(codePoint).advanceWidth);
    let run = runs.at(-1);
    if (run === undefined || run.next !== codePoint) {
      run = { start: codePoint, widths: [], next: codePoint };
      runs.push(run);
    }
    const last = run.widths.at(-1);
    if (last !== undefined && last[0] === width) last[1] += 1;
    else run.widths.push([width, 1]);
    run.next += 1;
  }
  return {
    unitsPerEm: font.unitsPerEm,
    runs: runs
      .map(({ start, widths }) => {
        const list = widths.map(([width, times]) =>
          times === 1 ? base36(width) : `${base36(width)}*${base36(times)}`,
        );
        return `${base36(start)}:${list.join(',')}`;
      })
      .join(';'),
  };
}

const base36 = (value: number): string => value.toString(36);
