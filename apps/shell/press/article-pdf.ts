import { createRequire } from 'node:module';
import path from 'node:path';
import type { Article, Block, Line } from '@premise/content';
import PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

const require = createRequire(path.join(import.meta.dirname, 'article-pdf.js'));
const font = (family: string, file: string): string =>
  require.resolve(`@fontsource/${family}/files/${family}-latin-${file}.woff`);
const FONTS = {
  serif: () => font('source-serif-4', '400-normal'),
  italic: () => font('source-serif-4', '400-italic'),
  bold: () => font('source-serif-4', '600-normal'),
  sans: () => font('inter', '400-normal'),
} as const;

const INK = '#1c1a16';
const SOFT = '#544e43';
const ACCENT = '#2b44b0';
/** A4 with a column of some 70 characters. */
const MARGINS = { top: 80, bottom: 88, left: 96, right: 96 };
const BODY = 11;
const LINE_GAP = 0.4;
/** Lines: longer paragraphs would leave too much of a page empty. */
const LONGEST_WHOLE = 6;

/**
 * An article as a file to keep: A4, embedded fonts, tagged for screen readers, an outline, page numbers. The same article
 * gives the same bytes.
 */
export function articlePdf(article: Article, address: string): Promise<Buffer> {
  const written = new Date(`${article.published}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: article.title,
      Author: article.author,
      Subject: article.summary,
      CreationDate: written,
      ModDate: written,
    },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file());
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  const root = doc.struct('Document', { title: article.title });
  doc.addStructure(root);
  const part: Part = (type, content) => void root.add(doc.struct(type, {}, content));

  drawTitle(doc, article, part);
  for (const block of article.opening) drawBlock(doc, block, part);
  for (const { title, blocks } of article.sections) {
    drawHeading(doc, title, part);
    for (const block of blocks) drawBlock(doc, block, part);
  }
  drawSources(doc, article, part);
  root.end();
  drawPageNumbers(doc, article, address);
  doc.end();
  return done;
}

type Content = Parameters<Document['struct']>[2];
type Part = (type: string, content: Content) => void;

function drawTitle(doc: Document, article: Article, part: Part): void {
  part('H1', () => doc.font('bold').fontSize(26).fillColor(INK).text(article.title, { lineGap: 2 }));
  doc.moveDown(0.5);
  part('P', () => doc.font('serif').fontSize(13.5).fillColor(SOFT).text(article.summary, { lineGap: 4 }));
  doc.moveDown(0.7);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(article.published));
  part('P', () => doc.font('sans').fontSize(9).text(`${article.author}, ${day}`));
  doc.moveDown(2);
}

function drawHeading(doc: Document, title: string, part: Part): void {
  // a heading never stands alone at the foot of a page
  if (doc.y > doc.page.height - MARGINS.bottom - 80) doc.addPage();
  doc.moveDown(0.8);
  doc.outline.addItem(title);
  part('H2', () => doc.font('bold').fontSize(15).fillColor(INK).text(title));
  doc.moveDown(0.4);
}

function drawLine(doc: Document, line: Line, options: { size: number; indent?: number }): void {
  doc.fontSize(options.size).fillColor(INK);
  line.forEach((words, at) => {
    const text = typeof words === 'string' ? words : words.italic;
    doc.font(typeof words === 'string' ? 'serif' : 'italic');
    doc.text(text, { continued: at < line.length - 1, lineGap: options.size * LINE_GAP });
  });
}

/** A short paragraph of which one line would stand alone, on either page, goes to the next page whole. */
function keepLinesTogether(doc: Document, line: Line): void {
  const text = line.map((words) => (typeof words === 'string' ? words : words.italic)).join('');
  const lineGap = BODY * LINE_GAP;
  doc.font('serif').fontSize(BODY);
  const lineHeight = doc.currentLineHeight(true) + lineGap;
  const lines = Math.round(doc.heightOfString(text, { lineGap }) / lineHeight);
  // the last line of a page needs no gap below
  const fit = Math.floor((doc.page.height - MARGINS.bottom - doc.y + lineGap) / lineHeight);
  if (fit < lines && lines <= LONGEST_WHOLE && (fit === 1 || lines - fit === 1)) doc.addPage();
}

function drawBlock(doc: Document, block: Block, part: Part): void {
  if (block.kind === 'paragraph') {
    keepLinesTogether(doc, block.words);
    part('P', () => drawLine(doc, block.words, { size: BODY }));
    doc.moveDown(0.55);
    return;
  }
  const { left } = MARGINS;
  if (block.kind === 'quote') {
    doc.x = left + 20;
    part('BlockQuote', () => {
      drawLine(doc, block.words, { size: 13 });
      doc.moveDown(0.2).font('sans').fontSize(9).fillColor(SOFT).text(block.source);
    });
    doc.x = left;
    doc.moveDown(0.8);
    return;
  }
  block.items.forEach((item, at) => {
    if (doc.y > doc.page.height - MARGINS.bottom - 30) doc.addPage();
    const top = doc.y;
    part('P', () => {
      doc
        .font('serif')
        .fontSize(BODY)
        .fillColor(SOFT)
        .text(`${at + 1}.`, left, top, { width: 20, lineGap: BODY * LINE_GAP });
      doc.x = left + 20;
      doc.y = top;
      drawLine(doc, item, { size: BODY });
    });
    doc.x = left;
    doc.moveDown(0.25);
  });
  doc.moveDown(0.3);
}

function drawSources(doc: Document, article: Article, part: Part): void {
  drawHeading(doc, 'Sources', part);
  article.sources.forEach(({ text, url }, at) => {
    const words = (): void => {
      doc.font('serif').fontSize(9.5).fillColor(SOFT);
      doc.text(`${at + 1}. ${text}`, { continued: url !== undefined, lineGap: 2.5 });
    };
    if (url === undefined) part('P', words);
    else {
      const link = doc.struct('Link', { alt: url }, () => {
        doc.fillColor(ACCENT).text(` ${url}`, { link: url, lineGap: 2.5 });
      });
      part('P', [words, link]);
    }
    doc.moveDown(0.3);
  });
}

/** On every page, and nothing to a screen reader. */
function drawPageNumbers(doc: Document, article: Article, address: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    const y = doc.page.height - 56;
    const width = doc.page.width - MARGINS.left - MARGINS.right;
    doc.font('sans').fontSize(8).fillColor(SOFT);
    doc.text(`${article.author} · ${address}`, MARGINS.left, y, { width, lineBreak: false });
    doc.text(`${at + 1} / ${count}`, MARGINS.left, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
