import { listParts, lowSplit, splitAt } from './joined-parts.ts';

/** How what follows "is" is put together; its parts are still to be read. */
export type ComplementForm =
  | {
      says: 'joined';
      joint: 'and' | 'or';
      parts: readonly string[];
      denied: boolean;
      /** "either A or B" may mean one of them alone. */
      doubtful: boolean;
    }
  | { says: 'one of two'; parts: readonly string[] }
  | { says: 'denied'; text: string }
  | { says: 'plain'; text: string };

const FILLERS =
  /(?:,\s*(?:too|as well|in addition|at the same time|in the same time|otherwise|however|therefore|also|moreover)\b,?|\b(?:however|also|likewise|necessarily|indeed|certainly|thus|consequently)\b(?=\s))/gi;
const LIST =
  /^(at least one|one|none|neither|all|both|not all|not both) (?:of (?:these|the following|this|them))(?: things)?:? (.+)$/;

const joined = (joint: 'and' | 'or', parts: readonly string[], denied = false, doubtful = false): ComplementForm => ({
  says: 'joined',
  joint,
  parts,
  denied,
  doubtful,
});

/** Null: of no form that is known. */
export function complementForm(raw: string): ComplementForm | null {
  const low = lowSplit(raw);
  if (low) return joined(low.joint, low.parts);
  const text = raw
    .replace(FILLERS, '')
    .replace(/,\s*or both\b/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[,\s]+|[,\s]+$/g, '');
  if (text === '') return null;
  const exclusive = /^either (.+),? but not both$/.exec(text);
  if (exclusive) return { says: 'one of two', parts: splitAt(exclusive[1] ?? '', 'or') };
  const list = listForm(text);
  if (list) return list;
  return text.startsWith('neither ') ? neitherForm(text) : (notBothForm(text) ?? joinedForm(text));
}

/** "at least one of these: a cat, a dog". */
function listForm(text: string): ComplementForm | null {
  const list = LIST.exec(text);
  if (!list) return null;
  const [, quantity = '', rest = ''] = list;
  if (/none|neither/.test(quantity)) return joined('or', listParts(rest), true);
  return joined(/all|both/.test(quantity) ? 'and' : 'or', listParts(rest), quantity.startsWith('not'));
}

/** "neither a cat nor a dog". */
function neitherForm(text: string): ComplementForm | null {
  const parts = text.slice('neither '.length).split(/,? nor |, (?=an? )/);
  return parts.length > 1 ? joined('or', parts, true) : null;
}

/** "not both a cat and a dog". */
function notBothForm(text: string): ComplementForm | null {
  const both = /^not both (.+)$/.exec(text)?.[1];
  return both === undefined ? null : joined('and', splitAt(both, 'and'), true);
}

/** "either a cat or a dog", "both black and a cat", "not a cat". */
function joinedForm(text: string): ComplementForm | null {
  const either = /^either (.+)$/.exec(text);
  const ors = splitAt(either?.[1] ?? text, 'or');
  if (ors.length > 1) return joined('or', ors, false, either !== null && ors.length === 2);
  if (either) return null;
  const both = /^both (.+)$/.exec(text);
  const ands = splitAt(both?.[1] ?? text, 'and');
  if (ands.length > 1) return joined('and', ands);
  if (both) return null;
  const denied = /^(?:not|never|no longer|no) (.+)$/.exec(text);
  return denied ? { says: 'denied', text: denied[1] ?? '' } : { says: 'plain', text };
}
