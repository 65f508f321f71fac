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
  bad(
    'A3',
    'the invention called one',
    { abstract: 'The present invention is a clip for ladders.' },
    'begin with the thing',
    'The present invention is',
  ),
  bad('A3', 'praise', { abstract: 'A revolutionary pot.' }, 'praises', 'revolutionary'),
  bad('A3', 'praise that is stressed', { abstract: 'A very good clip for ladders.' }, 'praises', 'very good'),
  bad(
    'A3',
    'a merit for the buyer',
    { abstract: 'A clip grips a leg. It is cheap and easy.' },
    'praises',
    'It is cheap',
  ),
  bad('A3', 'a plain exclamation', { abstract: 'An amazing paint for walls.' }, 'praises', 'amazing'),
  bad(
    'A3',
    'a claim to be first',
    { abstract: 'A clip grips a leg. Nobody has made this before.' },
    'compares',
    'Nobody has made this before',
  ),
  bad(
    'A3',
    'a thing never done',
    { abstract: 'A wall is painted as was never done before.' },
    'compares',
    'never done before',
  ),
  bad('A3', 'a comparison', { abstract: 'Compared to conventional pots it is dry.' }, 'compares'),
  good('A3', 'the thing itself', { abstract: 'A pot has a wick that relates height to flow.' }),
  good('A3', 'a good contact, a step never reached and what comes before', {
    abstract:
      'A pad has good contact with a wall. A valve is never opened before a pump stops. A lid that is simple to lift has a good fit.',
  }),
];
