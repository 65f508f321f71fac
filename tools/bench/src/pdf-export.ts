// npm run bench -- pdf-export
// A specification of some fifty pages as PDF per 37 CFR 1.52, against the bare PDF library that writes the same text with
// the same face and its own line breaking; then the page model alone, cold and after one more keystroke. In turns, medians.
import { createRequire } from 'node:module';
import { emptyTexts } from '@premise/contracts';
import { writePdf } from '@premise/patent-documents';
import { composeSpecification, type DocumentDraft, layoutPages, LineCache } from '@premise/patent-pages';
import PDFDocument from 'pdfkit';
import { proseOf } from './engine-growth.ts';

const ROUNDS = 15;
const GOAL = 1.5;
/** Characters of some fifty pages on Letter. */
const LENGTH = 118_000;

const require = createRequire(import.meta.url);
const FONT = require.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf');

function draftOf(text: string): DocumentDraft {
  return {
    ...emptyTexts(),
    title: 'System and Method for Measuring.',
    detailedDescription: text,
    inventors: [{ name: 'Ada M. Okafor' }],
    figures: [],
  };
}

/** The paragraphs one below the other, as the library breaks lines and pages itself. */
function writeBare(paragraphs: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  pdf.font(FONT).fontSize(12);
  for (const paragraph of paragraphs) pdf.text(paragraph, { lineGap: 6.9 });
  pdf.end();
  return done;
}

const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const paragraphs = (proseOf(LENGTH).match(/.{1,900}(?:\s|$)/gs) ?? []).map((text) => text.replace(/\s+/g, ' ').trim());
const draft = draftOf(paragraphs.join('\n'));
const typed = draftOf([...paragraphs.slice(0, -1), `${paragraphs.at(-1)} x`].join('\n'));
const source = {
  draft,
  drawings: [],
  paper: 'letter',
  written: new Date(0),
  readPicture: () => Promise.resolve(undefined),
} as const;

const { pages } = await writePdf(source);
const times = { own: [] as number[], bare: [] as number[], cold: [] as number[], keystroke: [] as number[] };
for (let round = 0; round <= ROUNDS; round += 1) {
  const bare = await timed(() => writeBare(paragraphs));
  const own = await timed(() => writePdf(source));
  const cache = new LineCache();
  const cold = await timed(() => layoutPages(composeSpecification(draft), 'letter', cache));
  const keystroke = await timed(() => layoutPages(composeSpecification(typed), 'letter', cache));
  // the first round warms up
  if (round === 0) continue;
  times.bare.push(bare);
  times.own.push(own);
  times.cold.push(cold);
  times.keystroke.push(keystroke);
}

const ratio = median(times.own) / median(times.bare);
console.log(`${pages} pages, medians of ${ROUNDS} rounds`);
console.log(`PDF against the bare library: ${ratio.toFixed(2)} (goal: at most ${GOAL})`);
console.log(`  ${median(times.own).toFixed(0)} ms against ${median(times.bare).toFixed(0)} ms`);
console.log(
  `Pages of the preview: ${median(times.cold).toFixed(1)} ms cold, ${median(times.keystroke).toFixed(1)} ms after a keystroke`,
);
