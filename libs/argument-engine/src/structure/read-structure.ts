import type { KindOfText, StatementRole } from '@premise/argument-graph';
import { type NamedFeatures, toShares } from '../models/linear-model.ts';
import { loadModel } from '../models/load-model.ts';
import { describeArgument, givesReason } from './argument-or-not.ts';
import { describeText } from './text-features.ts';
import { describeBeside, describeNoConclusion, listContentWords, UnitDescriber } from './unit-features.ts';
import { cutIntoUnits, readSentences, type Sentence, type Unit } from './units.ts';

export type UnitRole = StatementRole | 'none';

export interface ReadUnit {
  unit: Unit;
  role: UnitRole;
  /** Share of the role, 0 to 1. */
  sure: number;
  /** Share of its being a reason of any sort, 0 to 1. */
  reason: number;
}

export interface Structure {
  sentences: Sentence[];
  units: ReadUnit[];
  /** NamedFeatures of the unit with this index. */
  describe: (at: number) => NamedFeatures;
  kind: KindOfText;
  /** Share of its being an argument, 0 to 1. */
  argument: number;
  /** Indexes of units that may be the main conclusion, the best first, with their shares; at most three. */
  candidates: { at: number; share: number }[];
  /** Share of no unit being the conclusion. */
  unstated: number;
}

/** A text counts as an argument from this share on; below it the likeliest other kind is named. */
export const LEAST_ARGUMENT = 0.5;
/** How much the role of a unit, read by itself, counts beside the comparison of the units. */
export const WEIGHT_OF_ROLE = 0.7;
const MOST_CANDIDATES = 3;

/** Kind of text, units, candidates for the main conclusion, and the role of each unit beside the best one. */
export function readStructure(text: string): Structure {
  const sentences = readSentences(text);
  const units = cutIntoUnits(sentences, loadModel('cut'));
  const kinds = loadModel('kind').predict(describeText(text, sentences));
  const describer = new UnitDescriber(text, sentences, units);
  const scores = units.map((_, at) => scoreUnit(describer.describe(at)));
  const shares = shareConclusion(scores, loadModel('conclusion').score(describeNoConclusion(sentences))[0] ?? 0);
  const unstated = shares[units.length] ?? 1;
  const argument = sentences.some(givesReason)
    ? 1
    : (loadModel('argument')
        .predict(describeArgument(kinds.get('argument') ?? 0, unstated))
        .get('argument') ?? 0);
  const candidates = [...units.keys()]
    .map((at) => ({ at, share: shares[at] ?? 0 }))
    .toSorted((a, b) => b.share - a.share || a.at - b.at)
    .slice(0, MOST_CANDIDATES);
  const read = readRoles(units, scores, candidates[0]?.at ?? -1, describer);
  return {
    sentences,
    units: read,
    describe: (at) => describer.describe(at),
    kind: argument >= LEAST_ARGUMENT && !isLoneStatement(read, unstated) ? 'argument' : pickKind(kinds),
    argument,
    candidates,
    unstated,
  };
}

/** No unit counts as the conclusion from this share on. */
export const LEAST_UNSTATED = 0.6;

/** Without a conclusion, a single statement is no argument. */
const isLoneStatement = (units: readonly ReadUnit[], unstated: number): boolean =>
  unstated >= LEAST_UNSTATED && units.length < 2;

/** What the models make of a unit by itself. */
export interface UnitScores {
  /** As the main conclusion, compared with the other units. */
  choice: number;
  /** Share of the role `conclusion`, read by itself. */
  lone: number;
  /** Scores of the roles; what stands beside the conclusion is added. */
  roles: Float64Array;
}

function scoreUnit(own: NamedFeatures): UnitScores {
  return {
    choice: loadModel('conclusion').score(own)[0] ?? 0,
    lone: loadModel('lone-role').predict(own).get('conclusion') ?? 0,
    roles: loadModel('role').score(own),
  };
}

/** Stands for the share of the role `conclusion` where no unit has it. */
const SHARE_OF_NONE = 0.1;

/** The share of each unit, and last of none, in being the main conclusion. `none` is the score of the choice that none is. */
export function shareConclusion(scores: readonly Pick<UnitScores, 'choice' | 'lone'>[], none: number): Float64Array {
  const weigh = (choice: number, lone: number): number => choice + WEIGHT_OF_ROLE * Math.log(lone + 1e-4);
  return toShares(
    Float64Array.from([...scores.map(({ choice, lone }) => weigh(choice, lone)), weigh(none, SHARE_OF_NONE)]),
  );
}

function pickKind(kinds: ReadonlyMap<string, number>): KindOfText {
  let best: [string, number] = ['other', -1];
  for (const [kind, share] of kinds) if (kind !== 'argument' && share > best[1]) best = [kind, share];
  return best[0] as KindOfText;
}

/** Roles of all units but the conclusion, as they stand beside it. */
function readRoles(
  units: readonly Unit[],
  scores: readonly UnitScores[],
  conclusionAt: number,
  describer: UnitDescriber,
): ReadUnit[] {
  const model = loadModel('role');
  const main = units[conclusionAt];
  const conclusion = main ? { unit: main, at: conclusionAt, words: listContentWords(main.tokens) } : null;
  return units.map((unit, at) => {
    if (at === conclusionAt) return { unit, role: 'conclusion', sure: 1, reason: 0 };
    const beside = model.score(describeBeside(unit, at, conclusion, () => describer.describe(at)));
    const shares = toShares(beside.map((score, label) => score + (scores[at]?.roles[label] ?? 0)));
    const shareOf = (role: UnitRole): number => shares[model.labels.indexOf(role)] ?? 0;
    let best = 0;
    shares.forEach((share, label) => {
      if (share > (shares[best] ?? 0)) best = label;
    });
    return {
      unit,
      role: (model.labels[best] ?? 'none') as UnitRole,
      sure: shares[best] ?? 0,
      reason: shareOf('premise') + shareOf('intermediate'),
    };
  });
}
