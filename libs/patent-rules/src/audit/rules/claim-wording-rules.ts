import { mpep } from '../citations.ts';
import { type DraftFacts, hasWord } from '../draft-facts.ts';
import { judged, replaceSpan, type Rule } from '../rule.ts';
import { examineClaims, said } from './claim-rule.ts';
import { at, described, firstPerWord, inClaim } from './claim-spots.ts';

const RELATIVE =
  /\b(?:about|approximately|substantially|essentially(?!\s+of)|relatively|generally|roughly|nearly|high(?:er)?|low(?:er)?|thin|thick|strong|weak|large|small|fast|slow|long|short|heavy|light(?:weight)?|flexible|rigid|soft|hard|smooth|rough|close(?:ly)?|near|sufficiently|suitable|appropriate|desired|optimal|superior|similar|or\s+(?:so|thereabouts)(?!\s+(?:as|that|far|long|many|much)\b))\b/gi;

/** Degrees that are read as plain in nearly every claim. */
const PLAIN_AFTER =
  /^\s+(?:level|order|end|limit|bound|voltage|side|part|surface|portion|half|than|frequency|resolution|pressure|temperature|speed|density|molecular|source|emitting|beam|wave|term|circuit|drive|disk)/i;

const STRICT =
  /^(?:about|approximately|substantially|relatively|sufficiently|suitable|appropriate|desired|optimal|superior|or\s+(?:so|thereabouts))$/i;

const EXEMPLARY =
  /\b(?:such\s+as|for\s+example|e\.g\.|preferably|or\s+the\s+like|and\s+the\s+like|optimally|etc\b\.?|if\s+desired)/gi;

export const relativeTerms: Rule = {
  id: 'C8',
  checks: 'Words of degree have a measure in the description, and no example stands in a claim',
  level: 'review',
  matters: 'later',
  citation: mpep('2173.05(b) and (d)'),
  why: 'How thin is "thin"? Without a measure in the description nobody can tell who infringes. "Such as" leaves open whether the example is meant.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const known = new Map<string, boolean>();
      const measured = (word: string): boolean => {
        const one = word.toLowerCase();
        const before = known.get(one);
        if (before !== undefined) return before;
        const now = described(facts, new RegExp(`\\b${one}\\b`, 'i'));
        known.set(one, now);
        return now;
      };
      const remarks = claims.flatMap((claim) => [
        ...inClaim(claim, EXEMPLARY).map((hit) =>
          at(claim, hit, `${said(claim)}: "${hit.text}" leaves open whether what follows is required.`),
        ),
        ...inClaim(claim, /\band\/or\b/gi).map((hit) =>
          at(
            claim,
            hit,
            `${said(claim)}: "and/or" is allowed but often questioned; "at least one of" is plainer.`,
            'hint',
          ),
        ),
        ...inClaim(claim, RELATIVE)
          .filter(
            ({ text, end }) =>
              STRICT.test(text) ||
              !PLAIN_AFTER.test(claim.text.slice(end - claim.textStart, end - claim.textStart + 20)),
          )
          .filter(({ text }) => !measured(text))
          .map((hit) =>
            at(
              claim,
              hit,
              `${said(claim)}: the description does not say what "${hit.text}" means here.`,
              STRICT.test(hit.text) ? 'review' : 'hint',
            ),
          ),
      ]);
      return judged('Words of degree are explained, and no example stands in a claim.', firstPerWord(remarks));
    }),
};

const MEANS = /\b(?:means|steps?)\s+for\s+(?:\w+ly\s+)?(\w{3,40}ing)\b/gi;

const NONCE =
  /\b((?:[\w-]{2,30}\s+){0,2})(module|unit|mechanism|component|element|member|device|machine|system)s?\s+(?:(?:that\s+is|which\s+is|being)\s+)?(?:for\s+\w{3,40}ing|configured\s+to|adapted\s+to|operable\s+to)\b/gi;

export const functionalTerms: Rule = {
  id: 'C9',
  checks: 'What is claimed by its function has its structure in the description',
  level: 'review',
  matters: 'provisional',
  citation: mpep('2181'),
  why: '"Means for lifting" covers only the lifting parts that the description shows. If it shows none, the claim is unclear, and what is missing cannot be added later.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) => {
      const texts = facts.texts('detailedDescription', 'summary');
      const remarks = claims.flatMap((claim) => [
        ...inClaim(claim, MEANS).flatMap((hit) => {
          const act = /(\w+ing)$/i.exec(hit.text)?.[1] ?? '';
          const shown = texts.length > 0 && hasWord(texts, act);
          return [
            at(
              claim,
              hit,
              shown
                ? `${said(claim)}: "${hit.text}" covers the parts that the description shows for ${act}, and their like.`
                : `${said(claim)}: "${hit.text}", but the description shows nothing that is ${act}.`,
              shown ? 'hint' : 'review',
            ),
          ];
        }),
        ...(texts.length === 0 ? [] : inClaim(claim, NONCE))
          .filter(({ text }) => !nounKnown(facts, text))
          .map((hit) =>
            at(
              claim,
              hit,
              `${said(claim)}: "${hit.text}" names a function, and the description does not say what carries it out.`,
            ),
          ),
      ]);
      return judged('Nothing is claimed by its function alone.', firstPerWord(remarks));
    }),
};

/** The description knows the thing by its name: each of its words stands there. */
function nounKnown(facts: DraftFacts, phrase: string): boolean {
  const texts = facts.texts('detailedDescription', 'summary');
  const name = phrase.split(/\s+(?:for|configured|adapted|operable|that|which|being)\b/i)[0] ?? '';
  const words = name.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? [];
  return words
    .filter((word) => !/^(?:the|and|said|one|least|more)$/.test(word))
    .every((word) => word.split('-').every((part) => part.length < 3 || hasWord(texts, part)));
}

export const outsideReferences: Rule = {
  id: 'C11',
  checks: 'No claim points to a figure, to the description or to a trademark',
  level: 'review',
  matters: 'later',
  citation: mpep('2173.05(r), (s) and (u)'),
  why: 'A claim must be complete in itself. "As shown in FIG. 2" takes in everything that is there, or nothing.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) =>
      judged(
        'Each claim stands for itself.',
        claims.flatMap((claim) => [
          ...inClaim(
            claim,
            /\b(?:as\s+(?:shown|illustrated|depicted|seen)\s+in\s+|(?:of|in)\s+)?FIG(?:URE)?S?\.?\s*\d+[A-Za-z]?/gi,
          ).map((hit) => at(claim, hit, `${said(claim)} points to a figure.`)),
          ...(/^the ornamental design/i.test(claim.text)
            ? []
            : inClaim(
                claim,
                /\b(?:substantially\s+)?as\s+(?:shown\s+and\s+)?(?:described|disclosed|shown|set\s+forth)\s+(?:herein|above|in\s+the\s+(?:description|specification))?(?=[\s.,;]|$)/gi,
              )
                .filter(({ text }) => /herein|above|description|specification|shown and/i.test(text))
                .map((hit) => at(claim, hit, `${said(claim)} points to the description.`))),
          ...inClaim(claim, /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,40}\s?[™®]/gu).map((hit) =>
            at(claim, hit, `${said(claim)} names a trademark; what it covers changes with the maker.`),
          ),
        ]),
      ),
    ),
};

export const markushGroups: Rule = {
  id: 'C13',
  checks: 'A group to select from is closed',
  level: 'review',
  matters: 'later',
  citation: mpep('2117'),
  why: '"Selected from the group comprising" never ends: nobody can tell what else belongs to it. "Consisting of" closes it.',
  examine: (facts) =>
    examineClaims(facts, ({ claims }) =>
      judged(
        'No open group is selected from.',
        claims.flatMap((claim) =>
          inClaim(
            claim,
            /\b(?:selected|chosen)\s+from\s+(?:(?:the|a)\s+group\s+|among\s+)?(?:comprising|including|containing|of\s+at\s+least|which\s+comprises)\b/gi,
          ).map((hit) => {
            const word = /\b(?:comprising|including|containing)$/i.exec(hit.text);
            const span = word ? { start: hit.start + word.index, end: hit.end } : null;
            return {
              ...at(claim, hit, `${said(claim)}: "${hit.text}" leaves the group open.`),
              ...(span && /group/i.test(hit.text)
                ? { mend: replaceSpan('Close it: "consisting of"', 'claims', span, 'consisting of') }
                : {}),
            };
          }),
        ),
      ),
    ),
};
