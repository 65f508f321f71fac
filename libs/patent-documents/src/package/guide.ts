import { type Block, cleanText } from '@premise/patent-pages';

/** A part of the guide: what its reader types in, checks off or keeps. */
export interface GuidePart {
  heading: string;
  lines: GuideLine[];
}
export type GuideLine =
  | { kind: 'text'; text: string }
  /** Something to type in; an empty value is one that is still missing. */
  | { kind: 'value'; name: string; value: string }
  /** Something to do and tick. */
  | { kind: 'step'; text: string };

const MISSING = '(still to be entered)';

export function guideText(parts: readonly GuidePart[]): string {
  return parts
    .map(({ heading, lines }) => [heading, '='.repeat(heading.length), ...lines.map(oneLine), ''].join('\r\n'))
    .join('\r\n');
}

// What somebody typed begins no line of its own, or it could pass for another entry.
const oneLine = (line: GuideLine): string => cleanText(plainLine(line)).replace(/\s+/g, ' ');

function plainLine(line: GuideLine): string {
  if (line.kind === 'text') return line.text;
  return line.kind === 'step' ? `[ ] ${line.text}` : `${line.name}: ${line.value === '' ? MISSING : line.value}`;
}

/** The parts as blocks of the page model, each on a page of its own. */
export function guideBlocks(title: string, parts: readonly GuidePart[]): Block[] {
  return [
    { kind: 'title', text: title, bookmark: 'Filing guide' },
    ...parts.flatMap(({ heading, lines }, index): Block[] => [
      { kind: 'heading', text: heading.toUpperCase(), bookmark: heading, newPage: index > 0 },
      ...lines.map(blockOf),
    ]),
  ];
}

function blockOf(line: GuideLine): Block {
  if (line.kind === 'step') return { kind: 'claim', label: '\u2610', text: line.text };
  return { kind: 'line', text: plainLine(line) };
}
