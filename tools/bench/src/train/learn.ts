import { KINDS_OF_TEXT, ROLES } from '@premise/argument-corpus';
import {
  cutIntoUnits,
  describeArgument,
  describeBeside,
  describeNoConclusion,
  describeStep,
  describeText,
  type NamedFeatures,
  LinearModel,
  listContentWords,
  type StoredModel,
  type Unit,
  UnitDescriber,
} from '@premise/argument-engine';
import { findStatement, isSamePassage, type LearningText } from './corpus-texts.ts';
import { type Case, type ChoiceCase, learnChoice, learnLabels } from './optimize.ts';

export const UNIT_ROLES = ['none', ...ROLES.filter((role) => role !== 'conclusion')] as const;
const LONE_ROLES = ['none', ...ROLES] as const;

/** The models of the engine, by the names of their files. */
export interface Models {
  cut: StoredModel;
  kind: StoredModel;
  conclusion: StoredModel;
  'lone-role': StoredModel;
  role: StoredModel;
  scheme: StoredModel;
  'conclusion-type': StoredModel;
}

/** A text cut into units, with their features and their labels. */
export interface CutText {
  source: LearningText;
  units: Unit[];
  features: NamedFeatures[];
  none: NamedFeatures;
  /** Units that are an accepted conclusion; `units.length` stands for none. */
  right: Set<number>;
}

export function cutText(source: LearningText, cut: LinearModel): CutText {
  const { clean, sentences, gold } = source;
  const units = cutIntoUnits(sentences, cut);
  const right = new Set(
    units.flatMap((unit, at) => (gold.conclusions.some((accepted) => isSamePassage(unit, accepted)) ? [at] : [])),
  );
  if (gold.kind === 'argument' && !gold.stated) right.add(units.length);
  const describer = new UnitDescriber(clean, sentences, units);
  return {
    source,
    units,
    features: units.map((_, at) => describer.describe(at)),
    none: describeNoConclusion(sentences),
    right,
  };
}

const learnCuts = (texts: readonly LearningText[]): StoredModel =>
  learnLabels(
    ['whole', 'cut'],
    texts.flatMap(({ cuts }) => cuts.map(({ features, isEdge }) => ({ features, label: isEdge ? 1 : 0 }))),
    { decay: 0.0003, rounds: 100, fewest: 3 },
  );

export function listRoleCases({
  source,
  units,
  features,
  right,
}: CutText): { features: NamedFeatures; role: string }[] {
  const main = units.findIndex((_, at) => right.has(at));
  const unit = units[main];
  const conclusion = unit ? { unit, at: main, words: listContentWords(unit.tokens) } : null;
  return units.flatMap((one, at) => {
    if (at === main) return [];
    const role = findStatement(one, source.statements)?.role ?? 'none';
    const own = features[at] ?? new Map<string, number>();
    const described = new Map([...own, ...describeBeside(one, at, conclusion, () => own)]);
    return [{ features: described, role: role === 'conclusion' ? 'restatement' : role }];
  });
}

/** The role of each unit, read without knowing the conclusion. */
function listLoneCases({ source, units, features, right }: CutText): { features: NamedFeatures; name: string }[] {
  return units.map((unit, at) => {
    const role = findStatement(unit, source.statements)?.role ?? 'none';
    const name = right.has(at) ? 'conclusion' : role === 'conclusion' ? 'none' : role;
    return { features: features[at] ?? new Map(), name };
  });
}

/** One case for each reason: its unit, the unit of what it supports, and its scheme. */
export function listStepCases({
  source,
  units,
  features,
}: CutText): { features: NamedFeatures; scheme: string; reason: number; inference: string }[] {
  const { gold, statements } = source;
  const placeOf = (id: string): number => {
    const statement = statements.find((one) => one.id === id);
    return statement ? units.findIndex((unit) => isSamePassage(unit, statement)) : -1;
  };
  return gold.inferences.flatMap(({ id, from, to, kind, scheme }) => {
    if (kind !== 'supports') return [];
    const target = features[placeOf(to)] ?? new Map<string, number>();
    return from.flatMap((one) => {
      const reason = placeOf(one);
      const own = features[reason];
      const unit = units[reason];
      const words = unit ? source.clean.slice(unit.start, unit.end) : '';
      return own ? [{ features: describeStep(words, own, target), scheme, reason, inference: id }] : [];
    });
  });
}

export function learnModels(texts: readonly LearningText[]): Models {
  const cut = learnCuts(texts);
  const cutter = new LinearModel(cut);
  const read = texts.map((text) => cutText(text, cutter));
  const argued = read.filter(({ source }) => source.gold.kind === 'argument');
  const choices = argued.flatMap(({ features, none, right, units }): ChoiceCase[] =>
    right.size > 0 && units.length > 1 ? [{ options: [...features, none], right }] : [],
  );
  const byName = (labels: readonly string[], cases: readonly { features: NamedFeatures; name: string }[]): Case[] =>
    cases.flatMap(({ features, name }) => (labels.includes(name) ? [{ features, label: labels.indexOf(name) }] : []));
  const steps = argued.flatMap(listStepCases).map(({ features, scheme }) => ({ features, name: scheme }));
  const schemes = [...new Set(steps.map(({ name }) => name))].toSorted();
  const types = argued.flatMap(({ features, right, source }) =>
    [...right].flatMap((at) => {
      const own = features[at];
      return own && source.gold.conclusionType !== null ? [{ features: own, name: source.gold.conclusionType }] : [];
    }),
  );
  const typeNames = [...new Set(types.map(({ name }) => name))].toSorted();
  return {
    cut,
    kind: learnLabels(
      KINDS_OF_TEXT,
      byName(
        KINDS_OF_TEXT,
        texts.map(({ clean, sentences, gold }) => ({ features: describeText(clean, sentences), name: gold.kind })),
      ),
      { decay: 0.002, rounds: 80, fewest: 3 },
    ),
    conclusion: learnChoice(choices, { decay: 0.004, rounds: 80, fewest: 3 }),
    'lone-role': learnLabels(LONE_ROLES, byName(LONE_ROLES, argued.flatMap(listLoneCases)), {
      decay: 0.0004,
      rounds: 60,
      fewest: 3,
    }),
    role: learnLabels(
      UNIT_ROLES,
      byName(
        UNIT_ROLES,
        argued.flatMap(listRoleCases).map(({ features, role }) => ({ features, name: role })),
      ),
      { decay: 0.0005, rounds: 80, fewest: 4 },
    ),
    scheme: learnLabels(schemes, byName(schemes, steps), { decay: 0.001, rounds: 80, fewest: 3 }),
    'conclusion-type': learnLabels(typeNames, byName(typeNames, types), { decay: 0.002, rounds: 80, fewest: 3 }),
  };
}

/** How far words and structure together say that a text is an argument; learned from guesses about texts that the models had not seen. */
export const learnArgument = (guesses: readonly { sure: number; unstated: number; isRight: boolean }[]): StoredModel =>
  learnLabels(
    ['none', 'argument'],
    guesses.map(({ sure, unstated, isRight }) => ({
      features: describeArgument(sure, unstated),
      label: isRight ? 1 : 0,
    })),
    { decay: 0.001, rounds: 600, fewest: 1 },
  );
