import { LEAD_MARKERS, type Marker } from '../data/markers.ts';
import type { Clause } from './clauses.ts';
import { beginsLikeClause, hasFiniteVerb, isReportedAs, isTemporalSince, NOT_SO, TEMPORAL_SINCE } from './cuts.ts';

/** Takes the introducing markers off the front of a clause; several may follow each other ("but since ..."). */
export function takeMarker(text: string): { skip: number; marker: Clause['marker']; markerText: string } {
  let skip = 0;
  let marker: Clause['marker'] = null;
  let markerText = '';
  for (let round = 0; round < 3; round += 1) {
    const rest = text.slice(skip);
    const lower = rest.slice(0, 280).toLowerCase().replaceAll('’', "'");
    const joiner = /^(?:and|or)\b,?\s+/.exec(lower);
    if (joiner && rest.length > joiner[0].length + 6) {
      skip += joiner[0].length;
      continue;
    }
    const hit = matchLead(lower);
    if (!hit || rest.length <= hit.length + 3) break;
    skip += hit.length;
    if (!marker || hit.marker.weight >= marker.weight || marker.kind === 'contrast') marker = hit.marker;
    markerText = markerText === '' ? rest.slice(0, hit.length).trim() : markerText;
  }
  return { skip, marker, markerText };
}

function matchLead(lower: string): { length: number; marker: Marker } | null {
  for (const marker of LEAD_MARKERS) {
    const match = marker.pattern.exec(lower);
    if (match) {
      const rest = lower.slice(match[0].length);
      if (/^so\b/.test(lower) && NOT_SO.test(rest)) return null;
      if (/^while\b/.test(lower) && /^(?:\w+ing)\b/.test(rest) && !hasFiniteVerb(rest.split(',')[0] ?? '', 14))
        return null;
      if (/^(?:also|first|next|second|third)\b/.test(lower) && !/[,:]\s*$/.test(match[0]) && !hasFiniteVerb(rest, 5))
        return null;
      if (/^next (?:they|we|you|it)(?:'ll| will| would)/.test(lower)) return null;
      if (/^yet (?:another|to)\b/.test(lower)) return null;
      return { length: match[0].length, marker };
    }
  }
  const since = /^(since|as|for)\b,?\s+/.exec(lower);
  if (since) {
    const rest = lower.slice(since[0].length);
    const causal =
      since[1] === 'since'
        ? !TEMPORAL_SINCE.test(rest) && !isTemporalSince(lower)
        : beginsLikeClause(rest) &&
          !(since[1] === 'as' && isReportedAs(rest)) &&
          !/^(?:an?|someone|anyone|those|us|me|him|them|the (?:purposes?|sake|reasons?|time|first|last|most|moment|benefit|good|love))\b/.test(
            rest,
          );
    if (causal) return { length: since[0].length, marker: { kind: 'reason', weight: 2, pattern: /^/ } };
  }
  return null;
}
