import { cfr } from '../citations.ts';
import { counted, judged, notApplicable, type Remark, type Rule } from '../rule.ts';

const DPI = 300;
const CM_PER_INCH = 2.54;
/** A view printed narrower and lower than this shows no detail. */
const SMALLEST_CM = 8;
/** What a sheet offers on Letter and A4 alike (37 CFR 1.84(f) and (g)). */
const SHEET_CM = { width: 17, height: 24.4 };

export const imagesPrintable: Rule = {
  id: 'D7',
  checks: 'Pictures are sharp enough to print and black on white',
  level: 'review',
  matters: 'provisional',
  citation: cfr('1.84(a) and (l)'),
  why: 'Drawings are scanned and reprinted for years. Grey and coloured areas turn to blots, and coarse pictures lose the very line that matters.',
  examine({ draft }) {
    const { images } = draft;
    if (images === undefined || images.length === 0) return notApplicable('There are no pictures.');
    const remarks = images.flatMap((image, index): Remark[] => {
      const found: Remark[] = [];
      const cm = (pixels: number): number => (pixels / DPI) * CM_PER_INCH;
      const width = Math.min(cm(image.width), SHEET_CM.width);
      const height = Math.min(cm(image.height), SHEET_CM.height);
      if (image.width > 0 && image.height > 0 && Math.max(width, height) < SMALLEST_CM) {
        found.push({
          place: 'images',
          index,
          about: `small ${image.id}`,
          message: `"${image.name}" has ${image.width} × ${image.height} pixels: at ${DPI} dots per inch that is ${width.toFixed(1)} × ${height.toFixed(1)} cm.`,
        });
      }
      if (image.colour !== 'black-and-white') {
        found.push({
          place: 'images',
          index,
          about: `colour ${image.id}`,
          message: `"${image.name}" holds ${image.colour === 'grey' ? 'shades of grey' : 'colours'}; black lines on white are the rule.`,
        });
      }
      return found;
    });
    return judged(`${counted(images.length, 'picture')}, sharp and black on white.`, remarks);
  },
};
