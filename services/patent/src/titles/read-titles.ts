import { formatTitle, titleIssues } from '@premise/patent-rules';
import { givesAwayPrompt, TITLES_ASKED } from './title-prompt.ts';

/** A title of more words than this is a sentence. */
const MAX_WORDS = 20;
const MAX_LENGTH = 200;
/** Lines looked at where no JSON was answered. */
const MOST_LINES = 100;

/** No title has them: marks of markup, addresses, code, and signs that are not seen. */
const FOREIGN = /[<>{}[\]\\|`=]|\p{Cc}|\p{Cf}|\p{Surrogate}|\p{Co}|:\/\/|\bwww\./u;

/**
 * The titles of an answer, each as the title step formats it and of sound structure; what cannot be brought into that form is left
 * out. The answer is the JSON object that was asked for, an array, or lines of a list.
 */
export function readTitles(reply: string, fence: string): string[] {
  const titles = new Map<string, string>();
  for (const proposed of proposalsIn(reply)) {
    const title = mended(proposed);
    if (title !== null && !givesAwayPrompt(title, fence)) titles.set(title.toLowerCase(), title);
    if (titles.size === TITLES_ASKED) break;
  }
  return [...titles.values()];
}

function mended(proposed: string): string | null {
  if (proposed.length > MAX_LENGTH) return null;
  const bare = proposed.replace(/^["'“‘*_\s]+|["'”’*_\s]+$/g, '').replace(/([.!?])[.!?]+/g, '$1');
  const title = formatTitle(bare);
  if (FOREIGN.test(title) || title.split(' ').length > MAX_WORDS) return null;
  return titleIssues(title).length === 0 ? title : null;
}

function proposalsIn(reply: string): string[] {
  return titlesOf(jsonIn(reply, '{', '}')) ?? titlesOf(jsonIn(reply, '[', ']')) ?? linesOf(reply);
}

function jsonIn(reply: string, open: string, close: string): unknown {
  const [start, end] = [reply.indexOf(open), reply.lastIndexOf(close)];
  if (start === -1 || end < start) return null;
  try {
    return JSON.parse(reply.slice(start, end + 1));
  } catch {
    return null;
  }
}

function titlesOf(value: unknown): string[] | null {
  const list: unknown = Array.isArray(value) ? value : (value as { titles?: unknown } | null)?.titles;
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : null;
}

function linesOf(reply: string): string[] {
  return reply
    .split('\n', MOST_LINES)
    .map((line) => /^\s*(?:[-*•]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1])
    .filter((line) => line !== undefined);
}
