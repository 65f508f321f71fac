import { type LearningText, learningText, SOUND } from '@premise/argument-engine';
import type { FormRow } from './flaw-belief.ts';
import { type ArgotarioRow, type FormalRow, type RedditRow, type Row, readRows } from '../rows.ts';

/** A text that weights are learned from. */
export interface LearningRow {
  id: string;
  text: string;
  register: 'reply' | 'post' | 'other';
  /** The engine's name of the flaw that is meant or suspected; SOUND where none is. */
  kind: string;
  flawed: boolean;
  /** Agreed on by those who judged it. */
  gold: boolean;
  weight: number;
  read: LearningText;
}

/** What the sets call a flaw, in the engine's words. */
export const ENGINE_LABELS: Readonly<Record<string, string>> = {
  'No Fallacy': SOUND,
  'Ad Hominem': 'Ad hominem',
  'Appeal to Emotion': 'Appeal to emotion',
  'Irrelevant Authority': 'Appeal to authority',
  'Hasty Generalization': 'Hasty generalisation',
  'Red Herring': 'Red herring',
  'appeal to authority': 'Appeal to authority',
  'hasty generalization': 'Hasty generalisation',
  'black-and-white': 'False dilemma',
  'appeal to nature': 'Appeal to nature',
  'appeal to majority': 'Appeal to popularity',
  'slippery slope': 'Slippery slope',
  'appeal to tradition': 'Appeal to tradition',
  'appeal to worse problems': 'Appeal to worse problems',
};

/** Players wrote to order; where voters did not agree with the order, the row counts less. */
const UNAGREED_WEIGHT = 0.3;

interface ReasonRow extends Row {
  premises: string[];
  conclusion: string;
  debate_title: string;
}

/** Longer reasoned texts: several reasons that were given for the same claim, with the claim first or last. */
function composed(rows: readonly ReasonRow[]): Row[] {
  const groups = new Map<string, ReasonRow[]>();
  for (const row of rows) {
    const key = `${row.debate_title} ${row.conclusion}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const texts: Row[] = [];
  for (const group of groups.values()) {
    for (let at = 0; at < group.length; at += 1) {
      const size = 2 + (texts.length % 3);
      const part = Array.from({ length: Math.min(size, group.length) }, (_, step) => group[(at + step) % group.length]);
      const claim = `${(part[0]?.conclusion ?? '').replace(/[.!?\s]+$/, '')}.`;
      const said = part.flatMap((row) => row?.premises ?? []).join(' ');
      const joint = ['Therefore ', 'So ', ''][texts.length % 3] ?? '';
      texts.push({
        id: `composed/${texts.length}`,
        text: texts.length % 2 === 0 ? `${claim} ${said}` : `${said} ${joint}${claim}`,
      });
    }
  }
  return texts;
}

interface StatedRow extends Row {
  /** Not every row has its statements one by one. */
  premises?: string[];
}

/** Single statements, which claim nothing against anybody. */
const statements = (rows: readonly StatedRow[]): Row[] =>
  rows.flatMap(({ id, premises }) =>
    premises?.[0] === undefined ? [] : [{ id: `${id}/statement`, text: premises[0] }],
  );

/** Whether there is enough to learn from: replies and posts. */
export const canLearn = (rows: readonly LearningRow[]): boolean =>
  (['reply', 'post'] as const).every((register) => rows.some((row) => row.register === register));

/** Arguments of which it is known whether they are valid; as their authors have it, "all" does not speak of nothing. */
export const formRows = (folder: string): FormRow[] =>
  ['neubaroco', 'bbh_formal_fallacies'].flatMap((name) =>
    (readRows<FormalRow>(folder, name) ?? []).map(({ text, deductively_valid: valid }) => ({ text, valid })),
  );

/** Rows of the sets whose licences allow weights to be learned from them; null where there are neither replies nor posts. */
export function learningRows(folder: string): LearningRow[] | null {
  const replies = readRows<ArgotarioRow>(folder, 'argotario') ?? [];
  const posts = readRows<RedditRow>(folder, 'reddit_fallacies') ?? [];
  if (replies.length + posts.length === 0) return null;
  const reasons = readRows<ReasonRow>(folder, 'arct') ?? [];
  const syllogisms = ['avicenna', 'neubaroco'].flatMap((name) => readRows<StatedRow>(folder, name) ?? []);
  const others = [...reasons, ...composed(reasons), ...syllogisms, ...statements(syllogisms)];
  return [
    ...replies.map(({ id, text, gold, intended_fallacy: intended }): LearningRow => {
      const kind = ENGINE_LABELS[gold ?? intended] ?? SOUND;
      return {
        id,
        text,
        register: 'reply',
        kind,
        flawed: kind !== SOUND,
        gold: gold !== null,
        weight: gold === null ? UNAGREED_WEIGHT : 1,
        read: learningText(text),
      };
    }),
    ...posts.map(({ id, text, candidate_fallacy: candidate, fallacious }): LearningRow => ({
      id,
      text,
      register: 'post',
      kind: ENGINE_LABELS[candidate] ?? SOUND,
      flawed: fallacious,
      gold: true,
      weight: 1,
      read: learningText(text),
    })),
    ...others.map(({ id, text }): LearningRow => ({
      id,
      text,
      register: 'other',
      kind: SOUND,
      flawed: false,
      gold: false,
      weight: 1,
      read: learningText(text),
    })),
  ];
}
