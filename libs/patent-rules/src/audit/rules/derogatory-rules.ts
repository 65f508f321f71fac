import { mpep } from '../citations.ts';
import type { Rule } from '../rule.ts';
import { examineWords } from './word-rule.ts';

const BADLY_MADE = String.raw`(?:poorly|badly|shoddily|incompetently)\s+(?:made|built|designed|engineered|conceived|thought\s+out)`;
const SCORN = String.raw`(?:worthless|useless|shoddy|laughable|ridiculous|absurd|stupid|idiotic|foolish|pathetic|terrible|horrible|awful|lousy|amateurish|inept|ill-conceived|${BADLY_MADE})`;
/** As what something is called: "is junk". */
const CALLED = String.raw`(?:${SCORN}|(?:a\s+)?(?:joke|sham|scam|fraud)|junk|garbage|trash|rubbish)`;
/** Up to the end of the sentence; "No. 5,000,000" does not end one. */
const THEN = String.raw`(?:[^.;]|(?<=\bNos?)\.|\.(?=\d)){0,60}?`;
const IS = String.raw`(?:is|are|was|were|remains?|prove[sd]?\s+(?:to\s+be\s+)?)\s+(?:(?:\w+ly|very|quite|so|just|all|rather|nothing\s+but|little\s+more\s+than)\s+){0,2}`;
const THINGS = String.raw`(?:patents?|inventions?|products?|devices?|designs?|machines?|tools?|solutions?|systems?|methods?|imitations?|copies|knock-?offs?|work)`;
const MAKERS = String.raw`(?:competitors?|rivals?|other\s+(?:makers?|manufacturers?|inventors?|companies|firms|vendors))`;
const ART = String.raw`(?:conventional|existing|known|prior|previous|earlier|traditional|commercial(?:ly\s+available)?)`;

const slight = (found: string): string =>
  `"${found}" disparages what somebody else makes or owns: say what it does and what it lacks.`;

export const derogatoryRemarks: Rule = {
  id: 'S15',
  checks: 'What others make or own is compared with, and not disparaged',
  level: 'review',
  matters: 'later',
  citation: mpep('608.01(r)'),
  why: 'The office does not permit a slight of the products of a particular person, or of the merits or validity of somebody’s patent. A comparison that says what is better, and why, is allowed.',
  examine: (facts) =>
    examineWords(
      facts,
      'S15',
      ['abstract', 'field', 'background', 'summary', 'detailedDescription'],
      [
        {
          pattern: new RegExp(
            String.raw`\bpatents?\b${THEN}\b${IS}(?:invalid|unenforceable|wrongly\s+granted|${CALLED})\b|\bpatents?\b${THEN}\bshould\s+(?:never|not)\s+have\s+been\s+(?:granted|issued|allowed)\b`,
            'gi',
          ),
          message: (found) => `"${found}" judges somebody’s patent: leave its merits and validity out.`,
        },
        {
          pattern: new RegExp(
            String.raw`\b${MAKERS}\b(?:['’]s?)?${THEN}\b(?:${IS}${CALLED}|(?:stole|steals?|cheat(?:s|ed)?|lied|lie\s+to|mislead|misled|rip(?:s|ped)?\s+off|ha(?:s|ve|d)\s+no\s+idea|d(?:o|oes|id)\s+not\s+understand)\b)`,
            'gi',
          ),
          message: slight,
        },
        {
          // a name: the capital tells it from "the user's arm"
          pattern: new RegExp(String.raw`\b\p{Lu}[\p{L}&-]{1,40}['’]s\s+(?:[\w-]+\s+){1,5}?${IS}${CALLED}\b`, 'gu'),
          message: slight,
        },
        {
          pattern: new RegExp(String.raw`\b${SCORN}\s+(?:\w+\s+)?${THINGS}\s+(?:of|by|from)\s+${MAKERS}\b`, 'gi'),
          message: slight,
        },
        {
          pattern: new RegExp(
            String.raw`\b${ART}\s+(?:[\w-]+\s+){1,5}?${IS}${CALLED}\b|\b${SCORN}\s+${ART}\s+(?:\w+\s+)?${THINGS}\b`,
            'gi',
          ),
          message: (found) => `"${found}" reads as a slight: say what it does and what it lacks.`,
          level: 'hint',
        },
      ],
      'Nothing of others is disparaged.',
    ),
};
