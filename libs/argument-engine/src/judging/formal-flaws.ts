import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { contentLemmas, splitWords } from '../text/words.ts';
import type { Sign } from './flaw.ts';
import { requirementFlaws, sharedFeature } from './requirements.ts';

/** What the forms are read from. */
export type Stated = Pick<Clause, 'text' | 'lower' | 'lemmas' | 'start' | 'end'>;

export interface Conditional {
  clause: Stated;
  antecedent: string;
  consequent: string;
}

const NEGATION = /\b(?:not|no|never|none|nobody|nothing|neither|cannot|\w+n't)\b/;

/** "If A, (then) B" and "B if A", where the parts can be told apart. */
export function conditionalOf(clause: Stated): Conditional | null {
  const flat = clause.text.replace(/\s+/g, ' ').replace(/[.!?]+$/, '');
  const front = /^(?:if|whenever|when)\s+(.{3,200}?)(?:,\s*then\s+|\s+then\s+|,\s+)(.{3,})$/i.exec(flat);
  if (front) return { clause, antecedent: front[1] ?? '', consequent: front[2] ?? '' };
  const back = /^(.{5,200}?),?\s+(?:if|provided that|as long as)\s+(.{3,})$/i.exec(flat);
  if (back && !/\b(?:as|even|only|what|see|know|wonder|ask)$/i.test(back[1] ?? ''))
    return { clause, antecedent: back[2] ?? '', consequent: back[1] ?? '' };
  return null;
}

/** How far two phrases say the same, and whether one denies the other. */
function compare(a: string, b: string): { same: number; opposite: boolean } {
  const left = contentLemmas(splitWords(a));
  const right = contentLemmas(splitWords(b));
  if (left.length === 0 || right.length === 0) return { same: 0, opposite: false };
  const known = new Set(left);
  const shared = right.filter((word) => known.has(word)).length;
  return {
    same: shared / Math.max(left.length, right.length),
    opposite: NEGATION.test(a.toLowerCase()) !== NEGATION.test(b.toLowerCase()),
  };
}

const LIKE = 0.6;

interface Categorical {
  form: 'A' | 'E' | 'I' | 'O';
  subject: string;
  predicate: string;
  clause: Stated;
}

function nounKey(text: string): string {
  return splitWords(text)
    .filter((word) => !/^(?:a|an|the|of|things?|that|which|who|also)$/.test(word.lower))
    .map((word) => word.lower.replace(/'s?$/, '').replace(/(?<=.{2}[^s])s$/, ''))
    .sort()
    .join(' ');
}

/** "All A are B", "no A is B", "some A are (not) B". */
export function categoricalOf(clause: Stated): Categorical | null {
  const flat = clause.text.replace(/\s+/g, ' ').replace(/[.!?]+$/, '');
  const match =
    /^(all|every|each|any|no|some|a certain|one|certain|at least one) (.{1,80}?) (?:is|are|was|were) (not )?(.{1,100})$/i.exec(
      flat,
    );
  if (!match) return null;
  const [, quantifier = '', subject = '', negation, predicate = ''] = match;
  const universal = /^(?:all|every|each|any)$/i.test(quantifier);
  const form = /^no$/i.test(quantifier) ? 'E' : universal ? (negation ? 'E' : 'A') : negation ? 'O' : 'I';
  return { form, subject: nounKey(subject), predicate: nounKey(predicate), clause };
}

const distributesSubject = (statement: Categorical): boolean => statement.form === 'A' || statement.form === 'E';
const distributesPredicate = (statement: Categorical): boolean => statement.form === 'E' || statement.form === 'O';

function syllogismFlaws(premises: readonly Stated[], conclusion: Stated): Sign[] {
  const statements = premises.map(categoricalOf).filter((statement) => statement !== null);
  const end = categoricalOf(conclusion);
  const [first, second] = statements;
  if (!end || !first || !second || statements.length !== 2) return [];
  const spans = [first.clause, second.clause, end.clause].map((clause) => ({ start: clause.start, end: clause.end }));
  const terms = new Set([first.subject, first.predicate, second.subject, second.predicate]);
  const middle = [...terms].find(
    (term) =>
      term !== end.subject &&
      term !== end.predicate &&
      [first, second].every((s) => s.subject === term || s.predicate === term),
  );
  if (middle === undefined || middle === '') return [];
  if (!terms.has(end.subject) || !terms.has(end.predicate)) return [];
  const flaws: Sign[] = [];
  const taken = (statement: Categorical): boolean =>
    (statement.subject === middle && distributesSubject(statement)) ||
    (statement.predicate === middle && distributesPredicate(statement));
  if (!taken(first) && !taken(second)) {
    flaws.push({
      label: 'Undistributed middle',
      explanation: `${quoted(first.clause.text, 100)} and ${quoted(second.clause.text, 100)} share the term “${middle}”, but neither speaks of all that falls under it; so they do not connect the terms of ${quoted(end.clause.text, 100)}.`,
      strength: 0.85,
      spans,
    });
  }
  const inPremise = (term: string): boolean =>
    [first, second].some(
      (s) => (s.subject === term && distributesSubject(s)) || (s.predicate === term && distributesPredicate(s)),
    );
  if (
    flaws.length === 0 &&
    ((distributesSubject(end) && !inPremise(end.subject)) || (distributesPredicate(end) && !inPremise(end.predicate)))
  ) {
    flaws.push({
      label: 'Illicit process',
      explanation: `${quoted(end.clause.text, 100)} speaks of all cases of a term of which the premises speak only in part.`,
      strength: 0.8,
      spans,
    });
  }
  const negatives = [first, second].filter((s) => s.form === 'E' || s.form === 'O').length;
  const endNegative = end.form === 'E' || end.form === 'O';
  if (flaws.length === 0 && (negatives === 2 || (negatives === 1) !== endNegative)) {
    flaws.push({
      label: negatives === 2 ? 'Exclusive premises' : 'Negation out of step',
      explanation:
        negatives === 2
          ? `Both premises deny a connection; nothing about ${quoted(end.clause.text, 100)} follows from two denials.`
          : `The conclusion ${quoted(end.clause.text, 100)} ${endNegative ? 'denies' : 'asserts'} a connection, while the premises ${endNegative ? 'only assert' : 'deny'} one.`,
      strength: 0.8,
      spans,
    });
  }
  return flaws;
}

/** Flaws of form: the conditional read backwards, and syllogisms that do not connect their terms. */
export function formalFlaws(premises: readonly Stated[], conclusion: Stated | null): Sign[] {
  if (!conclusion || premises.length === 0 || premises.length > 12) return [];
  const flaws: Sign[] = [
    ...syllogismFlaws(premises, conclusion),
    ...requirementFlaws(premises, conclusion),
    ...sharedFeature(premises, conclusion),
  ];
  const conditionals = premises.map(conditionalOf).filter((conditional) => conditional !== null);
  for (const { clause, antecedent, consequent } of conditionals) {
    for (const premise of premises) {
      if (premise === clause) continue;
      const toConsequent = compare(consequent, premise.text);
      const toAntecedent = compare(antecedent, premise.text);
      const endAntecedent = compare(antecedent, conclusion.text);
      const endConsequent = compare(consequent, conclusion.text);
      const spans = [clause, premise, conclusion].map(({ start, end }) => ({ start, end }));
      if (
        toConsequent.same >= LIKE &&
        !toConsequent.opposite &&
        endAntecedent.same >= LIKE &&
        !endAntecedent.opposite &&
        toAntecedent.same < toConsequent.same
      ) {
        flaws.push({
          label: 'Affirming the consequent',
          explanation: `${quoted(clause.text, 140)} is read backwards: that ${quoted(premise.text, 100)} holds does not show that ${quoted(conclusion.text, 100)}, because the same result can have other grounds.`,
          strength: 0.86,
          spans,
        });
      }
      if (
        toAntecedent.same >= LIKE &&
        toAntecedent.opposite &&
        endConsequent.same >= LIKE &&
        endConsequent.opposite &&
        toConsequent.same < toAntecedent.same
      ) {
        flaws.push({
          label: 'Denying the antecedent',
          explanation: `${quoted(clause.text, 140)} says what follows if the condition holds, not what follows if it fails; ${quoted(premise.text, 100)} therefore leaves ${quoted(conclusion.text, 100)} open.`,
          strength: 0.84,
          spans,
        });
      }
    }
  }
  return flaws.slice(0, 4);
}
