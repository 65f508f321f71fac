import type { AuditSpan } from '@premise/contracts';

/** One figure named in a text. `label` is "3A": number and suffix as written. */
export interface FigureMention extends AuditSpan {
  label: string;
  number: number;
  suffix: string;
}

const LIST = String.raw`\d{1,3}(?:\([a-zA-Z]\)|[A-Za-z](?![A-Za-z]))?(?:\s*(?:,\s*(?:and|or)?|and|or|&|to|through|-|–|—)\s*(?:FIGS?\.?\s*|FIGURES?\s*)?(?:\d{1,3}(?:\([a-zA-Z]\)|[A-Za-z](?![A-Za-z]))?|[A-Z](?![A-Za-z])))*`;
const MENTION = new RegExp(String.raw`\b(?:FIG(?:URE)?S?|Fig(?:ure)?s?|fig(?:ure)?s?)\.?\s*(${LIST})`, 'g');

/** "FIG. 3A", "FIGS. 1-3", "Figures 2A and B" as single figures; each span covers the whole mention. */
export function figureMentions(text: string): FigureMention[] {
  return [...text.matchAll(MENTION)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    return labelsOf(match[1] ?? '').map(({ number, suffix }) => ({
      ...span,
      number,
      suffix,
      label: `${number}${suffix}`,
    }));
  });
}

interface Label {
  number: number;
  suffix: string;
}

function labelsOf(list: string): Label[] {
  const labels: Label[] = [];
  let range = false;
  for (const match of list.matchAll(
    /(\d{1,3})(?:\(?([A-Za-z])\)?(?![A-Za-z]))?|(?<![A-Za-z])([A-Z])(?![A-Za-z])|(to|through|-|–|—)/g,
  )) {
    const [, digits, letter = '', alone, joint] = match;
    if (joint !== undefined) {
      range = true;
      continue;
    }
    const last = labels.at(-1);
    const label = { number: digits === undefined ? (last?.number ?? 0) : Number(digits), suffix: alone ?? letter };
    if (range && last) labels.push(...between(last, label));
    labels.push(label);
    range = false;
  }
  return labels;
}

function between(from: Label, to: Label): Label[] {
  if (from.number === to.number && from.suffix !== '' && to.suffix !== '') {
    const first = from.suffix.charCodeAt(0) + 1;
    const length = Math.min(25, Math.max(0, to.suffix.charCodeAt(0) - first));
    return Array.from({ length }, (_, at) => ({ number: from.number, suffix: String.fromCharCode(first + at) }));
  }
  const length = Math.min(200, Math.max(0, to.number - from.number - 1));
  return Array.from({ length }, (_, at) => ({ number: from.number + at + 1, suffix: '' }));
}

/** "Figure 3A", "fig 3a.png", "3A" and "3a.png" as 3A; null where no number can be read. */
export function figureLabel(name: string): string | null {
  const match =
    /(?:fig(?:ure)?s?\.?[\s_-]*)(\d{1,3})\s?([A-Za-z](?![A-Za-z]))?/i.exec(name) ??
    /^\s*(\d{1,3})([A-Za-z])?\s*(?:\.[A-Za-z]{2,5})?$/.exec(name);
  return match ? `${Number(match[1])}${(match[2] ?? '').toUpperCase()}` : null;
}
