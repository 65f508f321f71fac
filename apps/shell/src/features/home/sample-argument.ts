import type { ArgumentRole, Finding } from '@premise/contracts';

const TEXT =
  'Every team that moved to a four-day week last year reports higher morale. Our best engineers keep demanding it, ' +
  'and two of them left, because other companies offer it. A four-day week makes people more productive. We should ' +
  'therefore introduce it across the whole company in March.';

function mark(
  role: ArgumentRole,
  words: string,
  note: Omit<Finding, 'role' | 'spans' | 'text'> & { text?: string },
): Finding {
  const start = TEXT.indexOf(words);
  return { role, text: words, ...note, spans: start < 0 ? [] : [{ start, end: start + words.length }] };
}

/** The demonstration of the home page: a text of our own, marked by hand in the form an analysis has. */
export const SAMPLE_ARGUMENT: { text: string; findings: Finding[] } = {
  text: TEXT,
  findings: [
    mark('quantifier', 'Every team', {
      label: 'Universal',
      explanation: 'One team with lower morale would make this sentence false.',
    }),
    mark('premise', 'Our best engineers keep demanding it', {
      label: 'Stated reason',
    }),
    mark('flaw', 'A four-day week makes people more productive.', {
      text: 'Morale is not output.',
      label: 'Unsupported step',
      explanation: 'The reports speak of morale. Nothing in the text measures productivity.',
    }),
    mark('conclusion', 'introduce it across the whole company in March', {
      label: 'Recommendation',
      explanation: 'Everything else stands here to carry this.',
    }),
    {
      role: 'assumption',
      text: 'What works for the teams that reported will work for every department.',
      label: 'Necessary',
      explanation: 'Without it, the step from some teams to the whole company fails.',
      spans: [],
    },
    {
      role: 'counter',
      text: 'Departments that serve customers five days a week may need more people for the same hours.',
      label: 'Possible objection',
      spans: [],
    },
  ],
};
