import type { Finding } from '@premise/contracts';
import { stripMarkup } from '@premise/ui';

export interface DisplayedArgument {
  text: string;
  findings: Finding[];
}

/** Stretches that `stripMarkup` takes out, in order: what the plain text does not have at the same place. */
function removedStretches(text: string): { start: number; end: number }[] {
  // one tag or comment at a time, by the same rule that strips the whole
  const candidates = /<!--[\s\S]*?-->|<[^<>]*>/g;
  return Array.from(text.matchAll(candidates))
    .filter(([tag]) => stripMarkup(tag) === '')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/**
 * An argument as a screen shows it (S1 section 5): without its markup tags, and with every finding's words at their new
 * place. A finding whose words were nothing but a tag keeps no words.
 */
export function displayedArgument(text: string, findings: Finding[]): DisplayedArgument {
  const plain = stripMarkup(text);
  if (plain === text) return { text, findings };
  const removed = removedStretches(text);
  const before: number[] = [];
  let total = 0;
  for (const { start, end } of removed) {
    before.push(total);
    total += end - start;
  }
  // the rule changed under us: better unmarked words than wrong ones
  if (text.length - total !== plain.length) {
    return { text: plain, findings: findings.map((finding) => ({ ...finding, spans: [] })) };
  }
  const moved = (position: number): number => {
    let low = 0;
    let high = removed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((removed[middle]?.start ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    const last = removed[low - 1];
    if (!last) return position;
    return Math.max(position, last.end) - (before[low - 1] ?? 0) - (last.end - last.start);
  };
  return {
    text: plain,
    findings: findings.map((finding) => ({
      ...finding,
      spans: finding.spans
        .map(({ start, end }) => ({ start: moved(start), end: moved(end) }))
        .filter(({ start, end }) => end > start),
    })),
  };
}
