import { analyzeArgument } from '@premise/argument-engine';
import type { AnalysisResults, ArgumentRole } from '@premise/contracts';
import { accuracyFigure, type Figure } from './figures.ts';
import type { MicrotextRow } from './rows.ts';
import { bootstrap, type Counts, f1, type Pair } from './statistics.ts';

/** What the engine makes of one segment that a person marked. */
export interface SegmentReading {
  text: string;
  gold: 'claim' | 'premise' | 'other';
  predicted: ArgumentRole | null;
  /** Letters of it that are in the predicted conclusion. */
  inConclusion: number;
}

export interface MicrotextReading {
  row: MicrotextRow;
  results: AnalysisResults;
  segments: SegmentReading[];
  implicit: boolean;
  counter: boolean;
}

const ROLES = ['conclusion', 'premise', 'counter'] as const;

/** Where a segment stands; one that was put together from several places has several. */
function placesOf(segment: string, text: string, from: number): Array<{ start: number; end: number }> {
  const places: Array<{ start: number; end: number }> = [];
  let rest = segment.trim();
  while (rest !== '') {
    let piece = rest;
    while (piece !== '' && !text.includes(piece)) piece = piece.slice(0, Math.max(0, piece.lastIndexOf(' ')));
    if (piece === '') return places;
    const next = text.indexOf(piece, from);
    const start = next === -1 ? text.indexOf(piece) : next;
    places.push({ start, end: start + piece.length });
    rest = rest.slice(piece.length).trim();
  }
  return places;
}

/** Lays the engine's findings over the segments: each takes the role that covers most of its letters. */
export function readMicrotext(row: MicrotextRow): MicrotextReading {
  const results = analyzeArgument(row.text);
  const premises = new Set(row.premises);
  let from = 0;
  const segments = row.segments
    .filter((segment) => segment.implicit !== true)
    .map((segment): SegmentReading => {
      const pieces = placesOf(segment.text, row.text, from);
      from = pieces[0]?.end ?? from;
      const covered = (role: ArgumentRole): number =>
        results.findings
          .filter((finding) => finding.role === role)
          .flatMap((finding) => finding.spans)
          .flatMap((span) => pieces.map(({ start, end }) => Math.min(end, span.end) - Math.max(start, span.start)))
          .reduce((sum, letters) => sum + Math.max(0, letters), 0);
      const shares = ROLES.map((role) => ({ role, letters: covered(role) })).sort((a, b) => b.letters - a.letters);
      const most = shares[0];
      return {
        text: segment.text,
        gold: segment.function === 'central_claim' ? 'claim' : premises.has(segment.text) ? 'premise' : 'other',
        predicted: most && most.letters > 0 ? most.role : null,
        inConclusion: covered('conclusion'),
      };
    });
  return {
    row,
    results,
    segments,
    implicit: results.notices.some((notice) => notice.code === 'CONCLUSION_IMPLICIT'),
    counter: results.findings.some((finding) => finding.role === 'counter'),
  };
}

/** Does the conclusion that the engine names lie in the segment that a person marked? */
export function claimFound(reading: MicrotextReading): boolean {
  const best = [...reading.segments].sort((a, b) => b.inConclusion - a.inConclusion)[0];
  return best !== undefined && best.inConclusion > 0 && best.gold === 'claim';
}

function premiseCounts(reading: MicrotextReading): Counts {
  const { segments } = reading;
  return {
    hit: segments.filter((segment) => segment.gold === 'premise' && segment.predicted === 'premise').length,
    predicted: segments.filter((segment) => segment.predicted === 'premise').length,
    gold: segments.filter((segment) => segment.gold === 'premise').length,
  };
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Claim, premises, other side and unsaid conclusion of one of the two sets of short argued texts. */
export function microtextFigures(set: string, readings: readonly MicrotextReading[]): Figure[] {
  const explicit = readings.filter(({ row }) => !row.conclusion_implicit);
  const claims: Pair[] = explicit.map((reading) => ({
    gold: 'found',
    predicted: claimFound(reading) ? 'found' : 'missed',
  }));
  const first = explicit.filter(({ segments }) => segments[0]?.gold === 'claim').length / Math.max(1, explicit.length);
  const counts = readings.map(premiseCounts);
  const all = readings.map((reading) => {
    const { gold } = premiseCounts(reading);
    return { hit: gold, predicted: reading.segments.length, gold };
  });
  const figures: Figure[] = [
    { ...accuracyFigure(set, 'central claim, accuracy (explicit ones)', claims, 0.82), baseline: first },
    {
      set,
      metric: 'premises, F1 over segments',
      n: readings.reduce((sum, { segments }) => sum + segments.length, 0),
      value: f1(counts),
      interval: bootstrap(counts, f1),
      baseline: f1(all),
      goal: 0.85,
    },
    accuracyFigure(
      set,
      'counter present, accuracy',
      readings.map(({ row, counter }) => ({ gold: yesOrNo(row.counter.length > 0), predicted: yesOrNo(counter) })),
      0.88,
    ),
  ];
  if (explicit.length < readings.length) figures.push(unsaidFigure(set, readings));
  return figures;
}

/** Mean of the shares found among the unsaid and among the said: 0.5 is chance. */
function unsaidFigure(set: string, readings: readonly MicrotextReading[]): Figure {
  const balanced = (sample: readonly MicrotextReading[]): number => {
    const share = (unsaid: boolean): number => {
      const those = sample.filter(({ row }) => row.conclusion_implicit === unsaid);
      return those.length === 0 ? 0.5 : those.filter(({ implicit }) => implicit === unsaid).length / those.length;
    };
    return (share(true) + share(false)) / 2;
  };
  return {
    set,
    metric: 'implicit conclusion, balanced accuracy',
    n: readings.length,
    value: balanced(readings),
    interval: bootstrap(readings, balanced),
    baseline: 0.5,
    goal: 0.5,
  };
}
