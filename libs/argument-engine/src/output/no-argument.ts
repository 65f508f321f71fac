import type { AnalysisNotice, ParsedModelOutput } from '@premise/contracts';
import type { LanguageVerdict } from '../text/language.ts';
import { emptyOutput } from './breakdown.ts';

const REASONS = {
  blank: 'The text is blank.',
  'too-short': 'The text is too short to hold an argument.',
  'no-words': 'The text holds no words.',
  code: 'The text looks like program code or data rather than an argument.',
  'no-claim': 'The text makes no statement that could be supported or doubted.',
  noise: 'The text holds no words of English that could be read as an argument.',
} as const;

/** What is said about a text that cannot be analyzed: a sentence in each component, no findings. */
export function outputWithoutArgument(verdict: Exclude<LanguageVerdict, { kind: 'english' }>): {
  parsed: ParsedModelOutput;
  notices: AnalysisNotice[];
  keyFlaw: string;
} {
  const because =
    verdict.kind === 'other'
      ? `The text seems to be in ${verdict.language}; the built-in engine reads English only.`
      : `${REASONS[verdict.reason]} No argument was found in it.`;
  const notices: AnalysisNotice[] = [
    verdict.kind === 'other' ? { code: 'NOT_ENGLISH', text: because } : { code: 'NO_ARGUMENT_FOUND', text: because },
  ];
  if (verdict.kind === 'none' && verdict.reason === 'too-short') {
    notices.push({ code: 'TEXT_VERY_SHORT', text: 'A claim and at least one reason for it make an argument.' });
  }
  return {
    parsed: {
      ...emptyOutput(),
      conclusion: { text: '', type: 'Not determined' },
      methodOfReasoning: `Not determined. ${because}`,
      possibleCounter: `No counter argument. ${because}`,
      improvedVersion: `No improved version. ${because}`,
    },
    notices,
    keyFlaw: `Not examined. ${because}`,
  };
}
