import { cfr, mpep } from '../citations.ts';
import { wordsIn } from '../draft-facts.ts';
import { judged, mend, notApplicable, type Remark, type Rule } from '../rule.ts';
import { examineWords, likeCased } from './word-rule.ts';

const NOT_NEEDED = 'A provisional needs no abstract, and none is written.';
const MOST = 150;
const LEAST = 50;

export const abstractLength: Rule = {
  id: 'A1',
  checks: 'The abstract is one paragraph of 50 to 150 words',
  level: 'review',
  matters: 'later',
  citation: cfr('1.72(b)'),
  why: 'A provisional needs no abstract. The next application does, on a sheet of its own, preferably within 150 words: what is new, at a glance.',
  examine(facts) {
    const [abstract] = facts.texts('abstract');
    if (abstract === undefined) return notApplicable(NOT_NEEDED);
    const words = wordsIn(abstract);
    const remarks: Remark[] = [];
    if (words > MOST)
      remarks.push({
        place: 'abstract',
        about: 'long',
        message: `The abstract has ${words} words; ${MOST} are preferred.`,
      });
    if (words < LEAST)
      remarks.push({
        place: 'abstract',
        about: 'short',
        level: 'hint',
        message: `The abstract has ${words} words; under ${LEAST} it rarely tells what is new.`,
      });
    const breaks = [...abstract.text.trimEnd().matchAll(/(?<=\S)[^\S\n]*\n\s*(?=\S)/g)];
    if (breaks.length > 0)
      remarks.push({
        place: 'abstract',
        about: 'paragraphs',
        message: `The abstract has ${breaks.length + 1} paragraphs; it should be one.`,
        mend: mend(
          'Join the paragraphs',
          'abstract',
          breaks.map(({ index, 0: gap }) => ({ start: index, end: index + gap.length, text: ' ' })),
        ),
      });
    return judged(`The abstract is one paragraph of ${words} words.`, remarks);
  },
};

export const abstractLegalWords: Rule = {
  id: 'A2',
  checks: 'The abstract has none of the words of claims',
  level: 'review',
  matters: 'later',
  citation: mpep('608.01(b)'),
  why: 'The abstract is for the public and for searchers. Claim language is struck by the examiner.',
  examine(facts) {
    if (facts.texts('abstract').length === 0) return notApplicable(NOT_NEEDED);
    return examineWords(
      facts,
      'A2',
      ['abstract'],
      [
        {
          pattern: /\bsaid\b(?!\s+(?:to|that)\b)/gi,
          message: () => '"said" is claim language.',
          mend: { label: 'Say "the"', text: (found) => likeCased(found, 'the') },
        },
        {
          pattern: /\bcompris(?:es|e)\b/gi,
          message: (found) => `"${found}" is claim language.`,
          level: 'hint',
          mend: {
            label: 'Say "includes"',
            text: (found) => likeCased(found, /s$/i.test(found) ? 'includes' : 'include'),
          },
        },
        {
          pattern: /\bcomprising\b/gi,
          message: () => '"comprising" is claim language.',
          level: 'hint',
          mend: { label: 'Say "including"', text: (found) => likeCased(found, 'including') },
        },
        {
          pattern: /\b(?:wherein|whereby|thereof|therein|thereto|thereby)\b/gi,
          level: 'hint',
          message: (found) => `"${found}" is claim language.`,
        },
        {
          pattern: /(?<!\bby\s)\bmeans\b(?!\s+(?:that|of\b|to\s+an\s+end))/gi,
          message: () => '"means" is claim language; name the part.',
        },
      ],
      'No "said", "means", "comprising" or "wherein".',
    );
  },
};

export const abstractPhrases: Rule = {
  id: 'A3',
  checks: 'The abstract starts with the thing itself and praises nothing',
  level: 'review',
  matters: 'later',
  citation: mpep('608.01(b)'),
  why: 'Phrases that could open any abstract, merits and comparisons say nothing about how the thing works.',
  examine(facts) {
    if (facts.texts('abstract').length === 0) return notApplicable(NOT_NEEDED);
    return examineWords(
      facts,
      'A3',
      ['abstract'],
      [
        {
          pattern:
            /\b(?:the|this)\s+(?:present\s+)?(?:disclosure|invention|application|patent|abstract)\s+(?:\w+ly\s+)?(?:concerns?|relates?|describes?|discloses?|defines?|is\s+directed|provides?|pertains?|is\s+about|is\s+related)\b/gi,
          message: (found) => `"${found}" can be implied: begin with the thing.`,
        },
        {
          pattern: /\b(?:the|this|my|our)\s+(?:present\s+)?invention\s+(?:is|has)\b/gi,
          message: (found) => `"${found}" can be implied: begin with the thing.`,
        },
        {
          pattern:
            /\b(?:very|extremely|incredibly|really|exceptionally)\s+(?:good|cheap|easy|simple|useful|effective|efficient|handy)\b/gi,
          message: (found) => `"${found}" praises instead of describing.`,
        },
        {
          pattern:
            /\b(?:it|this)\s+is\s+(?:cheap|inexpensive|affordable|easy|simple|great|good)\b(?!\s+(?:to|for|that)\b)/gi,
          message: (found) => `"${found}" praises instead of describing.`,
        },
        {
          pattern:
            /\b(?:amazing|incredible|fantastic|wonderful|unrivall?ed|unparallell?ed|unmatched|game-changing|cutting-edge|world-class)\b/gi,
          message: (found) => `"${found}" praises instead of describing.`,
        },
        {
          pattern:
            /\b(?:nobody|no[- ]one)\s+(?:else\s+)?(?:has|had|ever)\b(?:\s+\w+){1,4}?\s+(?:before|yet|so\s+far)\b|\bnever\s+(?:been\s+)?(?:done|made|built|seen|tried|used)\s+before\b/gi,
          message: (found) => `"${found}" compares with what others did; the abstract should not.`,
        },
        {
          pattern:
            /\b(?:novel|unique|revolutionary|innovative|superior|unprecedented|groundbreaking|best|cheapest|state-of-the-art)\b/gi,
          message: (found) => `"${found}" praises instead of describing.`,
        },
        {
          pattern:
            /\b(?:compared\s+(?:with|to)\s+(?:the\s+)?(?:prior\s+art|existing|conventional|known)|unlike\s+(?:the\s+)?(?:prior\s+art|existing|conventional)|prior[- ]art)\b/gi,
          message: (found) => `"${found}" compares with what others did; the abstract should not.`,
        },
      ],
      'No phrase of course, no praise and no comparison.',
    );
  },
};
