import {
  describeBeside,
  describeText,
  type NamedFeatures,
  type Unit,
  LinearModel,
  listContentWords,
  shareConclusion,
} from '@premise/argument-engine';
import type { LearningText } from './corpus-texts.ts';
import { cutText, learnModels, listRoleCases, listStepCases, type Models, UNIT_ROLES } from './learn.ts';

/** A prediction on a text that the models have not seen: how sure, and whether it is right. */
export interface Guess {
  sure: number;
  isRight: boolean;
  label?: string;
  gold?: string;
  text: string;
}

export interface Guesses {
  /** Words alone say how sure; `unstated` is the share of no unit being a conclusion. */
  isArgument: (Guess & { unstated: number })[];
  kind: Guess[];
  conclusion: Guess[];
  pair: Guess[];
  role: Guess[];
  scheme: Guess[];
  type: Guess[];
}

const emptyGuesses = (): Guesses => ({
  isArgument: [],
  kind: [],
  conclusion: [],
  pair: [],
  role: [],
  scheme: [],
  type: [],
});

function pickBest(shares: ReadonlyMap<string, number>): [string, number] {
  let best: [string, number] = ['', -1];
  for (const [label, share] of shares) if (share > best[1]) best = [label, share];
  return best;
}

/** What the models say of texts with labels. */
export function guess(models: Models, texts: readonly LearningText[], into: Guesses = emptyGuesses()): Guesses {
  const load = (name: keyof Models): LinearModel => new LinearModel(models[name]);
  const [cutter, kinds, choice, roles, schemes, types, lone] = [
    load('cut'),
    load('kind'),
    load('conclusion'),
    load('role'),
    load('scheme'),
    load('conclusion-type'),
    load('lone-role'),
  ];
  for (const source of texts) {
    const { gold, clean, sentences } = source;
    const text = source.text.id;
    const shares = kinds.predict(describeText(clean, sentences));
    const argument = shares.get('argument') ?? 0;
    const [kind, kindShare] = pickBest(shares);
    into.kind.push({ sure: kindShare, isRight: kind === gold.kind, label: kind, gold: gold.kind, text });
    const cut = cutText(source, cutter);
    const { units, features, right, none } = cut;
    const scores = shareConclusion(
      features.map((own) => ({ choice: choice.score(own)[0] ?? 0, lone: lone.predict(own).get('conclusion') ?? 0 })),
      choice.score(none)[0] ?? 0,
    );
    into.isArgument.push({
      sure: argument,
      isRight: gold.kind === 'argument',
      text,
      unstated: scores[units.length] ?? 1,
    });
    if (gold.kind !== 'argument') continue;
    const order = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const [first = 0] = order;
    const [one = 0, two = 0] = order.filter((at) => at < units.length);
    into.conclusion.push({
      sure: scores[first] ?? 0,
      isRight: right.has(first),
      label: first === units.length ? 'none' : 'unit',
      gold: gold.stated ? (source.text.plan.place ?? '') : 'unstated',
      text,
    });
    if (gold.stated)
      into.pair.push({
        sure: (scores[one] ?? 0) + (scores[two] ?? 0),
        isRight: right.has(one) || right.has(two),
        text,
      });
    const unit = units[one];
    const conclusion = unit ? { unit, at: one, words: listContentWords(unit.tokens) } : null;
    const describeRole = (known: NamedFeatures, one: Unit, place: number): NamedFeatures =>
      new Map([...known, ...describeBeside(one, place, conclusion, () => known)]);
    const cases = listRoleCases(cut);
    let at = -1;
    const main = units.findIndex((_, place) => right.has(place));
    for (const { role } of cases) {
      at += 1;
      if (at === main) at += 1;
      const own = units[at];
      if (!own) continue;
      const [label, sure] = pickBest(roles.predict(describeRole(features[at] ?? new Map(), own, at)));
      into.role.push({ sure, isRight: label === role, label, gold: role, text });
    }
    for (const { features: step, scheme } of listStepCases(cut)) {
      const [label, sure] = pickBest(schemes.predict(step));
      into.scheme.push({ sure, isRight: label === scheme, label, gold: scheme, text });
    }
    for (const place of right) {
      const own = features[place];
      if (!own || gold.conclusionType === null) continue;
      const [label, sure] = pickBest(types.predict(own));
      into.type.push({ sure, isRight: label === gold.conclusionType, label, gold: gold.conclusionType, text });
      break;
    }
  }
  return into;
}

/** Every text is read by models that have seen no text of its group. */
export function crossValidate(
  texts: readonly LearningText[],
  groupOf: (text: LearningText) => string,
  folds = 6,
): Guesses {
  const groups = [...new Set(texts.map(groupOf))];
  const foldOf = (text: LearningText): number => groups.indexOf(groupOf(text)) % folds;
  const guesses = emptyGuesses();
  for (let fold = 0; fold < Math.min(folds, groups.length); fold += 1) {
    const models = learnModels(texts.filter((text) => foldOf(text) !== fold));
    guess(
      models,
      texts.filter((text) => foldOf(text) === fold),
      guesses,
    );
  }
  return guesses;
}

export { UNIT_ROLES };
