import type { FormalCheck, FormalSentence } from '@premise/contracts';
import { plainWords } from '../output/phrasing.ts';
import { TooLarge } from './clauses.ts';
import { tellSituation } from './counter-model.ts';
import { canAllBeTrue, decide, keysOf } from './decide.ts';
import { DerivationTeller } from './derivation.ts';
import { Effort } from './effort.ts';
import { existence } from './existence.ts';
import { kindestReading, type ReadArgument } from './read-argument.ts';
import type { Doubt } from './reading-choice.ts';
import { readingNotes } from './reading-notes.ts';
import { Sayer } from './say.ts';
import { notStatement, type Property, type Statement } from './statement.ts';

const MOST_PREMISES = 24;
/** A longer proof is read by nobody. */
const MOST_STEPS = 200;

const notFormal = (
  summary: string,
  premises: FormalSentence[],
  conclusion: FormalSentence | null,
  notUnderstood: FormalSentence[] = [],
): FormalCheck => ({ verdict: 'not-formal', summary, premises, conclusion, readings: [], notUnderstood });

const shortened = (text: string): string => plainWords(text, 160);

/** Sentences with a logical word: a quantifier, a connective. Without one, form decides nothing. */
function hasForm(statement: Statement): boolean {
  if (statement.says === 'named') return branches(statement.predicate);
  return statement.says === 'not' ? hasForm(statement.of) : statement.says !== 'fact';
}

/** A premise that was taken whole as a fact of which nothing else speaks: its inside may be what matters. */
function isBlind(premise: Statement, all: readonly Statement[]): boolean {
  const inner = premise.says === 'not' ? premise.of : premise;
  if (inner.says !== 'fact') return false;
  return all.filter((statement) => keysOf([statement]).facts.has(inner.fact)).length < 2;
}

function branches(property: Property): boolean {
  if (property.is === 'not') return branches(property.of);
  return property.is === 'or' || (property.is === 'and' && property.of.some(branches));
}

/** What of the conclusion no premise speaks of, and whether they share anything. */
function unconnected(
  premises: readonly Statement[],
  conclusion: Statement,
  told: ReadArgument,
): { names: string[]; shared: boolean } {
  const before = keysOf([...premises, ...told.meanings]);
  const after = keysOf([conclusion]);
  const sayer = new Sayer(told.parser.vocabulary);
  const terms = [...after.terms].filter((key) => !before.terms.has(key));
  const facts = [...after.facts].filter((key) => !before.facts.has(key));
  return {
    names: [...terms.map((key) => sayer.term(key)), ...facts.map((key) => sayer.fact(key))],
    shared: terms.length < after.terms.size || facts.length < after.facts.size,
  };
}

/**
 * Decides whether a conclusion follows from premises by their form alone. What cannot be read as logic is never
 * guessed at: the verdict is then `not-formal` and names the sentences. "All" and "no" are read without existential
 * import (a claim about all unicorns does not say that there are any); where that makes the difference, `existence`
 * says so. A valid verdict stands whatever further premises say, so a premise that was not understood does not lift it.
 */
export function formalVerdict(premises: readonly string[], conclusion: string): FormalCheck {
  const given = (text: string): FormalSentence => ({ text, spans: [] });
  return formalVerdictOf(premises.map(given), given(conclusion));
}

/** The same for sentences that know their place in a text. */
export function formalVerdictOf(
  premises: readonly FormalSentence[],
  conclusion: FormalSentence,
  effort = new Effort(),
): FormalCheck {
  const shownPremises = [...premises];
  const texts = premises.map((premise) => premise.text);
  if (premises.length === 0) return notFormal('There are no premises to check.', shownPremises, conclusion);
  if (premises.length > MOST_PREMISES)
    return notFormal(`The check takes at most ${MOST_PREMISES} premises.`, shownPremises, conclusion);
  try {
    return verdictOf(texts, shownPremises, conclusion, effort);
  } catch (error) {
    if (error instanceof TooLarge)
      return notFormal('The argument is too large for the formal check.', shownPremises, conclusion);
    throw error;
  }
}

function verdictOf(
  texts: readonly string[],
  shown: FormalSentence[],
  conclusion: FormalSentence,
  effort: Effort,
): FormalCheck {
  const told = kindestReading(texts, conclusion.text, effort);
  const lost = shown.filter((_, at) => told.premises[at] === null);
  const end = told.conclusion;
  if (!end)
    return notFormal(`The conclusion could not be read as logic: “${shortened(conclusion.text)}”`, shown, conclusion, [
      ...lost,
      conclusion,
    ]);
  const places = told.premises.flatMap((premise, at) => (premise ? [at] : []));
  const known = told.premises.filter((premise) => premise !== null);
  const first = lost[0];
  const unread = first ? `A premise could not be read as logic: “${shortened(first.text)}”` : null;
  if (known.length === 0) return notFormal(unread ?? 'Nothing could be read as logic.', shown, conclusion, lost);
  const decision = decide([...known, ...told.meanings], end, effort);
  const sayer = new Sayer(told.parser.vocabulary);
  if (decision.follows === null)
    return notFormal('The argument is too large for the formal check.', shown, conclusion, lost);
  const base = { premises: shown, conclusion, notUnderstood: lost };

  if (decision.follows) {
    const contradict = canAllBeTrue([...known, ...told.meanings], effort) === false;
    const repeated = known.findIndex((premise) => JSON.stringify(premise) === JSON.stringify(end));
    const teller = new DerivationTeller(decision.theory, sayer, known.length, told.meanings, end);
    const derivation = teller
      .steps(decision.refutation, places)
      .map((step) => ({ ...step, from: step.from.map((number) => (places[number - 1] ?? number - 1) + 1) }));
    const tooLong = derivation.length > MOST_STEPS;
    const summary = contradict
      ? 'The premises contradict each other, so everything follows from them; that says nothing for the conclusion.'
      : repeated >= 0
        ? `The conclusion only repeats premise ${(places[repeated] ?? repeated) + 1}: it follows, but nothing supports it.`
        : 'The conclusion follows: there is no situation in which the premises are true and it is false.';
    return {
      ...base,
      verdict: 'valid',
      summary: tooLong ? `${summary} The proof has ${derivation.length} steps and is left out.` : summary,
      ...(tooLong ? {} : { derivation }),
      ...(contradict ? { premisesContradict: true } : {}),
      ...(repeated >= 0 ? { repeatsPremise: (places[repeated] ?? repeated) + 1 } : {}),
      readings: readingNotes(told, texts, conclusion.text, true, effort),
    };
  }

  if (unread !== null) return notFormal(unread, shown, conclusion, lost);
  const blind = known.findIndex((premise) => isBlind(premise, [...known, end]));
  const blindPremise = blind < 0 ? undefined : shown[places[blind] ?? blind];
  if (blindPremise)
    return notFormal(`A premise could not be read as logic: “${shortened(blindPremise.text)}”`, shown, conclusion, [
      blindPremise,
    ]);
  if (!known.some(hasForm))
    return notFormal(
      'No premise has a logical form (“all”, “no”, “if … then”, “or”) from which anything could follow.',
      shown,
      conclusion,
    );
  const loose = unconnected(known, end, told);
  if (loose.names.length > 0 && !(loose.shared && allExplicit(known, end, told.parser.doubts)))
    return notFormal(
      `The premises say nothing of what the conclusion speaks of (${loose.names[0] ?? ''}), so its form cannot be judged.`,
      shown,
      conclusion,
    );
  const keys = keysOf([...known, end]);
  const opposite = decide([...known, ...told.meanings], notStatement(end), effort).follows === true;
  const imported = existence([...known, ...told.meanings], end, sayer, effort);
  return {
    ...base,
    verdict: 'invalid',
    summary: opposite
      ? 'The conclusion does not follow; its opposite does.'
      : 'The conclusion does not follow: the premises can be true while it is false.',
    counterModel: tellSituation(decision.situation, sayer, keys.terms, keys.facts),
    ...(opposite ? { oppositeFollows: true } : {}),
    ...(imported ? { existence: imported } : {}),
    readings: readingNotes(told, texts, conclusion.text, false, effort),
  };
}

/** Whether every sentence says by its own words how much it claims. */
function allExplicit(premises: readonly Statement[], conclusion: Statement, doubts: ReadonlySet<Doubt>): boolean {
  return !doubts.has('bare plural') && [...premises, conclusion].every(hasForm);
}
