import { cfr, mpep } from '../citations.ts';
import { judged, mend, notApplicable, type Remark, type Rule } from '../rule.ts';
import { wordCount } from '../../text/text-hits.ts';

const MAX_CHARACTERS = 500;
const MAX_WORDS = 15;

export const titlePresent: Rule = {
  id: 'F1',
  checks: 'A title is there and has at most 500 characters',
  level: 'fix',
  matters: 'provisional',
  citation: cfr('1.72(a)'),
  why: 'The cover sheet asks for the title, and the office files the papers under it.',
  examine({ draft }) {
    const { title } = draft;
    if (title === undefined) return notApplicable('The draft was read without a title.');
    if (title.trim() === '')
      return judged('', [{ place: 'title', message: 'The invention has no title yet.', about: 'none' }]);
    if (title.trim().length <= MAX_CHARACTERS) return judged(`The title has ${title.trim().length} characters.`, []);
    return judged('', [
      {
        place: 'title',
        span: { start: MAX_CHARACTERS, end: title.length },
        about: 'length',
        message: `The title has ${title.trim().length} characters; ${MAX_CHARACTERS} are allowed.`,
      },
    ]);
  },
};

const OPENING =
  /^\s*(?:(?:an?|the|new(?:\s+and\s+(?:useful|improved))?|improved|novel|improvements?\s+(?:in|of|to))\s+)+/i;
/** "Best fit" and "best effort" are names of things; "best" otherwise is a boast. */
const EMPTY_WORDS =
  /\b(?:novel|new|improved|improvement|invention|inventive|unique|innovative|revolutionary|amazing|best(?![-\s]+(?:available|beams?|cells?|efforts?|estimates?|fit|frequency|guess|match\w*|mode|paths?|practices?|response)\b))\b/gi;

export const titleWording: Rule = {
  id: 'F2',
  checks: 'The title is short and says what the thing is, not how good or new it is',
  level: 'review',
  matters: 'provisional',
  citation: mpep('606'),
  why: 'Examiners and searchers find patents by the words of the title. An opening article or "improved" is deleted when the office prints it.',
  examine({ draft }) {
    const title = draft.title ?? '';
    if (title.trim() === '') return notApplicable('There is no title to read.');
    const remarks: Remark[] = [];
    const opening = OPENING.exec(title);
    const rest = opening === null ? '' : title.slice(opening[0].length);
    if (opening !== null && /\p{L}/u.test(rest)) {
      const span = { start: opening[0].search(/\S/), end: opening[0].length };
      remarks.push({
        place: 'title',
        span,
        message: `The title opens with "${opening[0].trim()}", which the office leaves out.`,
        mend: mend('Begin with the next word', 'title', [
          { ...span, end: span.end + 1, text: rest.charAt(0).toUpperCase() },
        ]),
      });
    }
    for (const match of title.matchAll(EMPTY_WORDS)) {
      if (opening !== null && match.index < opening[0].length) continue;
      remarks.push({
        place: 'title',
        span: { start: match.index, end: match.index + match[0].length },
        message: `"${match[0]}" tells nothing about the thing itself.`,
      });
    }
    for (const match of title.matchAll(/[™®©]/g)) {
      const span = { start: match.index, end: match.index + 1 };
      remarks.push({ place: 'title', span, message: 'The title holds a trademark sign; name the thing by its kind.' });
    }
    const words = wordCount(title);
    if (words > MAX_WORDS) {
      remarks.push({
        place: 'title',
        about: 'words',
        message: `The title has ${words} words; titles under ${MAX_WORDS} words are read, longer ones are skimmed.`,
      });
    }
    return judged(`The title has ${words} words and none that the office would strike.`, remarks);
  },
};
