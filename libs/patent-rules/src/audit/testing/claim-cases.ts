import type { AuditedDraft } from '../../draft/audited-draft.ts';
import type { RuleCase } from './rule-cases.ts';
import { soundDraft } from './sound-draft.ts';

const description = soundDraft().detailedDescription ?? '';
const written = (...texts: string[]): Partial<AuditedDraft> => ({
  claims: texts.map((text, at) => `${at + 1}. ${text}`).join('\n'),
});
const raw = (claims: string): Partial<AuditedDraft> => ({ claims });
const bad = (rule: string, name: string, change: Partial<AuditedDraft>, says: string, at?: string): RuleCase => ({
  rule,
  name,
  change,
  says,
  ...(at === undefined ? {} : { at }),
});
const good = (rule: string, name: string, change: Partial<AuditedDraft>): RuleCase => ({
  rule,
  name,
  change,
  says: null,
});
const also = (change: Partial<AuditedDraft>, sentence: string): Partial<AuditedDraft> => ({
  ...change,
  detailedDescription: `${description}\n\n${sentence}`,
});
const ONE = 'An apparatus comprising a reservoir and a wick.';

export const CLAIM_CASES: readonly RuleCase[] = [
  bad(
    'C1',
    'a gap',
    raw('1. A pot comprising a lid.\n3. The pot of claim 1, wherein the lid is flat.'),
    'has the number 3',
    '3.',
  ),
  bad('C1', 'a number twice', raw('1. A pot comprising a lid.\n1. A lid comprising a pot.'), 'has the number 1'),
  bad('C1', 'no number', raw('A pot comprising a lid.'), 'has no number'),
  good('C1', 'one to three', written(ONE, ONE, ONE)),
  bad('C2', 'no full stop', written('A pot comprising a lid'), 'does not end with a full stop', 'd'),
  bad('C2', 'a small letter', written('a pot comprising a lid.'), 'begin with a capital', 'a'),
  bad('C2', 'two sentences', written('A pot comprising a lid. The lid is flat.'), 'before its end', '.'),
  good(
    'C2',
    'abbreviations and numbers',
    written('A pot comprising a lid of No. 5 steel, e.g. A2 steel, of 2.5 mm by approx. 3 mm.'),
  ),
  bad('C3', 'a later claim', written('The pot of claim 2, wherein it is red.', ONE), 'which comes later', 'claim 2'),
  bad(
    'C3',
    'a missing claim',
    written(ONE, 'The apparatus of claim 7, wherein it is red.'),
    'does not exist',
    'claim 7',
  ),
  bad('C3', 'itself', written('The pot of claim 1, wherein it is red.'), 'refers to itself'),
  good('C3', 'an earlier one', written(ONE, 'The apparatus of claim 1, wherein it is red.')),
  bad(
    'C4',
    'several at once',
    written(ONE, ONE, 'The apparatus of claims 1 and 2, wherein it is red.'),
    'say "any one of"',
    'claims 1 and 2',
  ),
  bad(
    'C4',
    'several upon several',
    written(
      ONE,
      ONE,
      'The apparatus of claim 1 or 2, wherein it is red.',
      'The apparatus of any one of claims 1 to 3, wherein it is wet.',
    ),
    'does so itself',
  ),
  bad(
    'C4',
    'the fee of the proper form',
    written(ONE, ONE, 'The apparatus of claim 1 or 2, wherein it is red.'),
    'extra fee',
  ),
  good('C4', 'one each', written(ONE, 'The apparatus of claim 1, wherein it is red.')),
  bad('C5', 'a method on a thing', written(ONE, 'The method of claim 1, wherein it is red.'), 'is to a method'),
  bad(
    'C5',
    'a system on a method',
    written('A method comprising: watering.', 'The system of claim 1, wherein it is red.'),
    'is to a system',
  ),
  good(
    'C5',
    'a method that uses a thing',
    written(ONE, 'A method of using the apparatus of claim 1, comprising watering.'),
  ),
  bad('C6', 'no transition', written('A reservoir and a wick.'), 'no transition'),
  bad(
    'C6',
    'opening what was closed',
    written('A paste consisting of salt and water.', 'The paste of claim 1, further comprising sugar.'),
    'lets none in',
  ),
  good('C6', 'comprising', written(ONE, 'The apparatus of claim 1, further comprising a lid.')),
  bad(
    'C7',
    'no antecedent',
    written('An apparatus comprising a wick in the reservoir.'),
    'was not introduced',
    'the reservoir',
  ),
  bad(
    'C7',
    'the same slip in two claims',
    written('An apparatus comprising a wick in the reservoir.', 'A planter comprising a wick in the reservoir.'),
    'in claim 1 was not introduced (nor in claim 2)',
    'the reservoir',
  ),
  bad(
    'C7',
    'two of them',
    written('An apparatus comprising a first wick and a second wick, the wick being wet.'),
    'may mean the first wick or the second wick',
    'the wick',
  ),
  bad(
    'C7',
    'introduced twice',
    written('An apparatus comprising a fiber wick, a lid, and a fiber wick.'),
    'was introduced before',
    'a fiber wick',
  ),
  good(
    'C7',
    'introduced once',
    written('An apparatus comprising a wick, wherein the length of the wick is fixed and the wick is wet.'),
  ),
  bad(
    'C8',
    'a degree without measure',
    written('An apparatus comprising a substantially flat lid.'),
    'does not say what "substantially" means',
    'substantially',
  ),
  bad('C8', 'an example', written('An apparatus comprising a fiber such as cotton.'), 'leaves open', 'such as'),
  bad('C8', 'and/or', written('An apparatus comprising a wick and/or a lid.'), 'and/or'),
  good(
    'C8',
    'a degree with a measure',
    also(written('An apparatus comprising a substantially flat lid.'), 'Substantially flat means within 1 mm.'),
  ),
  bad(
    'C9',
    'means without structure',
    written('An apparatus comprising means for refrigerating water.'),
    'shows nothing that is refrigerating',
    'means for refrigerating',
  ),
  bad(
    'C9',
    'a box for a function',
    written('An apparatus comprising a prediction module configured to forecast rain.'),
    'what carries it out',
  ),
  good(
    'C9',
    'a described thing',
    also(
      written('An apparatus comprising a prediction module configured to forecast rain.'),
      'The prediction module is a processor with a table.',
    ),
  ),
  bad(
    'C10',
    'a word of the claims alone',
    written('An apparatus comprising a gasket.'),
    '"gasket" stands in the claims',
    'gasket',
  ),
  good('C10', 'another form of the word', also(written('An apparatus comprising a gasket.'), 'Two gaskets are used.')),
  bad('C11', 'a figure', written('An apparatus comprising a wick as shown in FIG. 2.'), 'points to a figure'),
  bad(
    'C11',
    'the description',
    written('An apparatus comprising a wick, substantially as described herein.'),
    'points to the description',
  ),
  bad('C11', 'a trademark', written('An apparatus comprising a MoistPal™ probe.'), 'trademark'),
  good('C11', 'nothing outside', written('An apparatus comprising a figure of brass as described by its user.')),
  bad(
    'C12',
    'a transitory medium',
    written('A computer-readable storage medium storing instructions that comprise watering.'),
    'may be read to cover a signal',
  ),
  bad('C12', 'a program as such', written('A computer program comprising code.'), 'as such'),
  bad('C12', 'a signal', written('A signal comprising a pulse.'), 'as such'),
  good(
    'C12',
    'a method with software, a machine with a medium',
    written(
      'A software sharing method, comprising: sending a file.',
      'A machine comprising a processor and a computer-readable storage medium.',
    ),
  ),
  good('C12', 'a non-transitory medium', written('A non-transitory computer-readable storage medium comprising code.')),
  bad(
    'C13',
    'an open group',
    written('An apparatus comprising a fiber selected from the group comprising cotton and glass.'),
    'leaves the group open',
  ),
  good(
    'C13',
    'a closed group',
    written('An apparatus comprising a fiber selected from the group consisting of cotton and glass.'),
  ),
  bad('C14', 'four independent', written(ONE, ONE, ONE, ONE), '1 independent claim beyond three'),
  bad(
    'C14',
    'twenty-one',
    written(ONE, ...Array.from({ length: 20 }, () => 'The apparatus of claim 1, wherein it is red.')),
    '1 beyond twenty',
  ),
  good('C14', 'three independent', written(ONE, ONE, ONE)),
  bad(
    'C15',
    'Jepson',
    written('In a planter having a lid, the improvement comprising a wick.'),
    'prior art',
    'the improvement comprising',
  ),
  good('C15', 'an improvement as a noun', written('A planter comprising a wick for an improvement of growth.')),
  bad('C16', 'the same claim twice', written(ONE, ONE), 'says what claim 1 says'),
  bad('C16', 'nothing added', written(ONE, 'The apparatus of claim 1.'), 'adds nothing'),
  good('C16', 'something added', written(ONE, 'The apparatus of claim 1, wherein the wick is wet.')),
  bad(
    'C17',
    'a wider range',
    written(
      'A planter comprising a wick, wherein the length is 5 to 10 cm.',
      'The planter of claim 1, wherein the length is 3 to 10 cm.',
    ),
    'is wider than',
    '3 to 10 cm',
  ),
  bad(
    'C17',
    'an exclusion out of nothing',
    {
      ...written('A planter comprising a wick free of adhesive.'),
      detailedDescription: 'The planter has a wick and adhesive.',
      summary: '',
    },
    'left out or optional',
  ),
  good(
    'C17',
    'a narrower range',
    written(
      'A planter comprising a wick, wherein the length is 5 to 10 cm.',
      'The planter of claim 1, wherein the length is 6 to 10 cm.',
    ),
  ),
];

export const ABSTRACT_CASES: readonly RuleCase[] = [
  bad('A1', 'too long', { abstract: 'word '.repeat(151) }, '151 words'),
  bad('A1', 'too short', { abstract: 'A wick lifts water.' }, 'under 50'),
  bad('A1', 'two paragraphs', { abstract: `${'word '.repeat(40)}\n\n${'word '.repeat(40)}` }, '2 paragraphs'),
  good('A1', 'none: a provisional needs none', { abstract: '' }),
  good('A1', '150 words', { abstract: 'word '.repeat(150) }),
  bad('A2', 'said', { abstract: 'A pot and said lid.' }, 'claim language', 'said'),
  bad('A2', 'comprising', { abstract: 'A pot comprising a lid.' }, 'claim language', 'comprising'),
  bad('A2', 'means', { abstract: 'A pot with means for watering.' }, 'name the part', 'means'),
  good('A2', 'by means of', { abstract: 'A pot is watered by means of a wick. He said that it works.' }),
  bad(
    'A3',
    'a phrase of course',
    { abstract: 'The present disclosure relates to pots.' },
    'begin with the thing',
    'The present disclosure relates',
  ),
  bad('A3', 'praise', { abstract: 'A revolutionary pot.' }, 'praises', 'revolutionary'),
  bad('A3', 'a comparison', { abstract: 'Compared to conventional pots it is dry.' }, 'compares'),
  good('A3', 'the thing itself', { abstract: 'A pot has a wick that relates height to flow.' }),
];
