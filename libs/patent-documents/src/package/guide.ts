import { cleanText } from '@premise/patent-pages';
import { MISSING, type PaperItem } from '../paper/paper-item.ts';

/** A part of the guide: what its reader types in, checks off or keeps. */
export interface GuidePart {
  heading: string;
  lines: GuideLine[];
}
export type GuideLine = Extract<PaperItem, { kind: 'text' | 'value' | 'step' }>;

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

/** The parts as a paper, each on a page of its own but for the last, which is short. */
export function guideItems(about: string, parts: readonly GuidePart[]): PaperItem[] {
  return [
    { kind: 'title', text: 'Filing guide', about },
    ...parts.flatMap(({ heading, lines }, index): PaperItem[] => [
      { kind: 'heading', text: heading, newPage: index > 0 && index < parts.length - 1 },
      ...lines,
    ]),
  ];
}
