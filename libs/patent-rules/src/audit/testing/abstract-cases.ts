import { bad, good, type RuleCase } from './rule-case.ts';

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
