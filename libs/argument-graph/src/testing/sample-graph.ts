import type { TextSpan } from '@premise/contracts';
import type { ArgumentGraph, Finding, Inference, Quotation, Statement } from '../types.ts';

export const SAMPLE_TEXT =
  'The city should close Mill Street to cars. Two children were hit there last year, so the street is not safe. ' +
  'Besides, the noise keeps the ward awake. Shop owners say that customers need the road. ' +
  'However, most of them come on foot.';

/** The first place of some words in the sample text. */
export function findSpan(words: string): TextSpan {
  const start = SAMPLE_TEXT.indexOf(words);
  if (start === -1) throw new Error(`The sample text does not say "${words}".`);
  return { start, end: start + words.length };
}

export function makeQuotation(words: string): Quotation {
  return { text: words, spans: [findSpan(words)] };
}

/** A statement of the sample text in its own words, with what the test needs to differ. */
export function makeStatement(id: string, words: string, more: Partial<Statement> = {}): Statement {
  return {
    id,
    text: words,
    source: 'quoted',
    spans: more.source === undefined ? [findSpan(words)] : [],
    wording: null,
    role: 'premise',
    speaker: 'author',
    restates: null,
    conclusionType: null,
    reason: null,
    confidence: 0.8,
    origin: 'engine',
    ...more,
  };
}

export function makeInference(id: string, from: string[], to: string, more: Partial<Inference> = {}): Inference {
  return { id, from, to, kind: 'supports', scheme: null, confidence: 0.7, origin: 'engine', ...more };
}

export function makeFinding(id: string, kind: Finding['kind'], text: string, more: Partial<Finding> = {}): Finding {
  return {
    id,
    kind,
    about: null,
    quotations: [],
    text,
    label: null,
    reason: null,
    confidence: null,
    origin: 'engine',
    flawType: null,
    assumptionTypes: [],
    ...more,
  };
}

/** A graph with every kind of part: two lines of reasons, an objection of somebody else, and a reply that undercuts it. */
export function makeSampleGraph(): ArgumentGraph {
  return {
    graphVersion: 1,
    text: SAMPLE_TEXT,
    kindOfText: 'argument',
    language: 'en',
    statements: [
      makeStatement('close', 'The city should close Mill Street to cars', {
        role: 'conclusion',
        conclusionType: 'recommendation',
      }),
      makeStatement('hit', 'Two children were hit there last year'),
      makeStatement('unsafe', 'the street is not safe', { role: 'intermediate' }),
      makeStatement('noise', 'the noise keeps the ward awake', { origin: 'user' }),
      makeStatement('customers', 'customers need the road', { role: 'objection', speaker: 'Shop owners' }),
      makeStatement('foot', 'most of them come on foot', { role: 'reply' }),
    ],
    inferences: [
      makeInference('hit-unsafe', ['hit'], 'unsafe', { scheme: 'example' }),
      makeInference('reasons', ['unsafe', 'noise'], 'close', { scheme: 'consequences' }),
      makeInference('objects', ['customers'], 'close', { kind: 'attacks' }),
      makeInference('replies', ['foot'], 'objects', { kind: 'undercuts' }),
    ],
    findings: [
      makeFinding('flaw', 'flaw', 'Hasty generalization: two cases stand for all.', {
        about: 'hit-unsafe',
        flawType: 'hasty-generalization',
        label: 'Hasty generalization',
        quotations: [makeQuotation('Two children were hit')],
        confidence: 0.6,
      }),
      makeFinding('assumption', 'hidden-assumption', 'Cars make the noise.', {
        about: 'reasons',
        assumptionTypes: ['necessary'],
      }),
      makeFinding('question', 'open-question', 'How many were hit in other streets?', { about: 'hit-unsafe' }),
      makeFinding('counterpoint', 'counterpoint', 'Slower traffic could be safe enough.', { about: 'close' }),
      makeFinding('most', 'quantifier', '“most” speaks of a share of the customers.', {
        about: 'foot',
        label: 'Proportional',
        quotations: [makeQuotation('most')],
      }),
    ],
    conclusionCandidates: ['close', 'unsafe'],
    verdict: null,
    notices: [],
    engine: { name: 'built-in', version: '1.0.0' },
    writtenTexts: {},
  };
}

/** A fresh graph in which a text tells a story. */
export function makeStoryGraph(): ArgumentGraph {
  return {
    ...makeSampleGraph(),
    kindOfText: 'story',
    statements: [],
    inferences: [],
    findings: [],
    conclusionCandidates: [],
  };
}
