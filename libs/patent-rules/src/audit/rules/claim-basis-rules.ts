import type { AuditMend } from '@premise/contracts';
import type { TermReference } from '../../claims/antecedents.ts';
import { MASS_NOUNS } from '../../claims/claim-vocabulary.ts';
import { endsPhraseBefore } from '../../claims/claim-words.ts';
import { numberOf } from '../../claims/claim-outline.ts';
import { indefiniteArticle, singular } from '../../text/word-forms.ts';
import { excerpt } from '../../text/text-hits.ts';
import { mpep, usc } from '../citations.ts';
import { type ClaimFacts, hasWord } from '../draft-facts.ts';
import { counted, judged, mend, notApplicable, type Outcome, type Remark, type Rule } from '../rule.ts';
import { examineClaims, NO_CLAIMS } from './claim-rule.ts';

export const antecedentBasis: Rule = {
  id: 'C7',
  checks: 'What a claim calls "the" or "said" was introduced before, under one clear name',
  level: 'review',
  matters: 'later',
  citation: mpep('2173.05(e)'),
  why: '"The spring" sends the reader back to a spring. If there is none, or there are two, the claim is unclear and is refused until it is mended.',
  examine: (facts) =>
    examineClaims(facts, (claimFacts) => {
      const { analysis } = claimFacts;
      const remarks = [
        ...unclearTerms(analysis.references).flatMap((group) => referenceRemark(group, claimFacts)),
        ...analysis.repeated.map(({ claim, span, text }): Remark => ({
          place: 'claims',
          span,
          level: 'hint',
          about: `repeated ${claim} ${text}`,
          message: `"${excerpt(text)}" was introduced before: write "the" if it is the same, "another" or "a second" if not.`,
        })),
      ];
      const definite = analysis.references.length;
      return judged(`${counted(definite, 'definite term')}, each introduced before.`, remarks);
    }),
};

/** One remark a term, at its first place: claims that repeat each other repeat their slips. */
function unclearTerms(references: readonly TermReference[]): TermReference[][] {
  const groups = new Map<string, TermReference[]>();
  for (const reference of references) {
    if (reference.status !== 'missing' && reference.status !== 'ambiguous') continue;
    const key = `${reference.status} ${reference.name}`;
    const group = groups.get(key);
    if (group) group.push(reference);
    else groups.set(key, [reference]);
  }
  return [...groups.values()];
}

function referenceRemark(group: readonly TermReference[], { claims }: ClaimFacts): Remark[] {
  const [reference] = group;
  const claim = reference && claims[reference.claim];
  if (!claim) return [];
  const own = numberOf(claim);
  const others = [...new Set(group.map((one) => claims[one.claim]).map((one) => (one ? numberOf(one) : own)))].filter(
    (number) => number !== own,
  );
  const also =
    others.length === 0 ? '' : ` (nor in ${others.length === 1 ? 'claim' : 'claims'} ${others.slice(0, 8).join(', ')})`;
  const term = excerpt(reference.text);
  if (reference.status === 'ambiguous')
    return [
      {
        place: 'claims',
        span: reference.span,
        about: reference.name,
        message: `"${term}" in claim ${own} may mean the ${reference.candidates.join(' or the ')}.`,
      },
    ];
  const repair = introductions(group);
  return [
    {
      place: 'claims',
      span: reference.span,
      about: reference.name,
      message: `"${term}" in claim ${own} was not introduced${claim.narrows ? ' there or in the claims it depends on' : ''}${also}.`,
      ...(repair === null ? {} : { mend: repair }),
    },
  ];
}

/** "The spring" as "a spring" wherever it was reported, where it is one countable thing and begins with its article. */
function introductions(group: readonly TermReference[]): AuditMend | null {
  const edits = group.flatMap((reference) => introduction(reference) ?? []);
  const [first] = group;
  if (!first || edits.length < group.length) return null;
  return mend(`Introduce it: "${edits[0]?.text} ${excerpt(first.name, 30)}"`, 'claims', edits);
}

function introduction({ text, name, span }: TermReference): AuditMend['edits'][number] | null {
  const match = /^(the|said)\s+(\p{L}[\p{L}-]*)/iu.exec(text);
  const head = name.split(' ').at(-1) ?? '';
  if (!match || head !== singular(head) || MASS_NOUNS.has(head) || /(?:'s?|ing|s)$/.test(head)) return null;
  if (/\b(?:first|at least|one|two|plurality|and|or)\b/i.test(text)) return null;
  const [, determiner = '', next = ''] = match;
  return { start: span.start, end: span.start + determiner.length, text: indefiniteArticle(next) };
}

const CLAIM_TALK = new Set(
  `claim claims wherein comprising comprises comprise according recited characterized characterised having including further
  method system apparatus device step steps least plurality said first second third fourth fifth more than that which each
  configured adapted operable between from with into onto upon through thereof therein respectively when where while least
  being have has been will would such these those their there other another same different one two three four five also
  whereby therefrom thereto thereby either both only about approximately substantially consisting essentially group
  consists plural subject means non-transitory nontransitory medium readable computer set forth defined claimed`.split(
    /\s+/,
  ),
);

export const claimTermsDescribed: Rule = {
  id: 'C10',
  checks: 'Every word of the claims has support in the description',
  level: 'review',
  matters: 'provisional',
  citation: usc('112(a)'),
  why: 'A claim may only take what the description gives. A part that is named in the claims alone has no date and no explanation.',
  examine(facts) {
    const texts = facts.texts('detailedDescription', 'summary', 'drawings', 'background', 'field', 'abstract');
    if (facts.claims === null) return notApplicable(NO_CLAIMS);
    if (facts.texts('detailedDescription').length === 0)
      return notApplicable('There is no detailed description to compare with.');
    const words = contentWords(facts.claims);
    const remarks = words
      .filter(({ word }) => !hasWord(texts, word) && !parts(word).every((part) => hasWord(texts, part)))
      .map(({ word, start, end }): Remark => ({
        place: 'claims',
        span: { start, end },
        about: word.toLowerCase(),
        message: `"${word}" stands in the claims, but no form of it in the description.`,
      }));
    return judged(`${counted(words.length, 'word')} of the claims, each in the description.`, remarks);
  },
};

const parts = (word: string): string[] => {
  const pieces = word.split(/[-/]/).filter((part) => part.length > 2);
  return pieces.length > 1 ? pieces : [word];
};

interface ClaimWordAt {
  word: string;
  start: number;
  end: number;
}

/** Each word of the names in the claims once, at its first place: what stands behind "a", "the" or "said" up to the name's end. */
function contentWords({ claims, indexOf, notes }: ClaimFacts): ClaimWordAt[] {
  const known = notes.get('content words') as ClaimWordAt[] | undefined;
  if (known) return known;
  const seen = new Set<string>();
  const found: ClaimWordAt[] = [];
  for (const claim of claims) {
    const { words } = indexOf(claim);
    let inName = false;
    words.forEach((word, at) => {
      if (word.kind !== 'word') inName = word.kind === 'article' || word.kind === 'definite';
      else if (inName && words[at - 1]?.kind === 'word' && endsPhraseBefore(words, at)) inName = false;
      if (word.kind !== 'word' || !inName || seen.has(word.lemma)) return;
      if (word.lemma.length < 4 || CLAIM_TALK.has(word.lemma) || /\d|(?:ly|ing|ed)$/.test(word.lower)) return;
      seen.add(word.lemma);
      found.push({ word: word.text, start: claim.textStart + word.start, end: claim.textStart + word.end });
    });
  }
  notes.set('content words', found);
  return found;
}

export const elementsShown: Rule = {
  id: 'D10',
  checks: 'What the claims name as parts is shown in a figure',
  level: 'hint',
  matters: 'later',
  citation: { label: '37 CFR 1.83(a)', url: 'https://www.ecfr.gov/current/title-37/section-1.83' },
  why: 'In the next application the drawings must show every feature of the claims. A part that no figure shows has to be struck from them.',
  examine(facts) {
    const shown = (facts.draft.figures ?? []).flatMap(({ numerals }) => numerals.map(({ part }) => part.toLowerCase()));
    if (facts.claims === null) return notApplicable(NO_CLAIMS);
    if (shown.length === 0) return notApplicable('No figure has a list of its parts.');
    const heads = new Set(shown.flatMap((part) => part.split(/[\s-]+/).map(singular)));
    return examineClaims(facts, (claimFacts) => partsOf(claimFacts, heads));
  },
};

/** Parts are what a thing claim introduces with "a" and takes up again with "the": names that matter, in short. */
function partsOf({ claims, analysis }: ClaimFacts, shown: ReadonlySet<string>): Outcome {
  const seen = new Set<string>();
  const remarks: Remark[] = [];
  for (const { claim, name, span, status } of analysis.references) {
    const head = singular(name.split(' ').at(-1) ?? '');
    if (status !== 'introduced' || claims[claim]?.kind === 'method' || head === '' || seen.has(head)) continue;
    seen.add(head);
    const preamble = claims[claim]?.preamble.toLowerCase() ?? '';
    if (
      shown.has(head) ||
      preamble.includes(head) ||
      /(?:ing|ion|ment|ness|ity|ance|ence|th|data|information|signal|value|state)$/.test(head)
    )
      continue;
    remarks.push({
      place: 'claims',
      span,
      about: head,
      message: `"${excerpt(name)}" is in no figure’s list of parts.`,
    });
  }
  return judged(`${counted(seen.size, 'part')} of the claims, each in a figure.`, remarks);
}
